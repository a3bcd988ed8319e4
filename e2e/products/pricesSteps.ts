import type { Page } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';

export const trialPath = '/single/trial';
export const batchPath = '/trial/batch';
export const sheetsPath = '/ops/price-sheets';

/** Fills in where a parcel goes and what one box of it weighs. */
export const fillParcel = async (page: Page, country: string, kg: string, postCode = '') => {
  const choose = page.getByLabel(/^(目的国家\/地区|Destination)$/);
  await choose.fill(country);
  await choose.press('Enter');
  await page.getByLabel(/^(邮编|Postcode)$/).fill(postCode);
  await page.getByLabel(/^(单箱重量|Weight per box)$/).fill(kg);
};

export const radarOf = (page: Page) =>
  page.getByRole('complementary', { name: /^(费用雷达|Cost radar)$/ });

/** A product's line in the comparison. */
export const lineOf = (page: Page, product: string) =>
  page
    .getByRole('region', { name: /^(各产品报价|Prices by product)$/ })
    .getByRole('row')
    .filter({ hasText: product });

/** A sheet that one merchant alone has, and its first draft. */
export const newSheetFor = async (page: Page, merchant: { code: string }, code: string) => {
  await page.getByRole('button', { name: '新建报价表' }).click();
  const dialog = page.getByRole('dialog', { name: '新建报价表' });
  await dialog.getByLabel('编码', { exact: true }).fill(code);
  await dialog.getByLabel('产品').fill('US-PACKET');
  await dialog.getByLabel('产品').press('Enter');
  await dialog.getByText('指定商户').click();
  await dialog.getByLabel('商户', { exact: true }).fill(merchant.code);
  await page.locator('.ant-select-item-option').filter({ hasText: merchant.code }).click();
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByRole('button', { name: '新建空白草稿' }).click();
};

/** Puts cells on the grid as a spreadsheet's clipboard would. */
export const pasteRows = async (page: Page, rows: readonly (readonly string[])[]) => {
  const grid = page.getByRole('grid');
  await grid.evaluate(
    (node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    rows.map((row) => row.join('\t')).join('\n'),
  );
};

const priceHeadings = ['分区', '重量大于(kg)', '重量至(kg)', '每公斤', '每票'];
export const priceSheet = (rows: readonly (readonly string[])[]) =>
  sheetFile([priceHeadings, ...rows]);

const parcelHeadings = ['参考号', '国家/地区', '邮编', '货物属性', '单箱重量(kg)', '箱数'];
export const parcelSheet = (rows: readonly (readonly string[])[]) =>
  sheetFile([parcelHeadings, ...rows]);
