import { expect, type Page, test } from '@playwright/test';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { madeBefore, rowOf, statusWith } from './keySteps.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = '/system/api?view=requests';
const request = 'GET /open/v1/balance';

const inChinese = {
  search: '查询',
  curl: '复制为 curl',
  replay: '在沙箱中重放',
  answer: '响应',
  first: '首次响应',
  sandbox: '沙箱响应',
};
const inEnglish: typeof inChinese = {
  search: 'Search',
  curl: 'Copy as curl',
  replay: 'Replay in the sandbox',
  answer: 'Answer',
  first: 'First answer',
  sandbox: 'Answer of the sandbox',
};

/** A key that asked for its balance once. */
const usedKey = async (page: Page) => {
  const name = `ERP ${Date.now().toString(36)}`;
  const { key } = await madeBefore(name);
  expect(await statusWith(page, key)).toBe(200);
  return { name, key };
};

/** Written a moment later: whoever looks too early searches again. */
const openRequest = async (page: Page, words: typeof inChinese, name: string) => {
  await expect(async () => {
    await page.getByRole('button', { name: words.search, exact: true }).first().click();
    await expect(rowOf(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await rowOf(page, name).getByRole('button', { name: request }).click();
  return page.getByRole('dialog', { name: request });
};

test('what a key asked is found, copied and replayed in the sandbox', async ({ page }) => {
  const words = inChinese;
  const { name, key } = await usedKey(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true });
  const drawer = await openRequest(page, words, name);
  await lookAt('the request');
  await expect(drawer.getByRole('region', { name: words.answer })).toContainText('"wallets"');
  await drawer.getByRole('button', { name: words.curl }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toContain('/open/v1/balance');
  expect(line).toContain('Bearer $ALPACA_KEY');
  expect(await page.content()).not.toContain(key);

  await drawer.getByRole('button', { name: words.replay }).click();
  await expect(drawer.getByRole('region', { name: words.sandbox })).toContainText('"wallets"');
  await expect(drawer.getByRole('region', { name: words.first })).toContainText('200');
  await lookAt('both answers');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await lookAt('the list');
  expect(found).toEqual([]);
});

test('on a phone and in the dark requests are cards, and one is replayed in English', {
  tag: '@night',
}, async ({ page }) => {
  const words = inEnglish;
  const { name } = await usedKey(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true, language: 'en_US', theme: 'dark' });
  const drawer = await openRequest(page, words, name);
  await drawer.getByRole('button', { name: words.replay }).click();
  await expect(drawer.getByRole('region', { name: words.sandbox })).toBeVisible();
  await lookAt('both answers');
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await lookAt('the cards');
  expect(await overflow(page)).toBe(0);
  expect(found).toEqual([]);
});

test('who has asked nothing yet reads what will stand here', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, path, { user: 'kapok', own: true });
  await expect(page.getByText('还没有请求')).toBeVisible();
});
