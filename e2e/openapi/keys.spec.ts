import { expect, test } from '@playwright/test';
import { gathering } from '../support/axe.ts';
import { enter, sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  act,
  colleagueEdits,
  madeBefore,
  openForm,
  owner,
  path,
  rowOf,
  statusWith,
  storedOf,
} from './keySteps.ts';
import { inChinese, inEnglish } from './keyWords.ts';
import { allOf, closeSecret, takeSecret } from './secretSteps.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const newName = () => `e2e-${Date.now().toString(36)}`;

test('a key is made, shown once, used, reset beside the former, and revoked', async ({ page }) => {
  const words = inChinese;
  const name = newName();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true });
  await lookAt('the list');
  const form = await openForm(page, words);
  await form.getByLabel(words.name, { exact: true }).fill(name);
  await form.getByRole('checkbox', { name: words.balance }).check();
  await form.getByRole('radio', { name: words.days }).check();
  await lookAt('the form');
  await form.getByRole('button', { name: words.add }).click();

  const first = await takeSecret(page, words, /^alp_/);
  await lookAt('the key');
  await closeSecret(page, words);
  await expect(rowOf(page, name)).toContainText(first.slice(0, 16));
  expect(await allOf(page)).not.toContain(first.slice(16));
  expect(await statusWith(page, first)).toBe(200);

  await act(page, name, words.reset);
  const reset = page.getByRole('dialog', { name: new RegExp(name) });
  await reset.getByRole('radio', { name: words.more }).check();
  await lookAt('the reset');
  await reset.getByRole('button', { name: words.reset }).click();
  const second = await takeSecret(page, words, /^alp_/);
  await closeSecret(page, words);
  await expect(rowOf(page, name)).toContainText(words.former);
  expect(second).not.toBe(first);
  expect(await statusWith(page, first)).toBe(200);
  expect(await statusWith(page, second)).toBe(200);

  await act(page, name, words.revoke);
  const revoke = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(revoke).toContainText(second.slice(0, 16));
  await lookAt('the question');
  await revoke.getByRole('button', { name: words.revoke }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await statusWith(page, first)).toBe(401);
  expect(await statusWith(page, second)).toBe(401);
  expect(found).toEqual([]);
});

test('on a phone keys are cards, and one is made in English', async ({ page }) => {
  const words = inEnglish;
  const name = newName();
  await page.setViewportSize({ width: 390, height: 844 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true, language: 'en_US' });
  await expect(
    page.getByRole('list', { name: words.keys }).getByRole('listitem').first(),
  ).toBeVisible();
  await lookAt('the cards');
  expect(await overflow(page)).toBe(0);
  const form = await openForm(page, words);
  await form.getByLabel(words.name, { exact: true }).fill(name);
  await form.getByRole('checkbox', { name: words.orders }).check();
  await form.getByLabel(words.networks).fill('203.0.113.0/24\noffice');
  await form.getByRole('button', { name: words.add }).click();
  await expect(form.getByText(words.wrongNetwork)).toBeVisible();
  await form.getByLabel(words.networks).fill('203.0.113.0/24');
  await lookAt('the form');
  await form.getByRole('button', { name: words.add }).click();
  const key = await takeSecret(page, words, /^alp_/);
  await lookAt('the key');
  await closeSecret(page, words);
  await expect(rowOf(page, name)).toContainText('203.0.113.0/24');
  expect(await overflow(page)).toBe(0);
  // It may be used from its network alone.
  expect(await statusWith(page, key)).toBe(401);
  expect(found).toEqual([]);
});

test('whoever is second is told, and nothing is saved or revoked in silence', async ({ page }) => {
  const words = inChinese;
  const name = newName();
  await madeBefore(name);
  await enter(page, path, { own: true });
  await act(page, name, words.edit);
  const form = page.getByRole('dialog', { name: new RegExp(name) });
  await form.getByLabel(words.networks).fill('198.51.100.7');
  await colleagueEdits(name, { scopes: ['money:read', 'orders:read'] });
  await form.getByRole('button', { name: words.save }).click();
  const told = page.getByRole('dialog', { name: words.first });
  await expect(told).toContainText('查询订单、查询余额');
  await told.getByRole('button', { name: words.saveMine }).click();
  await expect(form).toBeHidden();
  expect(await storedOf(name)).toMatchObject({
    scopes: ['money:read', 'orders:read'],
    addresses: ['198.51.100.7'],
  });

  await act(page, name, words.revoke);
  const question = page.getByRole('dialog', { name: new RegExp(name) });
  await colleagueEdits(name, { addresses: [] });
  await question.getByRole('button', { name: words.revoke }).click();
  await expect(page.getByText(words.told)).toBeVisible();
  await storedOf(name);
  await question.getByRole('button', { name: words.revoke }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('who has no key yet reads what one is for, and where to ask', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, path, { user: 'kapok', own: true });
  await expect(page.getByText('还没有 API 密钥')).toBeVisible();
  await expect(page.getByText(`curl "${sites.yunling}/open/v1/balance"`)).toBeVisible();
  await page.getByRole('button', { name: inChinese.add }).last().click();
  await expect(page.getByRole('dialog', { name: inChinese.adding })).toBeVisible();
});

test('who looks after no keys has neither the menu nor the page', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, path, { user: `${owner}-clerk` });
  await expect(page).toHaveURL(`${sites.yunling}/403`);
  await expect(sideOf(page).getByText('订单管理')).toBeVisible();
  await expect(sideOf(page).getByText('API 配置')).toHaveCount(0);
});
