import { expect, type Page, test } from '@playwright/test';
import { lookAgain, openHome } from '../shell/errorPages.ts';
import { buildHarness, harnessIn } from '../support/harness.ts';
import { sites } from '../support/sites.ts';

let code = '';
test.beforeAll(() => {
  code = buildHarness();
});

const open = async (page: Page, username: string) => {
  await openHome(page, sites.yunling, username);
  return harnessIn(page, code);
};

test('a file is sent with progress, kept under its own name, and fetched by a plain link', async ({
  page,
}) => {
  const harness = await open(page, 'bluebay');
  const { result, steps } = await harness.evaluate((parts) => parts.send(3_000));
  expect(result).toMatchObject({ name: '面单 1.pdf' });
  expect(steps.at(-1)).toBe(1);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    harness.evaluate((parts, key) => parts.downloadFile(key), result?.key ?? ''),
  ]);
  expect(download.suggestedFilename()).toBe('面单 1.pdf');
  expect(download.url()).not.toContain('token');
});

test('a file that is given up is no failure', async ({ page }) => {
  const harness = await open(page, 'bluebay');
  const { result, error } = await harness.evaluate((parts) => parts.send(3_000, 0));
  expect(result).toBeNull();
  expect(error).toBe('AbortError');
});

test('a load goes on while its tab is hidden and is cancelled when the tab is closed', async ({
  page,
}) => {
  const harness = await open(page, 'bluebay');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const held: (() => void)[] = [];
  await page.route('**/getDictItems/slow*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route
      .continue({ url: route.request().url().replace('/slow', '/goods_type') })
      .catch(() => null);
  });
  const press = (name: string) => page.getByRole('button', { name }).click();

  await harness.evaluate((parts) => parts.show('tabs'));
  await expect(page.getByText('loading')).toBeVisible();
  await press('hidden');
  await page.waitForTimeout(300);
  expect(failed).toEqual([]);
  const answered = page.waitForResponse(/goods_type|slow/);
  held.shift()?.();
  await answered;
  await press('shown');
  await expect(page.getByText(/^\d+ items$/)).toBeVisible();

  // Shown again, it asks whether its data is still true; closing it cancels that.
  await expect.poll(() => held.length).toBe(1);
  await press('closed');
  await expect.poll(() => failed.length).toBe(1);
  // Cancelled is not failed: nobody is told anything.
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a write goes on when its page is closed', async ({ page }) => {
  const harness = await open(page, 'bluebay');
  await page.route('**/getDictItems/slow*', (route) => route.fulfill({ json: {} }));
  await page.route('**/sys/user/language', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await harness.evaluate((parts) => parts.show('tabs'));
  const answered = page.waitForResponse('**/sys/user/language');
  await page.getByRole('button', { name: 'save' }).click();
  await page.getByRole('button', { name: 'closed' }).click();
  expect((await answered).status()).toBe(200);
});

test('a dictionary comes from this browser first, else once from the server', async ({ page }) => {
  const harness = await open(page, 'bluebay');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/getDictItems/')) asked += 1;
  });
  await harness.evaluate((parts) => parts.show('dictionary'));
  await expect(page.getByRole('status').getByText(/^\d+\/\d+/)).toBeVisible();
  expect(asked).toBe(0);

  await page.evaluate(() => localStorage.removeItem('alpaca.dictItems'));
  await harness.evaluate((parts) => parts.show('dictionary'));
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByText(/^[1-9]\d*\/[1-9]/)).toBeVisible();
  await harness.evaluate((parts) => parts.show('dictionary'));
  await expect(page.getByText(/^[1-9]\d*\/[1-9]/)).toBeVisible();
  expect(asked).toBe(1);
});

test('a setting changes at once, is saved once with a key, and is there on the next visit', async ({
  page,
}) => {
  const harness = await open(page, 'bluebay');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key']);
  });
  await harness.evaluate((parts) => parts.show('preference'));
  const button = page.locator('#harness button').first();
  await expect(button).toHaveText('100');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  for (let n = 0; n < 3; n += 1) await button.click();
  await expect(button).toHaveText('103');
  await saved;
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\w-]{20,}$/);
  // Even in a browser that has never seen it.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.includes('preference')) localStorage.removeItem(name);
    }
  });
  await harness.evaluate((parts) => parts.show('preference'));
  await expect(button).toHaveText('103');
});

test('where unsaved work would be lost, 401 brings the dialog and leaves the page', async ({
  page,
}) => {
  const harness = await open(page, 'bluebay');
  let over = false;
  await page.route('**/getDictItems/probe*', (route) =>
    over
      ? route.fulfill({ status: 401, json: { success: false, code: 2, message: '', result: null } })
      : route.continue({ url: route.request().url().replace('/probe', '/goods_type') }),
  );
  await harness.evaluate((parts) => parts.show('form'));
  await page.getByLabel('work').fill('half an order');
  over = true;
  await page.getByRole('button', { name: 'ask' }).click();
  const dialog = page.getByRole('dialog', { name: '登录已失效' });
  await expect(dialog.getByRole('button', { name: '重新登录' })).toBeFocused();
  await expect(page.getByText('未授权，请重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('alpaca.token'))).toBeNull();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2_000);
  await expect(page.getByLabel('work')).toHaveValue('half an order');
  // Each further try brings it back.
  await page.getByRole('button', { name: 'ask' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fdashboard%2Fanalysis/);
  await lookAgain(page);
});
