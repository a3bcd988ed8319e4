import { addWebhook, editWebhook, listWebhooks, type WebhookForm } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import type { Came } from '../../apps/server/src/modules/openapi/testing.ts';
import { choose } from '../support/actions.ts';
import { askAs, callAs } from '../support/api.ts';
import { colleague, owner, rowOf } from './keySteps.ts';
import { closeSecret, takeSecret } from './secretSteps.ts';
import type { Words } from './webhookWords.ts';

export const path = '/system/api?view=webhooks';

export const act = (page: Page, url: string, what: string) => choose(rowOf(page, url), what);

export const logOf = (page: Page, words: Words) => page.getByRole('dialog', { name: words.logOf });

/** Fills the form, keeps what is shown once, and gives it back. */
export const addEndpoint = async (page: Page, words: Words, url: string) => {
  await page.getByRole('button', { name: words.add }).first().click();
  const form = page.getByRole('dialog', { name: words.adding });
  await form.getByLabel(words.address, { exact: true }).fill(url);
  await form.getByRole('checkbox', { name: words.moved }).check();
  await form.getByRole('button', { name: words.add }).click();
  const secret = await takeSecret(page, words, /^whsec_/);
  await closeSecret(page, words);
  return secret;
};

export const editAddress = async (page: Page, words: Words, from: string, to: string) => {
  await act(page, from, words.edit);
  const form = page.getByRole('dialog', { name: words.editing });
  await form.getByLabel(words.address, { exact: true }).fill(to);
  await form.getByRole('button', { name: words.save }).click();
  await expect(form).toBeHidden();
};

/** What a receiver got, as somebody pastes it; its body may have changed on the way. */
export const check = async (page: Page, words: Words, came: Came, change: Partial<Came> = {}) => {
  const { headers, body } = { ...came, ...change };
  const dialog = page.getByRole('dialog', { name: words.debug });
  await dialog.getByLabel(words.messageId).fill(headers['webhook-id'] ?? '');
  await dialog.getByLabel(words.timestamp).fill(headers['webhook-timestamp'] ?? '');
  await dialog.getByLabel(words.signature).fill(headers['webhook-signature'] ?? '');
  await dialog.getByLabel(words.body).fill(body);
  await dialog.getByRole('button', { name: words.check, exact: true }).click();
  return dialog;
};

export const madeBefore = (url: string) =>
  callAs(owner, addWebhook, { url, types: ['order.moved'] });

export const storedOf = async (id: string) => {
  const found = (await askAs(owner, listWebhooks, {})).find((one) => one.id === id);
  if (!found) throw new Error(`no endpoint has the id ${id}`);
  return found;
};

/** The colleague saves first. */
export const colleagueEdits = async (
  id: string,
  change: Partial<WebhookForm & { isOn: boolean }>,
) => {
  const { revision, url, description, types, isOn } = await storedOf(id);
  await callAs(colleague, editWebhook, { id, revision, url, description, types, isOn, ...change });
};
