import { addSku, constants, getDefaultConsignee, listProducts } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { choose, offered } from '../support/actions.ts';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import {
  chooseLine,
  counted,
  fillParcel,
  headingOf,
  ownPrice,
  partyOf,
  pasteParty,
  specialPath,
  submitOf,
  topUp,
  weightOf,
} from './orderSteps.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 180_000 });

// A carrier is asked on the way, by a worker.
const booked = { timeout: 60_000 };

const shipper = '陈默 13800001111 广东省深圳市龙岗区坂田街道云岭路18号 518129';
const consignee =
  'Ada Byron, 5 Main Street Apt 4, New York, NY 10001, United States, +1 212 555 0123';

/** A parcel is filled in, and the consignee open to be changed. */
const filledExceptConsignee = async (page: Page) => {
  await enter(page, specialPath);
  await fillParcel(page);
  const party = partyOf(page, '收件人');
  await party.getByRole('button', { name: '编辑' }).click();
  return party;
};

test('a first order from the home page takes at most twelve interactions', async ({ page }) => {
  const sku = `CASE-${Date.now()}`;
  await callAs('starfield', addSku, {
    sku,
    goodsName: '手机壳',
    goodsNameEn: 'Phone case',
    value: '3.20',
    hsCode: '392690',
  });
  await enter(page);
  const person = counted();
  await person.click(page.getByRole('link', { name: '去下单' }));
  await expect(partyOf(page, '发件人')).toContainText('星野电商');
  await person.click(page.getByRole('radio', { name: /美国专线小包/ }));
  await person.fill(weightOf(page), '0.46');
  await person.fill(page.getByLabel('SKU', { exact: true }), sku);
  await person.click(page.getByTitle(`${sku} · 手机壳`));
  await expect(page.getByLabel('英文品名')).toHaveValue('Phone case');
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText('可用余额');
  await person.click(submitOf(page));
  await expect(headingOf(page, '下单成功')).toBeVisible(booked);
  expect(person.count()).toBeLessThanOrEqual(12);

  const label = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载面单' }).click();
  expect((await label).suggestedFilename()).toMatch(/A\d+\.pdf$/);
});

