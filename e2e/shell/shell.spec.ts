import { getLoginUserInfo } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { enter, goTo, sideOf, tabOf, tabsOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const wide = async (page: Page) =>
  Math.round((await page.getByTestId('side').boundingBox())?.width ?? 0);
const toggle = (page: Page) => page.getByRole('button', { name: '展开或收起菜单' });
const kept = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`alpaca.${key}`) ?? 'null')?.value, name);

test('the side menu is 200 px wide or 80, and stays as it was left', async ({ page }) => {
  await enter(page);
  await expect.poll(() => wide(page)).toBe(200);
  await toggle(page).click();
  await expect.poll(() => wide(page)).toBe(80);
  await page.reload();
  await expect.poll(() => wide(page)).toBe(80);

  await sideOf(page).getByRole('button', { name: '订单管理' }).click();
  await page.getByRole('menuitem', { name: '物流轨迹' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/track`);
});

test('the menu shows no hidden page and one open group at a time', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page);
  const side = sideOf(page);
  await side.getByRole('button', { name: '订单管理' }).click();
  await expect(side.getByRole('link', { name: '订单列表' })).toBeVisible();
  await expect(side.getByRole('link', { name: '订单详情' })).toHaveCount(0);
  await side.getByRole('button', { name: '交货管理' }).click();
  await expect(side.getByRole('link', { name: '订单列表' })).toHaveCount(0);
  await expect(side.locator('[aria-expanded=true]')).toHaveCount(1);
  // Going to a page opens its group.
  await goTo(page, '/trial/freight');
  await expect(side.locator('[aria-expanded=true]')).toHaveText('运费试算');
  await expect(side.locator('[aria-current=page]')).toHaveText('运价表');
});

test('titles of opened pages are remembered by path', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/order/track');
  await expect(tabOf(page, '物流轨迹')).toBeVisible();
  expect(await kept(page, 'titles.zh_CN')).toMatchObject({ '/order/track': '物流轨迹' });
});

test('up to 1087.99 px the menu is a closed drawer and there are no tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1087, height: 800 });
  await enter(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sideOf(page)).toBeHidden();
  await expect(tabsOf(page)).toHaveCount(0);
  await toggle(page).click();
  const drawer = page.getByRole('dialog', { name: '主菜单' });
  await drawer.getByRole('button', { name: '订单管理' }).click();
  await drawer.getByRole('link', { name: '订单列表' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
  await expect(drawer).toBeHidden();
  await toggle(page).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await page.setViewportSize({ width: 1088, height: 800 });
  await expect(sideOf(page)).toBeVisible();
  await expect(tabsOf(page)).toBeVisible();
});

test('the header leads to help and tells who is signed in', { tag: '@night' }, async ({ page }) => {
  await enter(page);
  const header = page.getByRole('banner');
  const help = header.getByRole('link', { name: '帮助中心' });
  await expect(help).toHaveAttribute('target', '_blank');
  await expect(help).toHaveAttribute('rel', /noopener/);
  const user = header.getByRole('button', { name: '星野电商 M100001' });
  await expect(user).toContainText('星野电商');
  await expect(user).toContainText('M100001');
  await user.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    '账号信息',
    '界面设置',
    '键盘快捷键',
    '本页帮助',
  ]);
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();
  await user.press('Enter');
  await page.getByRole('menuitem', { name: '账号信息' }).press('Enter');
  await expect(page).toHaveURL(`${sites.yunling}/basic/information`);
});

test('only an account that is known to be inactive is warned', async ({ page }) => {
  await enter(page, '/dashboard/analysis', { user: 'fawn' });
  await page.getByRole('link', { name: '账号未激活' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/basic/activation`);
});

test('nothing is said of an account while its status is unknown', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(`**${getLoginUserInfo.path}?*`, () => {});
  await enter(page, '/404', { user: 'fawn' });
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('alpaca.user') ?? '');
    localStorage.setItem(
      'alpaca.user',
      JSON.stringify({ value: { ...user.value, authStatus: 99 } }),
    );
  });
  await page.goto(`${sites.yunling}/dashboard/analysis`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '账号未激活' })).toHaveCount(0);
});

