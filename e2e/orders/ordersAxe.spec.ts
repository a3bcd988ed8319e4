import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { chooseLine, fillParcel, headingOf, partyOf, specialPath, submitOf } from './orderSteps.ts';

test.describe.configure({ timeout: 180_000 });

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the way of an order, ${theme}`, async ({ page }) => {
    await enter(page, specialPath, { theme });
    await submitOf(page).click();
    await expect(page.getByText(/^请填写/).first()).toBeVisible();
    expect(await faults(page), 'with faults').toEqual([]);
    const party = partyOf(page, '收件人');
    await party.getByRole('button', { name: '更换' }).click();
    expect(await faults(page), 'finding').toEqual([]);
    await party.getByRole('button', { name: '手动填写' }).click();
    await page.getByRole('button', { name: '第 1 行的更多申报信息' }).click();
    expect(await faults(page), 'editing').toEqual([]);
    await chooseLine(page);
    await fillParcel(page);
    await expect(page.getByRole('complementary', { name: '费用' })).toContainText('可用余额');
    expect(await faults(page), 'filled').toEqual([]);
    await submitOf(page).click();
    await expect(headingOf(page, '下单成功')).toBeVisible({ timeout: 60_000 });
    expect(await faults(page), 'finish').toEqual([]);
    await page.getByRole('button', { name: '查看订单' }).click();
    await expect(page.getByRole('region', { name: '操作记录' })).toBeVisible();
    expect(await faults(page), 'detail').toEqual([]);
    for (const [path, add] of [
      ['/order/skus', '新增 SKU'],
      ['/order/tax-numbers', '新增税号'],
    ] as const) {
      await enter(page, path, { theme });
      await page.getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page), path).toEqual([]);
    }
  });
}
