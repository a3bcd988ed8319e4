import type { Page } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { enter, expect, test } from '../announcements/bellSteps.ts';
import { newSheetFor, sheetsPath } from '../products/pricesSteps.ts';
import { faults } from '../support/axe.ts';
import { asOperator } from '../support/shellSteps.ts';
import {
  cellsOf,
  gridOf,
  headings,
  importPath,
  newMark,
  personOf,
  sheetOf,
  totalOf,
  upload,
} from './importsSteps.ts';

test.describe.configure({ timeout: 120_000 });

const chosen = (page: Page) => gridOf(page).locator('[aria-selected=true]');
const marked = (page: Page) => page.getByRole('listbox').locator('[aria-selected=true]');

test('what is typed into a list cell is what the cell becomes', async ({ page, person }) => {
  const mark = newMark();
  const people = Array.from({ length: 6 }, (_, n) => ({
    ...personOf(mark, n),
    countryCode: 'Untied States',
  }));
  await enter(page, person, { path: importPath });
  await upload(page, '国家.xlsx', await sheetOf(people, Object.keys(headings)));
  await expect(totalOf(page, '有误')).toHaveText('有误6', { timeout: 30_000 });
  const grid = gridOf(page);
  await grid.focus();
  await expect(chosen(page)).toContainText('Untied States');
  const country = (rowNo: number, name: string) =>
    expect(cellsOf(page, rowNo).getByRole('gridcell', { name, exact: true })).toBeVisible();

  // A code, then Tab, back, and down to the next row.
  await page.keyboard.type('US');
  await expect(marked(page)).toHaveText(/美国/);
  await page.keyboard.press('Tab');
  await country(2, '美国');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  for (const [row, typed, name] of [
    [3, 'ca', '加拿大'],
    [4, '德', '德国'],
    [5, 'jnd', '加拿大'],
    [6, 'united k', '英国'],
  ] as const) {
    await page.keyboard.press('F2');
    await page.keyboard.insertText(typed);
    await expect(marked(page)).toHaveText(new RegExp(name));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await country(row, name);
  }

  // What the list does not have is said; the text stays and can be mended.
  await page.keyboard.type('Germny');
  const editor = page.getByRole('combobox', { name: /第 7 行/ });
  await expect(page.getByRole('status').filter({ hasText: '列表里没有“Germny”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue('Germny');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  expect(await faults(page, 'main')).toEqual([]);
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('Backspace');
  await expect(marked(page)).toHaveText(/德国/);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toContainText('Untied States');
  await expect(grid).toBeFocused();

  // The whole list by the arrows alone.
  await page.keyboard.press('F2');
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second =
    (await page
      .getByRole('listbox')
      .getByRole('option')
      .nth(1)
      .locator('span')
      .first()
      .textContent()) ?? '';
  await expect(marked(page)).toContainText(second);
  await page.keyboard.press('Enter');
  await country(7, second);
  await expect(totalOf(page, '有误')).not.toHaveText('有误6');

  // Pressed elsewhere, a text that is none stays in the cell, with its reason.
  await cellsOf(page, 2).getByRole('gridcell', { name: '美国', exact: true }).click();
  await page.keyboard.type('Mars');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(
    cellsOf(page, 2).locator('[aria-invalid=true]').filter({ hasText: 'Mars' }),
  ).toBeVisible();
});

test('zones of a price version take typed countries', { tag: '@night' }, async ({ browser }) => {
  const merchant = await newMerchant('分区商户');
  await activate(merchant.id);
  const page = await asOperator(browser, sheetsPath);
  await newSheetFor(page, merchant, `L-${newMark()}`);
  await page.getByRole('tab', { name: /^分区/ }).click();
  await page.getByRole('button', { name: '添加一行' }).click();
  await expect(gridOf(page)).toBeFocused();
  await page.keyboard.type('Z1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('US');
  await page.keyboard.press('Tab');
  await expect(gridOf(page).getByRole('gridcell', { name: /^US 美国/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('CA');
  await page.keyboard.press('Enter');
  await expect(gridOf(page).getByRole('gridcell', { name: /^CA 加拿大/ })).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('德');
  await expect(marked(page)).toHaveText(/德国/);
  await page.keyboard.press('Enter');
  await expect(gridOf(page).getByRole('gridcell', { name: /^DE 德国/ })).toBeVisible();
  await page.context().close();
});
