import { addApiKey, editApiKey, listApiKeys } from '@alpaca/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { askAs, callAs } from '../support/api.ts';
import type { Words } from './keyWords.ts';

export const path = '/system/api';
/** Two who look after the same merchant's keys. */
export const owner = 'starfield';
export const colleague = 'starfield-lin';

export const rowOf = (page: Page, name: string) =>
  page.locator('[data-row-key]').filter({ hasText: name });

/** Asks with a key as a merchant's own system does; the answer's status. */
export const statusWith = async (page: Page, key: string) => {
  const address = `http://127.0.0.1:${process.env.ALPACA_E2E_PORT}/open/v1/balance`;
  const reply = await page.request.get(address, { headers: { authorization: `Bearer ${key}` } });
  return reply.status();
};

export const openForm = async (page: Page, words: Words): Promise<Locator> => {
  await page.getByRole('button', { name: words.add }).first().click();
  const dialog = page.getByRole('dialog', { name: words.adding });
  await expect(dialog.getByLabel(words.name, { exact: true })).toBeVisible();
  return dialog;
};

export const act = (page: Page, name: string, what: string) => choose(rowOf(page, name), what);

/** A key that somebody made before. */
export const madeBefore = async (name: string) => {
  const body = { name, scopes: ['money:read'] };
  return callAs(owner, addApiKey, body);
};

export const storedOf = async (name: string) => {
  const found = (await askAs(owner, listApiKeys, {})).find((key) => key.name === name);
  if (!found) throw new Error(`no key is called ${name}`);
  return found;
};

/** The colleague saves first. */
export const colleagueEdits = async (name: string, change: object) => {
  const { id, revision, scopes, addresses, expireTime } = await storedOf(name);
  const form = { name, scopes, addresses, expireTime };
  await callAs(colleague, editApiKey, { id, revision, ...form, ...change });
};
