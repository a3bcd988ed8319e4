import { contractVersion, headers, logout } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { lookAgain, notices, openHome, probe, shellReady } from '../shell/errorPages.ts';
import { callWith } from '../support/api.ts';
import { sites } from '../support/sites.ts';
import { signIn } from './userForms.ts';

const tokenKept = (page: Page): Promise<string | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alpaca.token') ?? 'null')?.value ?? null);

// The browser finds *.localhost by itself; here only the token says whose call it is.
const direct = (address: string) => address.replace(/\w+\.localhost/, '127.0.0.1');

/** Ends the page's session on the server, behind the page's back. */
const revoke = async (page: Page) => {
  await callWith((await tokenKept(page)) ?? '', logout);
};

const mark = (page: Page) => page.evaluate('window.sameLoad = true');
const sameLoad = (page: Page) => page.evaluate(`'sameLoad' in window`);

test('401: told once for 4 s, logged out once, loaded again after 1.5 s, and back after signing in', async ({
  page,
}) => {
  await openHome(page, sites.yunling, 'kapok');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await revoke(page);
  await lookAgain(page);
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fdashboard%2Fanalysis/);
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText('未授权，请重新登录');
  expect(loads).toBe(0);
  expect(await tokenKept(page)).toBeNull();
  await expect.poll(() => loads).toBe(1);
  // The message outlives the reload and is gone after its time; nothing is loaded a second time.
  await expect(notices(page)).toContainText('系统提示');
  await expect(notices(page)).toHaveCount(0, { timeout: 6_000 });
  await page.waitForTimeout(2_000);
  expect(loads).toBe(1);
  await signIn(page, 'kapok');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
});

test('code 2 ends the session as 401 does', async ({ page }) => {
  await openHome(page, sites.haituo, 'seabreeze');
  await page.route(probe, (route) =>
    route.fulfill({ json: { success: false, code: 2, message: '', result: null, timestamp: 0 } }),
  );
  await lookAgain(page);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText('未授权，请重新登录');
});

test('a session that ends under an open page is told by a dialog that leads back', async ({
  page,
  context,
}) => {
  await openHome(page, sites.yunling, 'bluebay');
  await Promise.all([page.goto(`${sites.yunling}/dashboard/analysis?kept=1`), shellReady(page)]);
  await mark(page);
  const other = await context.newPage();
  await other.goto(`${sites.yunling}/404`);
  // What signing out does there, as far as this page can see.
  await other.evaluate(() => localStorage.removeItem('alpaca.token'));
  await other.close();
  const dialog = page.getByRole('dialog', { name: '登录已失效' });
  await expect(dialog.getByRole('button', { name: '重新登录' })).toBeFocused();
  // It can be closed, to copy what was typed; nothing was loaded again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await sameLoad(page)).toBe(true);
  await expect(page).toHaveURL(/kept=1$/);
});

test('after seven days the dialog comes, and its button leads to login and back', async ({
  page,
}) => {
  await openHome(page, sites.yunling, 'bluebay');
  await Promise.all([page.goto(`${sites.yunling}/dashboard/analysis?kept=1`), shellReady(page)]);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('alpaca.token') ?? '{}');
    localStorage.setItem('alpaca.token', JSON.stringify({ ...kept, until: Date.now() - 1 }));
  });
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  const dialog = page.getByRole('dialog', { name: '登录已失效' });
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fdashboard%2Fanalysis%3Fkept%3D1/);
  await signIn(page, 'bluebay');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis?kept=1`);
});

test('a tab older than the server is asked once to reload, and may go on', async ({ page }) => {
  await openHome(page, sites.yunling, 'bluebay');
  await page.route(probe, async (route) => {
    const response = await route.fetch({ url: direct(route.request().url()) });
    const newer = { [headers.contractVersion]: String(Number(contractVersion) + 1) };
    await route.fulfill({ response, headers: { ...response.headers(), ...newer } });
  });
  await lookAgain(page);
  const bar = page.getByText('系统已更新，重新加载后即可使用新版本。');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(bar).toBeHidden();
  const answered = page.waitForResponse(/getLoginUserInfo/);
  await lookAgain(page);
  await answered;
  await page.waitForTimeout(500);
  await expect(bar).toBeHidden();
});

test('whoever belongs to no business of the tenant is asked to confirm the account', async ({
  page,
}) => {
  await page.route('**/alpaca-auth/login', async (route) => {
    const { host } = new URL(sites.yunling);
    const url = direct(route.request().url());
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    const json = await response.json();
    json.result.userInfo.tenantCustomBusinessList = [];
    await route.fulfill({ response, json });
  });
  await page.goto(`${sites.yunling}/user/login`);
  await signIn(page, 'bluebay');
  await expect(page.getByRole('status').filter({ hasText: '您不属于任何部门' })).toBeVisible();
});
