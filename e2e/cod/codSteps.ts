import { type CodOrder, listCodOrders } from '@alpaca/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { bringSheet } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import type { Words } from './codWords.ts';

export const path = '/ops/cod';
export const ownPath = '/financial/cod';
export const operator = 'yunling-op';
export const colleague = 'yunling-op2';

/** The demo's orders whose money is in one place. */
export const ordersIn = async (view: CodOrder['state'], user = operator): Promise<CodOrder[]> => {
  const { page } = await callAs(user, listCodOrders, { view, pageNo: 1, pageSize: 50 });
  return page.records;
};

export const rowWith = (within: Page | Locator, text: string) =>
  within.locator('[data-row-key]').filter({ hasText: text });
const drawerOf = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words.ofRemittance });

const sayYes = (page: Page, question: RegExp, yes: RegExp) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click();

export const begin = async (page: Page, no: string, words: Words) => {
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.add });
  await dialog.getByLabel(words.carrier, { exact: true }).fill('海湾');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await expect(dialog.getByText('SAR', { exact: true }).first()).toBeVisible();
  await dialog.getByLabel(words.no, { exact: true }).fill(no);
  await dialog.getByRole('button', { name: words.begin }).click();
  await expect(drawerOf(page, words)).toBeVisible();
};

/** A line for the order, short of what was due, and one that nobody has. */
export const bring = async (page: Page, order: CodOrder, nobodys: string, words: Words) => {
  await drawerOf(page, words).getByRole('button', { name: words.import }).click();
  const part = (Number(order.due) - 10).toFixed(2);
  const sheet = await sheetFile([
    [...words.headings],
    [order.transactionOrderNo, part, '1.00'],
    [nobodys, '4.00', ''],
  ]);
  await bringSheet(page, 'cod.xlsx', sheet, words);
  await expect(rowWith(drawerOf(page, words), nobodys)).toBeVisible();
};

export const book = async (page: Page, words: Words) => {
  const drawer = drawerOf(page, words);
  await drawer.getByRole('button', { name: words.book }).click();
  await sayYes(page, words.booking, words.book);
  await expect(drawer.locator('[data-kind]').first()).toHaveText(words.booked);
};

export const match = async (page: Page, nobodys: string, order: CodOrder, words: Words) => {
  const row = rowWith(drawerOf(page, words), nobodys);
  await row.getByRole('button', { name: words.match }).click();
  const dialog = page.getByRole('dialog', { name: words.matching });
  await dialog.getByLabel(words.number, { exact: true }).fill(nobodys);
  await dialog.getByRole('button', { name: words.match }).click();
  // Nobody has that one either: it is told in the dialog, which stays.
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(words.number, { exact: true }).fill(order.transactionOrderNo);
  await dialog.getByRole('button', { name: words.match }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(order.transactionOrderNo);
};

export const settleInFull = async (page: Page, order: CodOrder, words: Words) => {
  const row = rowWith(page, order.transactionOrderNo);
  await row.getByRole('button', { name: words.settle }).click();
  const dialog = page.getByRole('dialog', { name: words.settling });
  await dialog.getByRole('radio', { name: words.inFull }).check();
  await dialog.getByLabel(words.note, { exact: true }).fill('承运商少付');
  await dialog.getByRole('button', { name: words.settled }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(words.toApprove);
  await expect(row.getByRole('button', { name: words.approve })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
};

export const approve = async (page: Page, order: CodOrder, words: Words) => {
  const row = rowWith(page, order.transactionOrderNo);
  await row.getByRole('button', { name: words.approve }).click();
  await sayYes(page, words.approving, words.approve);
  await expect(row).toContainText(words.toCredit);
};
