import { type Language, listOrders, listOwnWarehouses, type OrderSummary } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import type { Chapter } from '../../apps/web/src/features/tour/chapters.ts';
import { demoDispute, drawerOf, merchant, openRow, ownPath } from '../../e2e/costs/costSteps.ts';
import { enterDesk, scan, scanToPrintPath, weigh, withQz } from '../../e2e/labels/scanSteps.ts';
import { chooseLine, fillParcel, specialPath } from '../../e2e/orders/orderSteps.ts';
import { askAs, callAs } from '../../e2e/support/api.ts';
import { enter } from '../../e2e/support/shellSteps.ts';
import { enterStation, weightField } from '../../e2e/warehouse/receiveSteps.ts';

const operator = 'yunling-op';

const ordersIn = async (status: OrderSummary['status']) => {
  const asked = { status, pageNo: 1, pageSize: 20 };
  return (await callAs('starfield', listOrders, asked)).records;
};

/** Each takes the next: one that was scanned for a picture is somewhere else by the other one. */
const nextIn = async (status: OrderSummary['status'], language: Language) => {
  const found = (await ordersIn(status))[language === 'zh_CN' ? 0 : 1];
  if (!found) throw new Error(`the demo has no order that is ${status}`);
  return found;
};

/** How the page of each chapter comes to be on show. */
export const shots: Record<Chapter, (page: Page, language: Language) => Promise<unknown>> = {
  home: (page, language) => enter(page, '/dashboard/analysis', { language }),
  place: async (page, language) => {
    await enter(page, specialPath, { language });
    await chooseLine(page, /美国专线小包|US Packet/);
    await fillParcel(page);
  },
  list: (page, language) => enter(page, '/order/list', { language }),
  print: async (page, language) => {
    const qz = await withQz(page);
    const draft = await nextIn('draft', language);
    await enterDesk(page, scanToPrintPath, 'starfield', { language });
    await scan(page, draft.transactionOrderNo);
    await expect(page.getByText(/^(请称重|Weigh it)/).first()).toBeVisible();
    await weigh(page, '0.485');
    // The demo's drafts are some days old: the price of one that rose since is agreed to.
    const agree = page.getByRole('button', { name: /^(同意|Agree|Accept)/ });
    const printed = page.getByText(/^(已打印|Printed)$/).first();
    await agree.or(printed).first().waitFor({ timeout: 60_000 });
    if (await agree.isVisible()) await page.keyboard.press('Enter');
    await expect(printed).toBeVisible({ timeout: 60_000 });
    await qz.stop();
  },
  receive: async (page, language) => {
    const [house] = await askAs(operator, listOwnWarehouses, {});
    if (!house) throw new Error('the demo has a warehouse');
    const order = await nextIn('generated', language);
    await enterStation(page, { id: house.id, name: house.name }, { language });
    await scan(page, order.transactionOrderNo);
    await expect(weightField(page)).toBeFocused();
  },
  track: async (page, language) => {
    await enter(page, '/order/track?status=delivered', { language });
    await page.locator('[data-row-key]').first().getByRole('button').first().click();
  },
  costs: async (page, language) => {
    const change = await demoDispute();
    await enter(page, ownPath, { user: merchant, language });
    await openRow(page, change);
    await expect(drawerOf(page, change)).toBeVisible();
  },
  margin: (page, language) => enter(page, '/ops/margin', { user: operator, language }),
};
