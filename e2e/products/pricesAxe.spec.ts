import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { faults } from '../support/axe.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { batchPath, fillParcel, lineOf, sheetsPath, trialPath } from './pricesSteps.ts';

test.describe.configure({ timeout: 180_000 });

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on a merchant's pages, ${theme}`, async ({ page }) => {
    const merchant = await newMerchant();
    await activate(merchant.id);
    const visit = { user: merchant.username, theme };
    await enter(page, trialPath, visit);
    await fillParcel(page, 'US', '0.46', '99501');
    await page.getByRole('button', { name: '试算', exact: true }).click();
    await expect(lineOf(page, 'US-PACKET')).toBeVisible();
    await page
      .getByRole('button', { name: /费用明细/ })
      .first()
      .focus();
    await expect(page.getByRole('tooltip')).toContainText('合计');
    expect(await faults(page)).toEqual([]);
    for (const path of ['/product/list', '/trial/freight', '/single/channels', batchPath]) {
      await enter(page, path, visit);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(1_500);
      expect(await faults(page), path).toEqual([]);
    }
  });
}

test("axe finds nothing serious on an operator's pages", async ({ browser }) => {
  const page = await asOperator(browser, '/ops/products');
  await page.getByRole('button', { name: '编辑' }).first().click();
  await expect(page.getByLabel('产品编码')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await enter(page, sheetsPath, { user: 'yunling-op' });
  await page.getByRole('button', { name: '查看版本' }).nth(3).click();
  await expect(page.getByRole('dialog')).toContainText('生效中');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '查看' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('tab', { name: /^附加费/ }).click();
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});
