import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter, sideOf, tabOf, tabsOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const settled = async (page: Page) => {
  await expect(sideOf(page).getByRole('link').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^通知，/ })).toBeVisible();
};

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing serious, ${theme}`, () => {
    // axe reads every rule on every element.
    test.setTimeout(180_000);

    test('on the home page, wide and narrow', async ({ page }) => {
      await enter(page, '/dashboard/analysis', { theme, user: 'fawn' });
      await settled(page);
      await expect(page.getByText('日本专线')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: '展开或收起菜单' }).click();
      expect(await faults(page)).toEqual([]);
    });

    test('on error pages and the dictionaries', async ({ page }) => {
      for (const path of ['/403', '/404', '/500', '/system/dictionaries']) {
        await enter(page, path, { theme, user: 'yunling-admin' });
        await settled(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faults(page)).toEqual([]);
      }
    });

    test('with palette, settings, menus or the narrow side menu open', async ({ page }) => {
      await enter(page, '/order/list', { theme, settings: { collapsed: true } });
      await settled(page);
      const look = async () => {
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
      };
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option', { name: '订单列表' })).toBeVisible();
      await look();
      await page.getByRole('button', { name: '星野电商 M100001' }).click();
      await look();
      await sideOf(page).getByRole('button', { name: '订单管理' }).click();
      await look();
      await tabOf(page, '订单列表').click({ button: 'right' });
      await look();
      await page.getByRole('button', { name: '星野电商 M100001' }).click();
      await page.getByRole('menuitem', { name: '界面设置' }).click();
      await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible();
      await look();
    });
  });
}

test('the whole frame is reached by keyboard alone', async ({ page }) => {
  await enter(page);
  await settled(page);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = page.locator(':focus');

  // Past the menu to the page.
  await press('Tab');
  await expect(focused).toHaveText('跳到页面内容');
  await expect(focused).toBeInViewport();
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // A group unfolds and its first page opens.
  await sideOf(page).getByRole('link', { name: '首页' }).focus();
  await press('Tab');
  await expect(focused).toHaveText('下单');
  await press('Enter', 'Tab');
  await expect(focused).toHaveText('专线下单');
  await press('Enter');
  await expect(page).toHaveURL(`${sites.yunling}/single/special`);

  // Through the header: every stop has a name and can be seen.
  await page.getByRole('button', { name: '展开或收起菜单' }).focus();
  const stops: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    await press('Tab');
    stops.push((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '');
    await expect(focused).toBeInViewport();
  }
  expect(stops[0]).toContain('查找页面');
  expect(stops.slice(1, 3)).toEqual(['帮助中心', '语言']);
  expect(stops[3]).toMatch(/^通知，/);
  expect(stops[4]).toContain('星野电商');
  expect(stops[5]).toBe('退出登录');

  // The tab bar is one stop, at the page on show.
  await expect(tabsOf(page).locator(':focus')).toHaveText('专线下单');
  await press('Delete');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
  await expect(tabOf(page, '首页')).toBeFocused();

  // Every focus can be seen.
  const outline = await focused.evaluate('(link) => getComputedStyle(link).outlineStyle');
  expect(outline).not.toBe('none');
});

test('pages say which they are by title and by one heading', async ({ page }) => {
  await enter(page);
  await expect(page).toHaveTitle(/^首页 - 深圳云岭国际物流$/);
  await tabOf(page, '首页').waitFor();
  await sideOf(page).getByRole('button', { name: '订单管理' }).click();
  await sideOf(page).getByRole('link', { name: '物流轨迹' }).click();
  await expect(page).toHaveTitle(/^物流轨迹 - /);
  await tabOf(page, '首页').click();
  await expect(page).toHaveTitle(/^首页 - /);
});
