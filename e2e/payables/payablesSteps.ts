import { expect, type Locator, type Page } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { bringSheet } from '../imports/importsSteps.ts';
import type { Words } from './payablesWords.ts';

export const path = '/ops/payables';
export const operator = 'yunling-op';
export const colleague = 'yunling-op2';
const dueDays = 30;

/** What this story makes, told from all others by its mark. */
interface Made {
  mark: string;
  billNo: string;
  payee: string;
  /** A parcel that the bill names, and a number that nobody has. */
  orderNo: string;
  nobodys: string;
}

export const madeOf = (mark: string, orderNo: string): Made => ({
  mark,
  orderNo,
  billNo: `B${mark}`,
  payee: `Carrier ${mark}`,
  nobodys: `NOBODY${mark}`,
});

export const drawerOf = (page: Page, { billNo }: Pick<Made, 'billNo'>) =>
  page.getByRole('dialog', { name: new RegExp(`^(账单|Bill) ${billNo}$`) });
export const rowWith = (within: Page | Locator, text: string) =>
  within.locator('[data-row-key]').filter({ hasText: text });

const choose = async (page: Page, field: Locator, text: string) => {
  await field.fill(text);
  const option = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await option.filter({ hasText: text }).first().click();
};

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const addPayee = async (page: Page, { mark, payee }: Made, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words.newPayee });
  await dialog.getByLabel(words.code, { exact: true }).fill(`C${mark}`);
  await dialog.getByLabel(words.name, { exact: true }).fill(payee);
  await choose(page, dialog.getByLabel(words.currency, { exact: true }), 'CNY');
  await dialog.getByLabel(words.days, { exact: true }).fill(String(dueDays));
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();
};

/** A bill of a payee that nobody knew before; what follows from the payee is filled in. */
export const addBill = async (page: Page, made: Made, words: Words) => {
  await page.getByRole('button', { name: words.newBill }).first().click();
  const dialog = page.getByRole('dialog', { name: words.newBill });
  await dialog.getByRole('button', { name: words.addPayee }).click();
  await addPayee(page, made, words);
  await expect(dialog.getByText(made.payee).first()).toBeVisible();
  await expect(dialog.getByText('CNY', { exact: true }).first()).toBeVisible();
  const billDay = await dialog.getByLabel(words.billDay, { exact: true }).inputValue();
  const due = dialog.getByLabel(words.dueDay, { exact: true });
  await expect(due).toHaveValue(daysAfter(billDay, dueDays));
  await dialog.getByLabel(words.billNo, { exact: true }).fill(made.billNo);
  await dialog.getByRole('button', { name: words.begin }).click();
  await expect(drawerOf(page, made)).toBeVisible();
};

export const importLines = async (page: Page, made: Made, words: Words) => {
  await drawerOf(page, made).getByRole('button', { name: words.import }).click();
  const sheet = await sheetFile([
    [...words.headings],
    [made.orderNo, words.remote, '12.50'],
    [made.nobodys, words.freight, '3.20'],
  ]);
  await bringSheet(page, 'bill.xlsx', sheet, words);
  await expect(rowWith(drawerOf(page, made), made.nobodys)).toBeVisible();
};

export const book = async (page: Page, made: Made, words: Words) => {
  const drawer = drawerOf(page, made);
  await drawer.getByRole('button', { name: words.book }).click();
  const question = page.getByRole('dialog', { name: words.booking });
  await expect(question).toContainText('15.70');
  await expect(question).toContainText(words.oneUnknown);
  await question.getByRole('button', { name: words.book }).click();
  await expect(drawer.locator('[data-kind]').first()).toHaveText(words.booked);
};

export const match = async (page: Page, made: Made, words: Words) => {
  const drawer = drawerOf(page, made);
  await drawer.locator('.ant-segmented-item', { hasText: words.unknownOnes }).click();
  const row = rowWith(drawer, made.nobodys);
  await expect(rowWith(drawer, made.orderNo)).toHaveCount(0);
  await row.getByRole('button', { name: words.match }).click();
  const dialog = page.getByRole('dialog', { name: words.matching });
  await dialog.getByLabel(words.whose, { exact: true }).fill(made.nobodys);
  await dialog.getByRole('button', { name: words.match }).click();
  // Nobody has that one either: it is told in the dialog, which stays.
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(words.whose, { exact: true }).fill(made.orderNo);
  await dialog.getByRole('button', { name: words.match }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
};

export const passOn = async (page: Page, made: Made, words: Words) => {
  const drawer = drawerOf(page, made);
  await drawer.getByRole('button', { name: words.passOn }).click();
  const dialog = page.getByRole('dialog', { name: words.passing });
  await expect(dialog).toContainText(words.oneOrder);
  await dialog.getByRole('button', { name: words.passOn }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.passed).first()).toBeVisible();
};

export const askToPay = async (page: Page, made: Made, words: Words) => {
  await rowWith(page, made.billNo).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: words.bar });
  await bar.getByRole('button', { name: words.pay }).click();
  const dialog = page.getByRole('dialog', { name: words.paying });
  await expect(dialog).toContainText('15.70 CNY');
  await dialog.getByRole('button', { name: words.askPay }).click();
  await expect(dialog).toBeHidden();
};

export const approve = async (page: Page, { payee }: Made, words: Words) => {
  const row = rowWith(page, payee);
  await row.getByRole('button', { name: words.approve }).click();
  const question = page.getByRole('dialog', { name: words.approving });
  await question.getByRole('button', { name: words.approve }).click();
  await expect(row).toContainText(words.toPay);
};

export const recordPayment = async (page: Page, { payee, mark }: Made, words: Words) => {
  const row = rowWith(page, payee);
  await row.getByRole('button', { name: words.record }).click();
  const dialog = page.getByRole('dialog', { name: words.recording });
  await dialog.getByLabel(words.reference, { exact: true }).fill(`TT${mark}`);
  await dialog.getByRole('button', { name: words.recordYes }).click();
  await expect(dialog).toBeHidden();
  await expect(row.locator('[data-kind]')).toHaveText(words.paid);
};