test('nothing of the form is shown before the lines that stand above it', {
  tag: '@night',
}, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${constants.basePath}${listProducts.path}?*`, async (route) => {
    await held;
    await route.continue();
  });
  const defaults = page.waitForResponse(`**${constants.basePath}${getDefaultConsignee.path}*`);
  await enter(page, specialPath);
  await (await defaults).finished();
  // Time enough to be shown, were it not waiting.
  await page.waitForTimeout(1_000);
  await expect(partyOf(page, '收件人')).toHaveCount(0);
  letGo();
  await expect(partyOf(page, '收件人')).toBeVisible();
  await expect(page.getByRole('radio', { name: /美国专线小包/ })).toBeVisible();
});

test('who has too little tops up and pays, and sees it generated without a reload', async ({
  page,
}) => {
  const merchant = await newMerchant('预付商户');
  await activate(merchant.id);
  await enter(page, specialPath, { user: merchant.username });
  await expect(page.getByText('暂无默认地址')).toHaveCount(2);
  await pasteParty(page, '发件人', shipper);
  await pasteParty(page, '收件人', consignee);
  await fillParcel(page);
  // Nothing is chosen for anybody, and nothing goes without a choice.
  await expect(page.getByText('请选择产品，这里会显示费用。')).toBeVisible();
  await submitOf(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '请先选择产品' })).toBeVisible();
  await chooseLine(page);
  await expect(page.getByText('余额不足')).toBeVisible();
  await submitOf(page).click();
  await expect(headingOf(page, '等待支付')).toBeVisible(booked);
  await expect(page.getByRole('button', { name: '去充值' })).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const currency of ['CNY', 'USD']) await topUp(merchant.username, '500.00', currency);
  await expect(page.getByRole('button', { name: '去充值' })).toBeHidden();
  await page.getByRole('button', { name: '支付', exact: true }).click();
  await expect(headingOf(page, '下单成功')).toBeVisible(booked);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a refused order is edited and submitted again', { tag: '@night' }, async ({ page }) => {
  const party = await filledExceptConsignee(page);
  await party.getByLabel('邮编').fill('00000');
  await page.getByRole('radio', { name: /美国专线小包/ }).check();
  await submitOf(page).click();
  await expect(headingOf(page, '下单失败')).toBeVisible(booked);

  await page.getByRole('button', { name: '修改后重新提交' }).click();
  await expect(headingOf(page, /^编辑订单 A\d+/)).toBeVisible();
  await party.getByRole('button', { name: '编辑' }).click();
  await party.getByLabel('邮编').fill('95112');
  await submitOf(page).click();
  await expect(headingOf(page, '下单成功')).toBeVisible(booked);

  await page.getByRole('button', { name: '查看订单' }).click();
  const history = page.getByRole('region', { name: '操作记录' });
  await expect(history.getByText('承运商拒绝')).toBeVisible();
  await expect(history.getByText('提交', { exact: true })).toHaveCount(2);
  expect(await offered(page.getByRole('main'))).not.toContain('编辑');
});

test('a price that rose meanwhile is told, and goes through once it is agreed to', async ({
  page,
}) => {
  const merchant = await newMerchant('涨价商户');
  await activate(merchant.id);
  await enter(page, specialPath, { user: merchant.username });
  await pasteParty(page, '发件人', shipper);
  await pasteParty(page, '收件人', consignee);
  await fillParcel(page);
  await page.getByRole('radio', { name: /美国专线小包/ }).check();
  const cost = page.getByRole('complementary', { name: '费用' });
  await expect(cost.getByRole('status')).toContainText(/\d\.\d\d CNY/);
  await expect(cost).not.toContainText('777.00 CNY');

  await ownPrice(merchant, 'US-PACKET', '777');
  await submitOf(page).click();
  const question = page.getByRole('dialog', { name: '价格有变化，是否继续？' });
  await expect(question).toContainText('777.00 CNY');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(cost.getByRole('status')).toContainText('777.00 CNY');
  await expect(page).toHaveURL(new RegExp(specialPath));

  // What was seen since is agreed to by submitting; what rises again is asked for again.
  await ownPrice(merchant, 'US-PACKET', '888');
  await submitOf(page).click();
  await expect(question).toContainText('888.00 CNY');
  await question.getByRole('button', { name: '继续提交' }).click();
  await expect(headingOf(page, '等待支付')).toBeVisible(booked);
  await expect(page.getByText('888.00 CNY').first()).toBeVisible();
});

test('a remote area is told before it is submitted', { tag: '@night' }, async ({ page }) => {
  const party = await filledExceptConsignee(page);
  await party.getByLabel('省/州').fill('AK');
  await party.getByLabel('城市').fill('Anchorage');
  await party.getByLabel('邮编').fill('99501');
  await page.getByLabel('全部产品').fill('UPS');
  await page.getByLabel('全部产品').press('Enter');
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText('偏远');
  await submitOf(page).click();
  const question = page.getByRole('dialog', { name: '产生偏远地区附加费，是否继续？' });
  await question.getByRole('button', { name: '继续提交' }).click();
  await expect(headingOf(page, '下单成功')).toBeVisible(booked);
});

const boxRules: [field: string, text: string, message: string][] = [
  ['箱号', 'A-1', '只能输入字母或数字'],
  ['重量', '1.2345', '请输入重量（kg），最多三位小数'],
  ['重量', 'abc', '请输入重量（kg），最多三位小数'],
  ['长', '1.234', '长、宽、高须为数字，最多两位小数'],
  ['宽', '1.234', '长、宽、高须为数字，最多两位小数'],
  ['高', 'x', '长、宽、高须为数字，最多两位小数'],
];
const goodsRules: [field: string, text: string, message: string][] = [
  ['中文品名', '   ', '不能只输入空格'],
  ['英文品名', '   ', '不能只输入空格'],
  ['数量', '1.5', '申报数量须为正整数'],
  ['数量', '0', '申报数量须为正整数'],
  ['申报单价', '1.234', '申报单价须为数字，最多两位小数'],
  ['申报单位', 'P1', '申报单位只能输入中文或英文字母'],
  ['申报重量', '0.1234', '申报重量须为数字，最多三位小数'],
  ['商品链接', 'ftp://x', '网址须以 http:// 或 https:// 开头'],
];

test('every rule of boxes and goods is seen with its message', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, specialPath);
  const boxes = page.getByRole('region', { name: '箱子' });
  const goods = page.getByRole('region', { name: '申报品名' });
  await goods.getByRole('button', { name: '第 1 行的更多申报信息' }).click();
  for (const [part, rules] of [
    [boxes, boxRules],
    [goods, goodsRules],
  ] as const) {
    for (const [name, text, message] of rules) {
      const field = part.getByRole('textbox', { name: new RegExp(`^\\*?${name}$`) });
      const before = await field.inputValue();
      await field.fill(text);
      await expect(part.getByRole('alert')).toHaveText([message]);
      await field.fill(before);
      await expect(part.getByRole('alert')).toHaveCount(0);
    }
  }
  await submitOf(page).click();
  await expect(boxes.getByRole('alert')).toHaveText([/^请填写/]);
  await expect(goods.getByRole('alert')).toHaveText(Array(3).fill(/^请填写/));
  await expect(weightOf(page)).toBeFocused();

  // A side alone would be no size; and two boxes of one number are none.
  await weightOf(page).fill('1');
  await boxes.getByLabel('长').fill('10');
  await expect(boxes.getByRole('alert')).toHaveCount(2);
  await boxes.getByLabel('长').fill('');
  await boxes.getByLabel('箱号').fill('A1');
  await boxes.getByRole('button', { name: '复制第 1 箱' }).click();
  await boxes.getByLabel('箱号').nth(1).fill('A1');
  await expect(boxes.getByText('重复，请换一个')).toBeVisible();
  await page.getByText('购买保险').click();
  await expect(page.getByText('购买保险时须填写保价金额和币种')).toBeVisible();
});

test('a submit that fails moves nothing but the page', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await enter(page, specialPath);
  await page.getByRole('region', { name: '箱子' }).getByLabel('添加的行数').fill('20');
  await page.getByRole('region', { name: '箱子' }).getByRole('button', { name: '添加' }).click();
  await submitOf(page).click();
  await expect(weightOf(page)).toBeFocused();
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBe(700);
  await weightOf(page).fill('1');
  await submitOf(page).click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

test('lines that start elsewhere are not offered; duty is paid as the line is sold', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, specialPath);
  await expect(page.getByRole('radio', { name: /美国专线小包/ })).toBeVisible();
  await page.getByLabel('全部产品').fill('美国本土');
  await expect(page.getByTitle(/美国本土打单/)).toHaveCount(0);
  await page.getByLabel('全部产品').fill('');
  await page.keyboard.press('Escape');
  const duty = page.getByRole('radiogroup', { name: '关税' });
  await expect(duty.getByRole('radio', { name: '不包税 DDU' })).toBeChecked();
  await chooseLine(page);
  await expect(duty.getByRole('radio', { name: '包税 DDP', exact: true })).toBeChecked();
  await fillParcel(page);
  const party = partyOf(page, '发件人');
  await party.getByRole('button', { name: '更换' }).click();
  await pasteParty(page, '发件人', consignee);
  await expect(page.getByText('该产品不从发件国家/地区始发，请换一个产品。')).toBeVisible();
  await submitOf(page).click();
  await expect(page).toHaveURL(new RegExp(specialPath));
  await chooseLine(page, /美国本土打单/);
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText('USD');
});

test('rules between fields are seen with their messages', { tag: '@night' }, async ({ page }) => {
  await enter(page, specialPath);
  const services = page.getByRole('region', { name: '申报与服务' });
  const cod = services.getByText('代收货款', { exact: true });
  const told = services.getByRole('alert');
  // What is missing is told once somebody wants to submit.
  await submitOf(page).click();
  await cod.click();
  await expect(told).toHaveText(['代收货款金额和币种须同时填写']);
  const amount = services.getByLabel('代收货款金额');
  await amount.fill('9.999');
  await expect(told).toHaveText(['请输入数字，最多两位小数']);
  await amount.fill('9.99');
  await expect(told).toHaveCount(0);
  await amount.fill('');
  await cod.click();
  await expect(told).toHaveCount(0);

  const goods = page.getByRole('region', { name: '申报品名' });
  const code = goods.getByLabel('海关编码');
  // A name only looks for its code; whoever leaves without one is told.
  await code.fill('手机壳');
  await expect(
    page
      .getByTitle(/^392690/)
      .or(page.getByText(/^392690 /))
      .first(),
  ).toBeVisible();
  await expect(goods.getByRole('alert').filter({ hasText: '数字' })).toHaveCount(0);
  await code.blur();
  await expect(goods.getByText('只能输入数字')).toBeVisible();
  await code.fill('392');
  await expect(goods.getByText('请输入 4–10 位数字的海关编码')).toBeHidden();
  await code.blur();
  await expect(goods.getByText('请输入 4–10 位数字的海关编码')).toBeVisible();
  await code.fill('392690');
  await expect(goods.getByText('请输入 4–10 位数字的海关编码')).toBeHidden();

  const party = partyOf(page, '收件人');
  await party.getByRole('button', { name: '编辑' }).click();
  await party.getByLabel('邮编').fill('1');
  await expect(party.getByText('邮编与所选国家/地区不符')).toBeVisible();
});

test('rows are added by the hundred, pasted from a sheet, and are there after a reload', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, specialPath);
  const boxes = page.getByRole('region', { name: '箱子' });
  await boxes.getByLabel('添加的行数').fill('1000');
  await boxes.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('请输入 1–999 的整数').first()).toBeVisible();
  await boxes.getByLabel('添加的行数').fill('998');
  await boxes.getByRole('button', { name: '添加' }).click();
  await expect(boxes).toContainText('共 999 箱');
  await boxes
    .getByLabel('箱号')
    .first()
    .evaluate((node) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'A1\t1.5\t50\t40\t30\nA2\t2.5\t50\t40\t30\n');
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
  await expect(boxes).toContainText('共 999 箱，4.000 kg，0.1200 m³');
  // What is typed is kept a moment later.
  await page.waitForTimeout(800);
  await page.reload();
  await expect(boxes).toContainText('共 999 箱，4.000 kg，0.1200 m³');
  await expect(page.getByText('已恢复您上次未提交的内容')).toBeVisible();
  await page.getByRole('button', { name: '清空重填' }).click();
  await expect(boxes).toContainText('共 1 箱，0.000 kg');
});

test('a draft is saved and gone on with', { tag: '@night' }, async ({ page }) => {
  await enter(page, specialPath);
  await chooseLine(page);
  await weightOf(page).fill('0.5');
  // Its price comes above the buttons, and they move down.
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText('可用余额');
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect(page).toHaveURL(/id=/);
  await expect(headingOf(page, /^编辑订单 A\d+/)).toBeVisible();
  await expect(weightOf(page)).toHaveValue('0.5');
  await fillParcel(page);
  await submitOf(page).click();
  await expect(headingOf(page, '下单成功')).toBeVisible(booked);
});

test('in English: compare lines, choose one, submit', async ({ page }) => {
  await enter(page, '/single/lines', { language: 'en_US' });
  await fillParcel(page);
  const row = page.getByRole('row').filter({ hasText: 'US Packet DDP' });
  await row.getByRole('radio').check();
  await submitOf(page).click();
  await expect(headingOf(page, 'Order placed')).toBeVisible(booked);
  await page.getByRole('button', { name: 'View order' }).click();
  await expect(page.getByRole('region', { name: 'Consignee' })).toContainText('Marcus Ellery');
});

test('SKUs and tax numbers are kept', { tag: '@night' }, async ({ page }) => {
  const merchant = await newMerchant('申报商户');
  await activate(merchant.id);
  await enter(page, '/order/skus', { user: merchant.username });
  await page.getByRole('button', { name: '新增 SKU' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/^请填写/)).toHaveCount(4);
  await dialog.getByLabel('SKU').fill('MUG-1');
  await dialog.getByLabel('中文品名').fill('马克杯');
  await dialog.getByLabel('英文品名').fill('Mug');
  await dialog.getByLabel('申报单价').fill('4');
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: 'MUG-1' });
  await expect(row).toContainText('4.00 USD');
  await choose(row, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有 SKU')).toBeVisible();
});
