import type { Language } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { enter, keep } from '../e2e/support/shellSteps.ts';
import { sites } from '../e2e/support/sites.ts';
import type { State } from './states.ts';

interface Manner {
  language: Language;
  theme: 'light' | 'dark';
  /** The build that shows how longer words would stand. */
  gallery?: boolean;
}

export const settled = async (page: Page) => {
  // A chat in a frame of its own is never done.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

export const visit = async (page: Page, { path, user = 'starfield' }: State, manner: Manner) => {
  if (user !== null) return enter(page, path, { user, ...manner });
  await keep(page, { ...manner });
  await page.goto(`${sites.yunling}${path}`);
};
