import { listMerchants, listOrders } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { askAs, callAs } from '../support/api.ts';
import { enter, sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '查找页面' });
const options = (page: Page) => page.getByRole('listbox', { name: '查找结果' }).getByRole('option');

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
  await field(page).fill('xyzzy');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('没有找到“xyzzy”')).toBeVisible();
  await field(page).fill('扫描');
  // Help comes last, and after the rest.
  await expect(page.getByRole('group', { name: '帮助' })).toBeVisible();
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

test('an order is found by any of its numbers and opened without waiting', async ({ page }) => {
  const { records } = await callAs('starfield', listOrders, { tracking: 'tracking' });
  const order = records[0] as NonNullable<(typeof records)[0]>;
  await enter(page);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const number of [order.transactionOrderNo, order.customerNo, String(order.trackingNumber)]) {
    await field(page).fill(number.slice(0, -1));
    await field(page).fill(number);
    const group = page.getByRole('group', { name: '订单' });
    await expect(group.getByRole('option')).toHaveCount(1);
    await expect(group.getByRole('option')).toContainText(order.transactionOrderNo);
  }
  // Enter before the answer is there opens what comes.
  await field(page).fill('');
  await page.keyboard.type(order.transactionOrderNo);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.yunling}/order/detail?id=${order.id}`);
  await expect(field(page)).toHaveCount(0);
});

test('an operator finds merchants and whose an order is, in English too', async ({ page }) => {
  const { records } = await askAs('yunling-op', listMerchants, { search: '星野' });
  const code = records[0]?.code ?? '';
  await enter(page, '/dashboard/analysis', { user: 'yunling-op', language: 'en_US' });
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a page or order' }).fill(code);
  const merchant = page.getByRole('group', { name: 'Merchants' }).getByRole('option');
  await expect(merchant).toHaveText(new RegExp(code));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ops/merchants\\?search=${code}`));
  await expect(page.getByRole('row').filter({ hasText: code })).toHaveCount(1);
});

test('what can be done is found by its name, pinyin or what else it is called, and done', async ({
  page,
}) => {
  await enter(page);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const typed of ['深色', '夜间', 'qhdsszt']) {
    await field(page).fill(typed);
    await expect(options(page).filter({ hasText: '切换到深色主题' })).toHaveCount(1);
  }
  await options(page).filter({ hasText: '切换到深色主题' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(field(page)).toHaveCount(0);
  // One that opens something itself comes after the palette is gone.
  await page.keyboard.press('Control+k');
  await field(page).fill('快捷键');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
});

test('pages of help are found beside, and open at what was found', async ({ page }) => {
  await enter(page);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('怎么充值');
  const topic = page.getByRole('group', { name: '帮助' }).getByRole('option').first();
  await expect(topic).toContainText('充值');
  const title = (await topic.textContent()) ?? '';
  await topic.click();
  const help = page.getByRole('complementary', { name: '帮助' });
  await expect(help.getByRole('heading', { name: title })).toBeVisible();
  // Again, and the panel that is open goes to the other page of help.
  await page.keyboard.press('Control+k');
  await field(page).fill('打印');
  const other = page.getByRole('group', { name: '帮助' }).getByRole('option').first();
  const next = (await other.textContent()) ?? '';
  await other.click();
  await expect(help.getByRole('heading', { name: next })).toBeVisible();
});
