import type { Page } from '@playwright/test';
import { expect, test } from './gallerySteps.ts';

const value = (page: Page, name: string) => page.getByTestId(name);

test('a range gives whole days, keeps 31 of them, and has quick ones', async ({ page, open }) => {
  await open('/gallery/inputs');
  const start = page.locator('#input-range');
  await expect(start).toHaveValue('2026-11-01');
  await start.fill('2026-10-01');
  await page.keyboard.press('Enter');
  // The 32nd day can't be chosen; the 31st can.
  await expect(page.locator('td[title="2026-11-01"]').first()).toHaveClass(/disabled/);
  await page.locator('td[title="2026-10-31"]').first().click();
  await expect(value(page, 'range')).toHaveText('["2026-10-01 00:00:00","2026-10-31 23:59:59"]');

  await start.click();
  await page.locator('.ant-picker-presets').getByText('今天').click();
  await expect(value(page, 'range')).toHaveText(/\["(\d{4}-\d\d-\d\d) 00:00:00","\1 23:59:59"\]/);

  await page.locator('#input-rangeTime').click();
  await page.locator('.ant-picker-presets').last().getByText('近 7 天').click();
  await expect(value(page, 'rangeTime')).toHaveText(/ 00:00:00","\d{4}-\d\d-\d\d 23:59:59"\]/);
});

test('a range is passed by, typed and left half by keyboard alone', async ({ page, open }) => {
  await open('/gallery/inputs');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const endsOf = (id: string) =>
    page
      .locator('.ant-picker')
      .filter({ has: page.locator(`#${id}`) })
      .locator('input');
  const [first, last] = [endsOf('input-range').first(), endsOf('input-rangeTime').last()];
  await first.focus();
  await press('Control+a');
  await page.keyboard.type('2026-11-03');
  await press('Tab', 'Control+a');
  await page.keyboard.type('2026-11-04');
  // The cross that empties it stands between the two ranges.
  await press('Tab', 'Tab');
  await expect(value(page, 'range')).toHaveText('["2026-11-03 00:00:00","2026-11-04 23:59:59"]');

  await expect(page.locator('#input-rangeTime')).toBeFocused();
  await press('Tab');
  await expect(last).toBeFocused();
  await press('Tab');
  await expect(page.locator('#input-amount')).toBeFocused();
  await expect(value(page, 'rangeTime')).toHaveText('undefined');

  // A start alone is until the end of today, and the field shows it.
  await page.locator('#input-rangeTime').focus();
  await page.keyboard.type('2026-11-01 08:00:00');
  await press('Tab', 'Tab');
  await expect(value(page, 'rangeTime')).toHaveText(/"2026-11-01 08:00:00","[\d-]+ 23:59:59"/);
  await expect(last).toHaveValue(/ 23:59:59$/);
});

test('amounts are figures as text, with the decimals of their currency', async ({ page, open }) => {
  await open('/gallery/inputs');
  const amount = page.locator('#input-amount');
  await expect(amount).toHaveValue('1,234.50');
  await amount.focus();
  await expect(amount).toHaveValue('1234.5');
  await amount.fill('9007199254740993.07');
  // Sixteen figures are too many, so nothing was taken.
  await expect(value(page, 'amount')).toHaveText('"1234.5"');
  await amount.fill('１２３，４５６，７８９。１');
  await expect(value(page, 'amount')).toHaveText('"123456789.1"');
  await amount.press('End');
  await amount.pressSequentially('2345x');
  await expect(value(page, 'amount')).toHaveText('"123456789.12"');
  await amount.blur();
  await expect(amount).toHaveValue('123,456,789.12');
  await amount.fill('');
  await expect(value(page, 'amount')).toHaveText('undefined');

  const yen = page.locator('#input-yen');
  await yen.pressSequentially('12.5');
  await expect(value(page, 'yen')).toHaveText('"125"');
});

test('weights have three decimals, lengths two', async ({ page, open }) => {
  await open('/gallery/inputs');
  await page.locator('#input-weight').pressSequentially('.12345');
  await expect(value(page, 'weight')).toHaveText('"0.123"');
  await page.locator('#input-length').pressSequentially('010.5678');
  await page.locator('#input-length').blur();
  await expect(value(page, 'length')).toHaveText('"10.56"');
  await expect(page.locator('#input-length')).toHaveValue('10.56');
});

test('numbers are counted, duplicates dropped, more than forty told', async ({ page, open }) => {
  await open('/gallery/inputs');
  const numbers = page.locator('#input-numbers');
  await numbers.fill('A1, A2\nA3 A1，A4');
  await expect(value(page, 'numbers')).toHaveText('["A1","A2","A3","A4"]');
  await expect(page.getByText('4 / 40 个')).toBeVisible();
  await expect(page.getByText('已去掉重复 1 个')).toBeVisible();
  await numbers.fill(Array.from({ length: 41 }, (_, index) => `N${index}`).join('\n'));
  await expect(page.getByText('最多 40 个')).toBeVisible();
  await expect(numbers).toHaveAttribute('aria-invalid', 'true');
});

test('a country is found by code, either name, or the initials of its pinyin', async ({
  page,
  open,
}) => {
  await open('/gallery/inputs');
  const country = page.locator('#input-country');
  for (const [typed, code] of [
    ['us', 'US'],
    ['日本', 'JP'],
    ['germ', 'DE'],
    ['rb', 'JP'],
    ['yg', 'GB'],
  ] as const) {
    await country.click();
    await country.fill(typed);
    await page.keyboard.press('Enter');
    await expect(value(page, 'country')).toHaveText(`"${code}"`);
  }
});

test('currencies and dictionaries are chosen, one or several', async ({ page, open }) => {
  await open('/gallery/inputs');
  await page.locator('#input-currency').click();
  await page.locator('#input-currency').fill('usd');
  await page.keyboard.press('Enter');
  await expect(value(page, 'currency')).toHaveText('"USD"');

  await page.locator('#input-dict').click();
  await page.locator('.ant-select-item').getByText('下单失败').click();
  await expect(value(page, 'dict')).toHaveText('"failed"');

  await page.locator('#input-dicts').click();
  await page.locator('.ant-select-item').getByText('文件').click();
  await page.locator('.ant-select-item').getByText('包裹').click();
  await expect(value(page, 'dicts')).toHaveText('["DOC","WPX"]');
});

test('what was entered before is offered, the sixteen latest', async ({ page, open }) => {
  await open('/gallery/inputs');
  const input = page.locator('#input-remembered');
  for (let index = 1; index <= 17; index += 1) {
    await input.fill(`value ${index}`);
    await input.blur();
  }
  await input.fill('value');
  await expect(page.locator('.ant-select-item').first()).toHaveText('value 17');
  await expect(page.locator('.rc-virtual-list, .ant-select-dropdown').first()).toBeVisible();
  await page.locator('.ant-select-item').getByText('value 16', { exact: true }).click();
  await expect(value(page, 'remembered')).toHaveText('"value 16"');
  await input.fill('value 1');
  // 'value 1' was pushed out by the seventeenth.
  await expect(page.locator('.ant-select-item').getByText('value 1', { exact: true })).toHaveCount(
    0,
  );
});

test("a form's rules are the contract's, and the server's words stand at their fields", async ({
  page,
  open,
}) => {
  await open('/gallery/form');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/^请填写/)).toHaveCount(5);
  await page.getByLabel('名称').fill('   ');
  await page.getByLabel('箱号').fill('箱-1');
  await page.getByLabel('密码').fill('short');
  await expect(page.getByText('不能只输入空格')).toBeVisible();
  await expect(page.getByText('只能输入字母或数字')).toBeVisible();
  await expect(page.getByText('密码须为 8–16 位，同时包含字母和数字')).toBeVisible();

  await page.getByRole('button', { name: '模拟服务器拒绝' }).click();
  await expect(page.getByText('server: boxNo')).toBeVisible();
  await expect(page.getByRole('alert').getByText('server: elsewhere')).toBeVisible();
  await expect(page.getByLabel('箱号')).toBeFocused();

  const right = {
    箱号: 'B1',
    名称: '  木箱 ',
    手机: '13800138000',
    邮箱: 'a@b.cn',
    密码: 'k7m2p9x4',
  };
  for (const [label, text] of Object.entries(right)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByTestId('sent')).toContainText('"name":"木箱"');
});

test('unsaved input is not lost by a slip', async ({ page, open }) => {
  await open('/gallery/form');
  await page.getByLabel('名称').fill('x');
  await expect(page.getByTestId('dirty')).toHaveText('true');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('名称')).toHaveValue('x');
  await page.getByRole('button', { name: '视为已保存' }).click();
  await page.reload();
  await expect(page.getByLabel('名称')).toHaveValue('');
});
