import { type CostChange, getOrderDetail, listCostChanges } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { bulkOf, listOf, rowOf } from '../orders/orderListSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { desk, sumOf } from './costSteps.ts';

// One after the other: each takes the first two of the same merchant.
test.describe.configure({ timeout: 120_000, mode: 'serial' });

// Nobody watches what its wallet has.
const merchant = 'bluebay';

const changesIn = async (state: CostChange['state']): Promise<CostChange[]> =>
  (await callAs(merchant, listCostChanges, { state, pageNo: 1, pageSize: 100 })).page.records;

const orderOf = async ({ orderId }: CostChange) =>
  (await askAs(merchant, getOrderDetail, { id: orderId })).order;

for (const { language, act, yes, none, results, done, tag } of [
  {
    language: 'zh_CN',
    act: '确认费用变更 2/3',
    yes: '确认费用变更 2 票',
    none: '1 票：没有待确认的费用变更',
    results: '处理结果',
    done: '成功 2 票',
    tag: '',
  },
  {
    language: 'en_US',
    act: 'Confirm cost changes 2/3',
    yes: 'Confirm cost changes (2)',
    none: '1: no cost change to confirm',
    results: 'Results',
    done: 'Succeeded: 2',
    tag: ' @night',
  },
] as const) {
  test(`cost changes of chosen orders are confirmed, each with its outcome: ${language}${tag}`, async ({
    page,
  }) => {
    const two = (await changesIn('awaiting')).slice(0, 2);
    const [withdrawn] = (await changesIn('withdrawn')) as [CostChange];
    const orders = await Promise.all([...two, withdrawn].map(orderOf));
    await page.setViewportSize(desk);
    await enter(page, listOf(orders), { user: merchant, language });
    for (const order of orders) await rowOf(page, order).getByRole('checkbox').check();
    await bulkOf(page).getByRole('button', { name: act }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(sumOf(two));
    await expect(dialog).toContainText(none);
    await dialog.getByRole('button', { name: yes }).click();
    const told = page.getByRole('dialog', { name: results });
    await expect(told.getByRole('status').first()).toContainText(done);
    for (const { transactionOrderNo } of two) await expect(told).toContainText(transactionOrderNo);
    const settled = new Set((await changesIn('debited')).map(({ id }) => id));
    expect(two.every(({ id }) => settled.has(id))).toBe(true);
  });
}
