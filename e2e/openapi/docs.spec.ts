import { addApiKey } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { anyFaults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { openForm, path } from './keySteps.ts';
import { inEnglish } from './keyWords.ts';
import { takeSecret } from './secretSteps.ts';

const pages = ['', 'reference', 'errors', 'idempotency', 'webhooks', 'sandbox', 'going-live'];
const at = (lang: string, page: string) => `${sites.yunling}/docs/open-api/${lang}/${page}`;

const looks = [
  { lang: 'zh', width: 1440, scheme: 'light' },
  { lang: 'en', width: 390, scheme: 'dark' },
] as const;

// Eight pages, each looked at by axe.
test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { lang, width, scheme } of looks) {
  test(`axe finds nothing on any page of the docs, ${lang} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const name of [...pages, 'playground']) {
      await page.goto(at(lang, name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      expect(await anyFaults(page), name).toEqual([]);
    }
  });
}

test('a call is tried with a key that came with the address, and the address forgets it', async ({
  page,
}) => {
  const scopes = ['catalogue:read', 'orders:write', 'orders:read'];
  const body = { name: `docs-${Date.now()}`, scopes, mode: 'test' };
  const { key } = await callAs('starfield', addApiKey, body);
  await page.goto(`${at('en', 'playground')}#key=${key}`);
  await expect(page.getByLabel('API key')).toHaveValue(key);
  expect(page.url()).not.toContain(key);
  await page.getByLabel('Call', { exact: true }).selectOption('quote');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('200');
  await expect(page.getByRole('status')).toContainText('alpaca-mode: test');
  await expect(page.locator('#answer')).toContainText('productId');
  await expect(page.locator('#curl')).toContainText('Bearer $ALPACA_KEY');
  expect(await page.locator('#curl').textContent()).not.toContain(key);
});

const trialKey = async () => {
  const scopes = ['catalogue:read', 'orders:write', 'orders:read', 'labels:read', 'money:read'];
  const more = ['tracking:read', 'webhooks', 'costs:write'];
  const name = `docs-${Date.now().toString(36)}`;
  return callAs('starfield', addApiKey, { name, scopes: [...scopes, ...more], mode: 'test' });
};

test('who has just made a test key tries it at once, signed and done once', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, path, { own: true, language: 'en_US' });
  const form = await openForm(page, inEnglish);
  await form.getByLabel('Name', { exact: true }).fill(`try-${Date.now().toString(36)}`);
  await form.getByText('Test', { exact: true }).click();
  await form.getByRole('checkbox', { name: /^Submit and cancel orders/ }).check();
  await form.getByRole('button', { name: inEnglish.add }).click();
  const key = await takeSecret(page, inEnglish, /^alp_test_/);
  const [docs] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Try it in the playground' }).click(),
  ]);
  await expect(docs.getByLabel('API key')).toHaveValue(key);
  expect(docs.url()).not.toContain(key);
  const call = docs.getByLabel('Call', { exact: true });
  const send = docs.getByRole('button', { name: 'Send' });
  await call.selectOption('sandboxTopUp');
  await docs.getByLabel('Sign it').check();
  await send.click();
  await expect(docs.getByRole('status')).toContainText('200');
  await expect(docs.locator('#heads')).toContainText('ratelimit-remaining');
  const once = await docs.locator('#answer').textContent();
  await send.click();
  await expect(docs.locator('#heads')).toContainText('idempotent-replayed: true');
  expect(await docs.locator('#answer').textContent()).toBe(once);
  // By another key of its own it is done anew.
  await docs.getByRole('button', { name: 'New' }).click();
  await send.click();
  await expect(docs.locator('#heads')).not.toContainText('idempotent-replayed');
  await expect(docs.locator('#answer')).not.toHaveText(once ?? '');
});

test('what the path lacks is asked for, and a file is saved @night', async ({ page }) => {
  const { key } = await trialKey();
  await page.goto(`${at('en', 'playground')}#key=${key}`);
  await page.getByLabel('Call', { exact: true }).selectOption('getOrder');
  // The browser itself asks for what is missing; what is typed into the path is seen by the page.
  await page.getByLabel(/^id ·/).fill('x');
  await page.locator('#path').fill('/open/v1/orders/{id}');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('braces');
});

test('every call is sent from the page and answered as the description has it @night', async ({
  page,
}) => {
  const { key } = await trialKey();
  await page.goto(`${at('en', 'playground')}#key=${key}`);
  const call = page.getByLabel('Call', { exact: true });
  const names = await call
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(names.length).toBeGreaterThan(45);
  const given: Record<string, string> = { kind: 'invoice', revision: '1' };
  for (const name of names) {
    await call.selectOption(name);
    for (const field of await page.locator('#parts input[required]').all()) {
      const asked = (await field.getAttribute('name')) ?? '';
      await field.fill(given[asked] ?? '00000000-0000-4000-8000-000000000000');
    }
    const answered = page.waitForResponse((reply) => reply.url().includes('/open/v1/'));
    await page.getByRole('button', { name: 'Send' }).click();
    const status = (await answered).status();
    expect(status, name).toBeLessThan(500);
    expect([401, 403], name).not.toContain(status);
    await expect(page.getByRole('status')).toContainText(String(status));
    await expect(page.locator('#answer'), name).not.toContainText('request.invalid');
  }
});
