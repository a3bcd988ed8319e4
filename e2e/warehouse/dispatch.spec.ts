import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { faults } from '../support/axe.ts';
import { enterDispatch, houseWithParcels } from './dispatchSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('parcels leave in a bag, by scanner and keyboard alone @night', async ({ page }) => {
  const { house, numbers } = await houseWithParcels(3);
  await enterDispatch(page, house);
  await page.getByRole('button', { name: '新建批次' }).first().click();
  await page.getByLabel('主单号').fill('784-12345675');
  await page.getByRole('dialog').getByRole('button', { name: '新建批次' }).click();

  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
  const verdict = page.getByRole('status').first();
  for (const number of numbers) {
    await scan(page, number);
    await expect(verdict).toContainText('已装入');
  }
  await scan(page, 'NOBODY-77');
  await expect(verdict).toContainText('查无此单');
  await scan(page, numbers[0] ?? '');
  await expect(verdict).toContainText('已在本袋');
  await expect(page.getByText('3 箱 · 1.38 kg').first()).toBeVisible();

  await page.keyboard.press('F4');
  const gross = page.getByRole('dialog').getByLabel('毛重 kg');
  await expect(gross).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('相差 0.62 kg')).toBeVisible();
  await gross.fill('1.4');
  await gross.press('Enter');
  await expect(page.getByRole('button', { name: /B01.*毛重 1.4 kg/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: '确认出库' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认出库' }).click();
  await expect(page.getByText('3 票 3 箱已出库').first()).toBeVisible();
  await expect(page.getByText('已出库', { exact: true }).first()).toBeVisible();
});
