import type { Language } from '@alpaca/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  drawerOf as claimDrawer,
  ownPath as claimsPath,
  filed,
  merchant,
} from '../../e2e/claims/claimSteps.ts';
import { enter } from '../../e2e/support/shellSteps.ts';
import { weightField } from '../../e2e/warehouse/receiveSteps.ts';
import { shots } from './shots.ts';

interface HelpShot {
  shot: (page: Page, language: Language) => Promise<unknown>;
  /** What of it stands in the panel, where all of a page would be too small to read. */
  part: (page: Page) => Locator;
  /** How tall it may be for its width. */
  tall?: number;
}

const drawer = (page: Page) => page.getByRole('dialog').last();
/** The smallest part of a page in which something stands. */
const sectionOf = (page: Page, within: Locator) =>
  page.locator('main section, main form, main article').filter({ has: within }).last();

/** What pages of help show, by the name of the page. */
export const helpShots: Record<string, HelpShot> = {
  'place-order': {
    shot: shots.place,
    part: (page) => page.getByRole('complementary', { name: /^(费用|Cost)/ }),
    tall: 1.6,
  },
  scan: {
    shot: shots.print,
    part: (page) => page.locator('main'),
    tall: 0.7,
  },
  receive: {
    shot: shots.receive,
    part: (page) => sectionOf(page, weightField(page)),
  },
  tracking: { shot: shots.track, part: drawer },
  'cost-changes': {
    shot: shots.costs,
    part: (page) => drawer(page).locator('section').first(),
  },
  claims: {
    shot: async (page, language) => {
      const claim = await filed();
      await enter(page, `${claimsPath}?id=${claim.id}`, { user: merchant, language });
      await expect(claimDrawer(page, claim.transactionOrderNo)).toBeVisible();
    },
    part: drawer,
  },
  margin: {
    shot: shots.margin,
    part: (page) =>
      page
        .locator('main section')
        .filter({ has: page.getByRole('img') })
        .first(),
  },
  'top-up': {
    shot: (page, language) => enter(page, '/financial/recharge', { user: merchant, language }),
    part: (page) => sectionOf(page, page.getByRole('radiogroup').last()),
  },
};
