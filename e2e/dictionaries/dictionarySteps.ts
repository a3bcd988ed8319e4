import { listDictionaries } from '@alpaca/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { askAs } from '../support/api.ts';

export const path = '/system/dictionaries';
export const administrator = 'yunling-admin';

const idOf = async (code: string) => {
  const all = await askAs(administrator, listDictionaries, {});
  const found = all.find((one) => one.code === code);
  if (!found) throw new Error(`the demo has the dictionary ${code}`);
  return found.id;
};

export const pathOf = async (code: string) => `${path}?id=${await idOf(code)}`;

export const itemWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
export const dialogOf = (page: Page) => page.getByRole('dialog').last();
export const itemsIn = (page: Page) => page.getByRole('region').getByRole('listitem');

/** Opens what is behind ⋯, and gives one of it. */
export const entry = async (page: Page, of: Locator, text: string) => {
  await of.getByRole('button', { name: /更多|More/ }).click();
  return page.getByRole('menuitem', { name: text, exact: true });
};

export const rename = async (page: Page, item: string, zh: string, en: string) => {
  await itemWith(page, item).getByRole('button', { name: '编辑', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('中文').fill(zh);
  await dialog.getByLabel('英文').fill(en);
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
};

export const addItem = async (page: Page, value: string, zh: string, en: string) => {
  await page.getByRole('button', { name: '新增选项' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('值').fill(value);
  await dialog.getByLabel('中文').fill(zh);
  await dialog.getByLabel('英文').fill(en);
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  await expect(dialog).toBeHidden();
};
