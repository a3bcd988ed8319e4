import { expect, type Page, test } from '@playwright/test';
import { enter, goTo, openTabs, sideOf, tabOf, tabsOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const names = (page: Page) => expect(tabsOf(page).getByRole('link'));
const menu = (page: Page) => page.getByRole('menu', { name: '标签操作' });
const choose = (page: Page, item: string) =>
  menu(page).getByRole('menuitem', { name: item, exact: true }).click();

test('pages open as tabs behind home, each once, and a filter stays with its tab', async ({
  page,
}) => {
  await enter(page);
  await sideOf(page).getByRole('button', { name: '订单管理' }).click();
  await sideOf(page).getByRole('link', { name: '订单列表' }).click();
  await openTabs(page, '/order/list?status=draft');
  await sideOf(page).getByRole('link', { name: '物流轨迹' }).click();
  await names(page).toHaveText(['首页', '订单列表', '物流轨迹']);
  await sideOf(page).getByRole('link', { name: '订单列表' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list?status=draft`);
  await openTabs(page, '/order/detail?id=1', '/order/detail?id=2');
  await names(page).toHaveText(['首页', '订单列表', '物流轨迹', '订单详情', '订单详情']);
});

test('a page opened by its address stands behind home too', async ({ page }) => {
  await enter(page, '/order/track');
  await names(page).toHaveText(['首页', '物流轨迹']);
  await expect(tabOf(page, '物流轨迹')).toHaveAttribute('aria-current', 'page');
});

test('closing shows the tab beside; home and the last tab stay', async ({ page }) => {
  await enter(page);
  await openTabs(page, '/order/list', '/order/track', '/trial/batch');
  await tabOf(page, '物流轨迹').click();
  await tabsOf(page).getByRole('button', { name: '关闭 物流轨迹' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/trial/batch`);
  await names(page).toHaveText(['首页', '订单列表', '批量试算']);
  await tabOf(page, '批量试算').click({ button: 'middle' });
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);

  await expect(tabsOf(page).getByRole('button', { name: '关闭 首页' })).toHaveCount(0);
  await tabOf(page, '首页').click({ button: 'middle' });
  await expect(page.getByText('首页不能关闭')).toBeVisible();
  await tabsOf(page).getByRole('button', { name: '关闭 订单列表' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
  await tabOf(page, '首页').click({ button: 'middle' });
  await expect(page.getByText('这是最后一个页面，不能关闭')).toBeVisible();
  await names(page).toHaveText(['首页']);
});

test('the context menu closes left, right and others', async ({ page }) => {
  await enter(page);
  const four = ['/order/list', '/order/track', '/trial/batch', '/product/list'] as const;
  await openTabs(page, ...four);
  await tabOf(page, '批量试算').click({ button: 'right' });
  await choose(page, '关闭左侧');
  await names(page).toHaveText(['首页', '批量试算', '产品列表']);
  await openTabs(page, '/order/list', '/order/track');
  await tabOf(page, '产品列表').click({ button: 'right' });
  await choose(page, '关闭右侧');
  await names(page).toHaveText(['首页', '批量试算', '产品列表']);
  await expect(page).toHaveURL(`${sites.yunling}/product/list`);
  await tabOf(page, '首页').click({ button: 'right' });
  await choose(page, '关闭其他');
  await names(page).toHaveText(['首页']);
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
});

test('the bar works by keys: arrows, Delete, Shift+F10, and the focus stays in it', async ({
  page,
}) => {
  await enter(page);
  await openTabs(page, '/order/list', '/order/track');
  await tabOf(page, '物流轨迹').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabOf(page, '订单列表')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu(page).getByRole('menuitem', { name: '刷新' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tabOf(page, '订单列表')).toBeFocused();
  await page.keyboard.press('Delete');
  await names(page).toHaveText(['首页', '物流轨迹']);
  await expect(tabOf(page, '物流轨迹')).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await expect(menu(page).getByRole('menuitem', { name: '刷新' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByText('首页不能关闭')).toBeVisible();
});

test('tabs come back after a reload, with titles in the language of the load', async ({ page }) => {
  await enter(page);
  await openTabs(page, '/order/list?status=draft', '/order/track');
  await names(page).toHaveText(['首页', '订单列表', '物流轨迹']);
  await page.reload();
  await names(page).toHaveText(['首页', '订单列表', '物流轨迹']);
  await tabOf(page, '订单列表').click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list?status=draft`);
  await page.getByLabel('语言').selectOption('en_US');
  await names(page).toHaveText(['Home', 'Order list', 'Tracking']);
});

test('the next person in the same window starts without the tabs of the last', async ({ page }) => {
  await enter(page, '/dashboard/analysis', { own: true });
  await openTabs(page, '/order/list', '/order/track', '/single/special');
  await names(page).toHaveCount(4);
  await page.getByLabel(/中文品名/).fill('LEFT-BEHIND');
  // Whoever goes back up finds the header again.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -2_000);
  await page.getByRole('button', { name: '退出登录' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('LEFT-BEHIND');
  expect(kept).not.toContain('/order/list');
  await page.getByLabel('用户名').fill('kapok');
  await page.getByLabel('密码', { exact: true }).fill('Alpaca2026');
  await page.getByRole('button', { name: '登录' }).click();
  await names(page).toHaveText(['首页']);
});

test('many tabs scroll, and the one on show is in sight', async ({ page }) => {
  await enter(page);
  for (let id = 1; id <= 20; id += 1) await openTabs(page, `/order/detail?id=${id}`);
  await expect(tabsOf(page).getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
  await expect(tabsOf(page).getByRole('link').first()).not.toBeInViewport();
});

test('with tabs off there is one page at a time', async ({ page }) => {
  await enter(page, '/dashboard/analysis', { settings: { multiTab: false } });
  await goTo(page, '/order/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单列表');
  await expect(tabsOf(page)).toHaveCount(0);
  // Not even hidden.
  await expect(page.locator('h1')).toHaveCount(1);
});
