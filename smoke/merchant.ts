import { expect, type Page } from '@playwright/test';
import { signIn } from '../e2e/auth/userForms.ts';
import {
  headings,
  importPath,
  newMark,
  personOf,
  sheetOf,
  upload,
} from '../e2e/imports/importsSteps.ts';
import { fillParcel, headingOf, specialPath, submitOf } from '../e2e/orders/orderSteps.ts';

// What a merchant does on the first day: the least that must work wherever Alpaca is started.

// The first page of `npm run dev` is put together while one waits for it.
const patient = { timeout: 60_000 };

export const signInAs = async (page: Page, site: string, user: string) => {
  await page.goto(site);
  await expect(page.getByLabel('用户名')).toBeVisible(patient);
  await signIn(page, user);
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible(patient);
};

/** Three consignees from a spreadsheet under the template's own headings. */
export const importPeople = async (page: Page, site: string) => {
  const mark = newMark();
  const people = [0, 1, 2].map((n) => personOf(mark, n));
  const sheet = await sheetOf(people, Object.values({ ...headings, phone: '电话' }));
  await page.goto(new URL(`${importPath}?kind=consignee`, site).href);
  await expect(page.locator('input[type=file]')).toBeAttached(patient);
  await upload(page, '收件人.xlsx', sheet);
  await page.getByRole('button', { name: '导入 3 行' }).click(patient);
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await expect(page.getByRole('heading', { name: '已导入 3 位收件人' })).toBeVisible(patient);
};

/** One parcel on a line; returns the order's number once the carrier's label is there. */
export const placeOrder = async (page: Page, site: string, line: RegExp) => {
  await page.goto(new URL(specialPath, site).href);
  await page.getByRole('radio', { name: line }).check(patient);
  await fillParcel(page);
  await submitOf(page).click();
  await expect(headingOf(page, '下单成功')).toBeVisible(patient);
  const number = page.getByText(/^A\d{6,}$/).first();
  return ((await number.textContent()) ?? '').trim();
};