test('signing out asks first, and cancelling gives the focus back; a phone has it in the menu', async ({
  page,
}) => {
  await enter(page, '/dashboard/analysis', { own: true });
  const link = page.getByRole('banner').getByRole('button', { name: '退出登录' });
  await link.click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(link).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '星野电商 M100001' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/user/login`);
});

const headerTop = async (page: Page) => (await page.getByRole('banner').boundingBox())?.y ?? 0;
const scroll = async (page: Page, by: number) => {
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, by);
};

test('the header goes after 100 px of scrolling and comes back on scrolling up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await enter(page);
  await expect(page.getByText('日本专线')).toBeVisible();
  await scroll(page, 90);
  await page.waitForTimeout(400);
  expect(await headerTop(page)).toBe(0);
  await scroll(page, 90);
  await expect.poll(() => headerTop(page)).toBe(-56);
  await scroll(page, 2_000);
  await page.waitForTimeout(400);
  expect(await headerTop(page)).toBe(-56);
  await scroll(page, -40);
  await expect.poll(() => headerTop(page)).toBe(0);
  // Whoever tabs into it sees it.
  await scroll(page, 300);
  await expect.poll(() => headerTop(page)).toBe(-56);
  await toggle(page).focus();
  await expect.poll(() => headerTop(page)).toBe(0);
});

test('what one reads and presses stays where it is when the header goes and comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await enter(page);
  const line = page.getByText('日本专线');
  await expect(line).toBeVisible();
  const topOf = async () => (await line.boundingBox())?.y ?? 0;
  const scrollBy = (px: number) =>
    line.evaluate((node, by) => {
      const page = document.querySelector('#content > :not([hidden])');
      if (page?.contains(node)) page.scrollTop += by;
    }, px);
  const start = await topOf();
  await scrollBy(200);
  await expect.poll(() => headerTop(page)).toBe(-56);
  expect(await topOf()).toBe(start - 200);
  await scrollBy(-40);
  await expect.poll(() => headerTop(page)).toBe(0);
  expect(await topOf()).toBe(start - 160);
});

test('and so does the panel beside a form, which stands while that scrolls', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await enter(page, '/single/trial');
  const panel = page.getByRole('complementary', { name: '费用雷达' });
  await expect(panel).toBeVisible();
  const topOf = async () => (await panel.boundingBox())?.y ?? 0;
  // Both so far down that it has stopped going with the page.
  await scroll(page, 300);
  await expect.poll(() => headerTop(page)).toBe(-56);
  const before = await topOf();
  await scroll(page, -40);
  await expect.poll(() => headerTop(page)).toBe(0);
  expect(await topOf()).toBe(before);
});

test('the home page greets by the hour and shows adverts and the pages one comes for', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 4, 6, 10, 30));
  await enter(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('上午好，星野电商');
  await expect(page.getByRole('region', { name: '推荐' }).getByRole('listitem')).toHaveCount(2);
  const quick = page.getByRole('navigation', { name: '快捷入口' });
  await expect(quick.getByRole('link')).toHaveCount(6);
  await quick.getByRole('link', { name: '订单列表' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
});

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: '星野电商 M100001' }).click();
  await page.getByRole('menuitem', { name: '界面设置' }).click();
  return page.getByRole('dialog', { name: '界面设置' });
};

test('settings change the frame at once, are kept, and have the agreed defaults', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page);
  const drawer = await openSettings(page);
  await expect(drawer.getByRole('radio', { name: '浅色' })).toBeChecked();
  await expect(drawer.getByRole('radio', { name: '侧边菜单' })).toBeChecked();
  for (const name of ['固定顶栏', '固定侧边栏', '多标签页']) {
    await expect(drawer.getByRole('checkbox', { name })).toBeChecked();
  }
  await drawer.getByRole('radio', { name: '深色' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await drawer.getByRole('radio', { name: '顶部菜单' }).check();
  await drawer.getByRole('checkbox', { name: '多标签页' }).uncheck();
  await expect(page.getByTestId('side')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: '已打开的页面', includeHidden: true }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: '订单管理' }).click();
  await page.getByRole('menuitem', { name: '订单列表' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a header and a side that are not fixed leave with the page', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await enter(page, '/dashboard/analysis', { settings: { fixedHeader: false, fixedSide: false } });
  await expect(page.getByText('日本专线')).toBeVisible();
  await scroll(page, 200);
  await expect.poll(() => headerTop(page)).toBe(-56);
  await expect
    .poll(async () => (await page.getByTestId('side').boundingBox())?.y)
    .toBeLessThan(-100);
  await scroll(page, -60);
  await page.waitForTimeout(400);
  expect(await headerTop(page)).toBe(-56);
  await scroll(page, -2_000);
  await expect.poll(() => headerTop(page)).toBe(0);
});
