import { expect, type Page, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { pressUntil } from '../shell/keyboardSteps.ts';
import { sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { headingOf, partyOf } from './orderSteps.ts';

const shipper = '陈默 13800001111 广东省深圳市龙岗区坂田街道云岭路18号 518129';
const consignee =
  'Ada Byron, 5 Main Street Apt 4, New York, NY 10001, United States, +1 212 555 0123';

/** Ctrl-K, a name, Enter. */
const goBy = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '查找页面和订单' })).toBeFocused();
  await page.keyboard.type(name);
  const results = page.getByRole('listbox', { name: '查找结果' });
  await expect(results.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
};

const paste = async (page: Page, side: '发件人' | '收件人', text: string) => {
  await pressUntil(page, 'Tab', /粘贴识别/);
  await page.keyboard.insertText(text);
  await pressUntil(page, 'Tab', /识别并填入/);
  await page.keyboard.press('Enter');
  await expect(partyOf(page, side).getByRole('button', { name: '编辑' })).toBeVisible();
};

const fill = async (page: Page, name: RegExp, text: string) => {
  await pressUntil(page, 'Tab', name);
  await page.keyboard.insertText(text);
};

test('an order is placed, found in the list, opened and voided by keys alone', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const merchant = await newMerchant('键盘商户');
  await activate(merchant.id);
  await page.goto(`${sites.yunling}/user/login`);
  await pressUntil(page, 'Tab', /^用户名/);
  await page.keyboard.type(merchant.username);
  await pressUntil(page, 'Tab', /^密码/);
  await page.keyboard.type('Alpaca2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();

  await goBy(page, '专线下单');
  await expect(page.getByText('暂无默认地址')).toHaveCount(2);
  await paste(page, '发件人', shipper);
  await paste(page, '收件人', consignee);
  await fill(page, /^\*?重量/, '0.46');
  await fill(page, /中文品名/, '手机壳');
  await fill(page, /英文品名/, 'Phone case');
  await fill(page, /申报单价/, '3.2');
  // Whichever line is chosen says how many days it takes.
  await pressUntil(page, 'Shift+Tab', /\d 天/);
  await pressUntil(page, 'ArrowDown', /美国专线小包/);
  await pressUntil(page, 'Tab', /^提交$/);
  await page.keyboard.press('Enter');
  await expect(headingOf(page, '等待支付')).toBeVisible({ timeout: 60_000 });

  await goBy(page, '订单列表');
  await expect(headingOf(page, '订单列表')).toBeVisible();
  await pressUntil(page, 'Tab', /^rows$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=row]:focus')).toContainText('Ada Byron');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/detail\?id=/);

  const fromMenu = async () => {
    await pressUntil(page, 'Tab', /更多操作$/);
    await page.keyboard.press('Enter');
    await pressUntil(page, 'ArrowDown', /^作废$/);
    await page.keyboard.press('Enter');
  };
  await fromMenu();
  const dialog = page.getByRole('dialog', { name: /作废/ });
  await expect(dialog).toBeVisible();
  // Whoever thinks better of it is back where they were.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /更多操作$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'ArrowDown', /^作废$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The focus is held inside.
  await pressUntil(page, 'Tab', /^(确认)?作废/);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('已作废').filter({ visible: true }).first()).toBeVisible();
});
