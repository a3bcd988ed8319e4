import { addApiKey } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { sites } from '../support/sites.ts';
import { overflow } from '../tracking/trackSteps.ts';

const pages = ['', 'reference', 'errors', 'idempotency', 'webhooks', 'sandbox', 'going-live'];
const at = (lang: string, page: string) => `${sites.yunling}/docs/open-api/${lang}/${page}`;

const looks = [
  { lang: 'zh', width: 1440, scheme: 'light' },
  { lang: 'en', width: 390, scheme: 'dark' },
] as const;

// Eight pages, each looked at by axe.
test.describe.configure({ timeout: 180_000 });

for (const { lang, width, scheme } of looks) {
  test(`every page of the docs can be read by everybody, ${lang} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const { found, lookAt } = gathering(page);
    for (const name of [...pages, 'playground']) {
      await page.goto(at(lang, name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      await lookAt(name);
    }
    expect(found).toEqual([]);
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
