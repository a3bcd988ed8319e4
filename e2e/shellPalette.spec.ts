import { expect, type Page, test } from '@playwright/test';
import { enter, sideOf } from './shellDesk.ts';
import { sites } from './sites.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '查找页面' });
const options = (page: Page) => page.getByRole('listbox', { name: '页面' }).getByRole('option');

test('Ctrl-K finds a page by Chinese, English or pinyin initials and opens it', async ({
  page,
}) => {
  await enter(page);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  for (const [typed, title] of [
    ['订单列', '订单列表'],
    ['order li', '订单列表'],
    ['ddlb', '订单列表'],
    ['zhcz', '账户充值'],
  ] as const) {
    await field(page).fill(typed);
    await expect(options(page).first()).toContainText(title);
  }
  await field(page).fill('no such page');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('没有找到这样的页面')).toBeVisible();
  await field(page).fill('扫描');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.yunling}/single/scan`);
  await expect(field(page)).toHaveCount(0);
});

test('Escape closes it and the focus returns to where it was', async ({ page }) => {
  await enter(page);
  const group = sideOf(page).getByRole('button', { name: '订单管理' });
  await group.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(group).toBeFocused();
  await page.getByRole('button', { name: '查找页面' }).click();
  await options(page).filter({ hasText: '批量试算' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/trial/batch`);
});

test('only pages one may open are offered', async ({ page }) => {
  await enter(page);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Meta+k');
  await field(page).fill('日志');
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('订单详情');
  await expect(options(page)).toHaveCount(0);
});
