import { getUserPermissionByToken } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../auth/userForms.ts';
import { enter, goTo, sideOf, tabNames } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const menuCall = `**${getUserPermissionByToken.path}?*`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a token any page leads to login and back to the wanted one', async ({ page }) => {
  await page.goto(`${sites.yunling}/order/list?status=draft#top`);
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Forder%2Flist%3Fstatus%3Ddraft%23top/);
  await signIn(page, 'starfield');
  await expect(page).toHaveURL(`${sites.yunling}/order/list?status=draft#top`);
});

test('the open pages need no token', { tag: '@night' }, async ({ page }) => {
  for (const path of ['/user/login', '/user/register', '/user/alteration']) {
    await page.goto(sites.yunling + path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(sites.yunling + path);
  }
});

test('with a token login leads home, and so does the root', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/user/login');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
  await page.goto(`${sites.yunling}/`);
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
});

test('an unknown address leads to 404, a page of others to 403, and 500 has its page', async ({
  page,
}) => {
  await enter(page, '/no/such/page');
  await expect(page).toHaveURL(`${sites.yunling}/404`);
  await expect(heading(page)).toHaveText('页面不存在');
  await expect(page).toHaveTitle(/^页面不存在/);

  await page.goto(`${sites.yunling}/system/logs`);
  await expect(page).toHaveURL(`${sites.yunling}/403`);
  await expect(heading(page)).toHaveText('没有访问该页面的权限');

  await page.goto(`${sites.yunling}/500`);
  await expect(heading(page)).toHaveText('服务器出错了');
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
});

test('a group leads to its first page, for everyone to their own', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, '/order');
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
  await page.goto(`${sites.yunling}/financial`);
  await expect(page).toHaveURL(`${sites.yunling}/financial/overview`);
  await page.goto(`${sites.yunling}/financial/recharge`);
  await expect(page).toHaveURL(`${sites.yunling}/financial/recharge`);
});

test("a merchant's page says to an operator that it is not theirs, and leaves no tab", {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, '/financial/recharge', { user: 'yunling-op' });
  await expect(page).toHaveURL(`${sites.yunling}/403`);
  await expect(heading(page)).toHaveText('没有访问该页面的权限');
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
  expect(await tabNames(page)).toEqual(['首页']);
  await page.goto(`${sites.yunling}/financial`);
  await expect(page).toHaveURL(`${sites.yunling}/financial/top-up-check`);
});

test('a menu that can not be loaded ends the session and leads to login', {
  tag: '@night',
}, async ({ page }) => {
  await page.route(menuCall, (route) => route.fulfill({ status: 500, json: {} }));
  await enter(page, '/order/list', { own: true });
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Forder%2Flist/);
  await expect(page.getByRole('alert').first()).toContainText('菜单加载失败');
  expect(await page.evaluate(() => localStorage.getItem('alpaca.token'))).toBeNull();
});

test('a server that is away for a moment signs nobody out, and the brand stays', async ({
  page,
}) => {
  await enter(page, '/order/list', { own: true });
  await expect(page).toHaveTitle(/云岭/);
  let away = true;
  const ended: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/logout')) ended.push(request.url());
  });
  await page.route('**/alpaca-oms/**', (route) =>
    away ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
  await page.reload();
  const waiting = page.getByRole('alert').filter({ hasText: '服务器暂时没有响应' });
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
  // By keyboard: the notices of other calls may lie over it for a moment.
  await waiting.getByRole('button', { name: '立即重试' }).press('Enter');
  await expect(waiting).toBeVisible();
  away = false;
  await expect(waiting).toBeHidden();
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/云岭/);
  expect(await page.evaluate(() => localStorage.getItem('alpaca.token'))).not.toBeNull();
  expect(ended).toEqual([]);
});

test('a detail page without its id says so and goes back', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/trial/track');
  await expect(heading(page)).toBeVisible();
  await goTo(page, '/order/detail');
  await expect(page.getByText('缺少单据编号，无法打开详情')).toBeVisible();
  await expect(page).toHaveURL(`${sites.yunling}/trial/track`);
});

test('opened first, a detail page without its id leads to its list', { tag: '@night' }, async ({
  page,
}) => {
  for (const [path, list] of [
    ['/order/detail', '/order/list'],
    ['/single/detail', '/order/list'],
    ['/single/finish', '/order/list'],
    ['/product/detail', '/product/list'],
    ['/shipment/detail', '/shipment/inventory'],
  ] as const) {
    await enter(page, path);
    // The words go by themselves, so they are looked for first.
    await expect(page.getByText('缺少单据编号，无法打开详情')).toBeVisible();
    await expect(page).toHaveURL(sites.yunling + list);
  }
  expect(await tabNames(page)).not.toContain('订单详情');
});

test('an external entry opens a new window that knows nothing of this one', {
  tag: '@night',
}, async ({ page }) => {
  await page.route(menuCall, async (route) => {
    // By number: only browsers know names below localhost.
    const url = route.request().url().replace('yunling.localhost', '127.0.0.1');
    const body = await (await route.fetch({ url })).json();
    const [home] = body.result.menu;
    const meta = { ...home.meta, title: '运价文档', internalOrExternal: true };
    body.result.menu.push({
      ...home,
      id: 'docs',
      path: '/docs',
      meta: { ...meta, url: `${sites.yunling}/help/zh.html` },
    });
    await route.fulfill({ json: body });
  });
  await enter(page);
  const link = sideOf(page).getByRole('link', { name: '运价文档' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(await opened.evaluate('window.opener')).toBeNull();
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
  await page.goto(`${sites.yunling}/docs`);
  await expect(page).toHaveURL(`${sites.yunling}/404`);
});
