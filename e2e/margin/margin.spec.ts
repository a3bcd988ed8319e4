import { listOrderMargins, type OrderMargin } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { places } from '../costs/costSteps.ts';
import { callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

// One after the other: what one looked at no longer waits for the next.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const operator = 'yunling-op';
const path = '/ops/margin';

const inChinese = {
  margin: '毛利',
  of: (no: string) => `订单 ${no} 的毛利`,
  byMerchant: '按商户',
  orders: '订单',
  seen: '标记已处理',
  note: '备注',
  marked: '已标记',
  bills: '承运商账单',
};
const inEnglish: typeof inChinese = {
  margin: 'Margin',
  of: (no: string) => `Margin of order ${no}`,
  byMerchant: 'By merchant',
  orders: 'Orders',
  seen: 'Mark as seen',
  note: 'Note',
  marked: 'Marked as seen',
  bills: "Carriers' bills",
};

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A losing order of the demo that nobody has looked at. */
const losingOne = async (): Promise<OrderMargin> => {
  const body = { from: day(80), to: day(0), view: 'toSee', pageNo: 1, pageSize: 20 } as const;
  const { records } = await callAs(operator, listOrderMargins, body);
  const [margin] = records;
  if (!margin) throw new Error('the demo has orders that lose');
  return margin;
};

for (const { width, height, language, tag } of places) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`an operator sees the margin and looks at an order that loses at ${width} px${tag}`, async ({
    page,
  }) => {
    const losing = await losingOne();
    const no = losing.transactionOrderNo;
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, path, { user: operator, language });
    await expect(page.getByRole('heading', { name: words.margin, exact: true })).toBeVisible();
    await expect(page.getByRole('img').locator('canvas')).toBeVisible();
    await page.getByText(words.byMerchant, { exact: true }).click();
    await expect(page.getByText(losing.merchantCode).first()).toBeVisible();
    await lookAt('the summary');
    expect(await overflow(page)).toBe(0);

    await page.getByRole('link', { name: words.orders, exact: true }).click();
    await page.getByRole('button', { name: no }).click();
    const drawer = page.getByRole('dialog', { name: words.of(no) });
    await expect(drawer.getByRole('heading', { name: words.bills })).toBeVisible();
    await lookAt('an order');
    await drawer.getByRole('button', { name: words.seen }).click();
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel(words.note) })
      .last();
    await dialog.getByLabel(words.note).fill('Asked the carrier to weigh it again');
    await dialog.getByRole('button', { name: words.seen }).click();
    await expect(page.getByText(words.marked).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(drawer.getByText('Asked the carrier to weigh it again')).toBeVisible();
    await enter(page, `${path}?part=orders`, { user: operator, language });
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: no })).toHaveCount(0);
    await lookAt('what loses');
    expect(await overflow(page)).toBe(0);
    expect(found).toEqual([]);
  });
}
