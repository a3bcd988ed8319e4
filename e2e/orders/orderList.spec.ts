import { batchSubmit, closeOrders } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { offered } from '../support/actions.ts';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { asOperator, enter, tabsOf } from '../support/shellSteps.ts';
import {
  bulkOf,
  draftFor,
  draftsFor,
  generatedFor,
  idsOf,
  listOf,
  listPath,
  productFor,
  rowOf,
} from './orderListSteps.ts';
import { headingOf, productIdOf, topUp } from './orderSteps.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 240_000 });

// A carrier is asked on the way, by a worker.
const booked = { timeout: 60_000 };

/** A merchant of its own that may order, with money where it is given some. */
const merchantWith = async (usd?: string) => {
  const { id, username } = await newMerchant('批量商户');
  await activate(id);
  if (usd) await topUp(username, usd, 'USD');
  const { id: productId } = await productFor(username);
  return { user: username, productId };
};

const chooseAll = (page: Page) => page.getByLabel('选择本页所有行').check();
const actOf = (page: Page, name: string | RegExp) => bulkOf(page).getByRole('button', { name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const statusTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '按状态查看' }).getByRole('link', { name });

test('fifty mixed orders are submitted at once, and each tells what became of it', async ({
  page,
}) => {
  const { user, productId } = await merchantWith();
  const waiting = await draftsFor(user, 5, { productId });
  await callAs(user, batchSubmit, { ids: idsOf(waiting) });
  const voided = await draftsFor(user, 10, { productId });
  await callAs(user, closeOrders, { ids: idsOf(voided) });
  const incomplete = await draftsFor(user, 5, {});
  await draftsFor(user, 30, { productId });
  await topUp(user, '1000.00', 'USD');

  await enter(page, `${listPath}?pageSize=50`, { user });
  await expect(statusTab(page, '全部')).toContainText('50');
  await expect(statusTab(page, '草稿')).toContainText('35');
  await chooseAll(page);
  await expect(actOf(page, '退单')).toHaveAttribute('aria-disabled', 'true');
  await expect(actOf(page, '支付 5/50')).toBeVisible();
  await actOf(page, '提交 35/50').click();

  const question = dialogOf(page, '提交订单');
  await expect(question).toContainText('35 票');
  await expect(question).toContainText('USD');
  await expect(question).toContainText('5 票：还没有选择产品');
  await expect(question).toContainText('10 票：订单状态为“已作废”，不能进行此操作');
  await question.getByRole('button', { name: '提交 35 票' }).click();

  const results = dialogOf(page, '处理结果');
  await expect(results.getByText('成功 30 票', { exact: true })).toBeVisible(booked);
  await expect(results.getByText('未成功 5 票', { exact: true })).toBeVisible();
  for (const { transactionOrderNo } of incomplete) {
    const row = results.getByRole('row').filter({ hasText: transactionOrderNo });
    await expect(row).toContainText('订单资料不完整');
  }
  await results.getByRole('button', { name: '重试未成功的' }).click();
  await expect(results.getByText('未成功 5 票', { exact: true })).toBeVisible();
  await results.getByRole('button', { name: '复制未成功的单号' }).click();
  await expect(results.getByText('已复制 5 个单号')).toBeVisible();
  await results.getByRole('button', { name: '关闭', exact: true }).last().click();

  // The tabs follow while the carrier is asked.
  await expect(statusTab(page, '草稿')).toContainText('5');
  await expect(statusTab(page, '已生成')).toContainText('30', { timeout: 120_000 });
});

test('where there is too little, what fits is submitted and the rest stays', {
  tag: '@night',
}, async ({ page }) => {
  const { user, productId } = await merchantWith('20.00');
  const drafts = await draftsFor(user, 4, { productId });
  await enter(page, listOf(drafts), { user });
  await chooseAll(page);
  await actOf(page, '提交').click();
  const question = dialogOf(page, '提交订单');
  await expect(question.getByText(/可用余额 20.00 USD，还差/)).toBeVisible();
  await question.getByRole('radio', { name: '只提交余额够的，其余保持不变' }).check();
  await question.getByRole('button', { name: '提交 4 票' }).click();
  const results = dialogOf(page, '处理结果');
  await expect(results.getByText('成功 2 票', { exact: true })).toBeVisible(booked);
  await expect(results.getByText('未成功 2 票', { exact: true })).toBeVisible();
});

test('a label is given back in time, and refused when its time is over', { tag: '@night' }, async ({
  page,
}) => {
  const { user, productId } = await merchantWith('200.00');
  const [early, late] = await generatedFor(user, 2, { productId });
  if (!early || !late) throw new Error('two orders were made');
  await enter(page, listOf([early, late]), { user });
  for (const order of [early, late])
    await expect(rowOf(page, order)).toContainText('已支付', booked);
  await chooseAll(page);
  await actOf(page, '退单').click();
  const question = dialogOf(page, '申请退单');
  await question.getByLabel('退单原因（选填）').fill('客户取消');
  // Its time ends between the question and the answer.
  await ask(`update orders set booked_at = booked_at - interval '400 days' where id = $1`, [
    late.id,
  ]);
  await question.getByRole('button', { name: '退单 2 票' }).click();

  const results = dialogOf(page, '处理结果');
  const resultOf = (no: string) => results.getByRole('row').filter({ hasText: no });
  await expect(resultOf(early.transactionOrderNo)).toContainText('成功');
  await expect(resultOf(late.transactionOrderNo)).toContainText('未成功');
  await expect(resultOf(late.transactionOrderNo)).toContainText('时间');
  await results.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(rowOf(page, early)).toContainText('已退单', booked);
  await expect(rowOf(page, late)).toContainText('已生成');
  // Its label, ordering it again and having it stopped at the warehouse are left.
  expect(await offered(rowOf(page, late))).toEqual(['下载面单', '再来一单', '拦截']);
});

test('refunds that no carrier answers for are examined by an operator', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  const { user, productId } = await merchantWith('200.00');
  const [kept, back] = await generatedFor(user, 2, { productId });
  if (!kept || !back) throw new Error('two orders were made');
  // As if the carrier had been asked and never answered.
  await ask(`update orders set booking = 'cancelling' where id = any($1)`, [idsOf([kept, back])]);
  const operator = await asOperator(browser, listOf([kept, back], { cancelling: 'true' }));
  await rowOf(operator, kept).getByRole('button', { name: '审核退单' }).click();
  const question = dialogOf(operator, '审核退单');
  await question.getByRole('radio', { name: '拒绝退单' }).check();
  await expect(question.getByRole('button', { name: /^审核退单/ })).toBeDisabled();
  await question.getByLabel('备注').fill('面单已经使用');
  await question.getByRole('button', { name: /^审核退单/ }).click();
  const results = dialogOf(operator, '处理结果');
  await expect(results.getByText('成功 1 票', { exact: true })).toBeVisible();
  await results.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(rowOf(operator, kept)).toHaveCount(0);

  await chooseAll(operator);
  await actOf(operator, '审核退单').click();
  await dialogOf(operator, '审核退单')
    .getByRole('button', { name: /^审核退单/ })
    .click();
  await expect(results.getByText('成功 1 票', { exact: true })).toBeVisible();
  await operator.context().close();

  await enter(page, listOf([kept, back]), { user });
  await expect(rowOf(page, back)).toContainText('已退单', booked);
  await page.getByRole('link', { name: kept.transactionOrderNo }).click();
  await expect(page.getByText('面单已经使用').first()).toBeVisible();
});

test('a saved view opens from its address elsewhere', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  const { user, productId } = await merchantWith();
  const [kept] = await draftsFor(user, 1, { productId, customerNo: `VIEW${Date.now()}` });
  const gone = await draftFor(user, { productId });
  if (!kept) throw new Error('one order was made');
  await enter(page, `${listPath}?status=draft`, { user });
  await page.getByLabel('单号或收件人').fill(kept.customerNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(page, gone)).toHaveCount(0);
  await page.getByRole('button', { name: '保存为视图' }).click();
  await page.getByLabel('视图名称').fill('我的草稿');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const view = page
    .getByRole('navigation', { name: '视图' })
    .getByRole('link', { name: /我的草稿/ });
  await expect(view).toContainText('1');
  const address = await view.getAttribute('href');

  const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(elsewhere, address ?? '', { user });
  await expect(rowOf(elsewhere, kept)).toBeVisible();
  await expect(rowOf(elsewhere, gone)).toHaveCount(0);
  await expect(elsewhere.getByLabel('单号或收件人')).toHaveValue(kept.customerNo);
  await expect(statusTab(elsewhere, '草稿')).toHaveAttribute('aria-current', 'page');
  await elsewhere.context().close();
});

test('a row changes while it is looked at', async ({ page }) => {
  const { user, productId } = await merchantWith('200.00');
  const order = await draftFor(user, { productId });
  await enter(page, listOf([order]), { user });
  await expect(rowOf(page, order)).toContainText('草稿');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await callAs(user, batchSubmit, { ids: [order.id] });
  await expect(rowOf(page, order)).toContainText('已生成', booked);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('orders of a list are walked through by key in one tab', { tag: '@night' }, async ({
  page,
}) => {
  const { user, productId } = await merchantWith();
  const [first, second, third] = await draftsFor(user, 3, { productId });
  if (!first || !second || !third) throw new Error('three orders were made');
  await enter(page, `${listPath}?status=draft&sort=createTime`, { user });
  await page.getByRole('link', { name: first.transactionOrderNo }).click();
  await expect(headingOf(page, `订单 ${first.transactionOrderNo}`)).toBeVisible();
  const walk = page.getByRole('navigation', { name: '列表中的订单' });
  await expect(walk.getByRole('button', { name: '上一票' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('j');
  await expect(headingOf(page, `订单 ${second.transactionOrderNo}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(headingOf(page, `订单 ${third.transactionOrderNo}`)).toBeVisible();
  await page.keyboard.press('k');
  await expect(headingOf(page, `订单 ${second.transactionOrderNo}`)).toBeVisible();
  await expect(tabsOf(page).getByRole('link')).toHaveCount(3);
  await page.goBack();
  await expect(headingOf(page, '订单列表')).toBeVisible();
});

test('another product shows its prices before it is taken', { tag: '@night' }, async ({ page }) => {
  const { user } = await merchantWith();
  const shipper = {
    ...{ countryCode: 'CN', province: '广东省', city: '深圳市', address1: '坂田街道云岭路 18 号' },
    ...{ area: '龙岗区', phone: '13800001111', postCode: '518129' },
  };
  const productId = await productIdOf('US-PACKET');
  const drafts = await draftsFor(user, 2, { productId, shipper });
  const numbers = drafts.map(({ transactionOrderNo }) => transactionOrderNo);
  await enter(page, '/order/batch-product', { user });
  await page.getByLabel('订单号、客户单号或跟踪号').fill(`${numbers.join('\n')}\nNOSUCH1`);
  await page.getByRole('button', { name: '查找订单' }).click();
  await expect(page.getByText('没有找到 1 个单号：NOSUCH1')).toBeVisible();
  await page.getByLabel('新产品').fill('UPS');
  await page.getByLabel('新产品').press('Enter');
  await expect(page.getByText('可以修改 2 票')).toBeVisible();
  await page.getByRole('button', { name: '修改 2 票' }).click();
  const results = page.getByRole('region', { name: '处理结果' }).first();
  await expect(results.getByText('成功 2 票', { exact: true })).toBeVisible();
});

test('numbers from elsewhere lead to their orders', { tag: '@night' }, async ({ page }) => {
  const { user, productId } = await merchantWith();
  const order = await draftFor(user, { productId });
  await enter(page, '/trial/external', { user });
  await page.getByLabel('单号', { exact: true }).fill(`${order.customerNo}, NOSUCH2`);
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText('找到 1 个，没有找到 1 个')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'NOSUCH2' })).toContainText('没有找到');
  await page.getByRole('link', { name: order.transactionOrderNo }).click();
  await expect(headingOf(page, `订单 ${order.transactionOrderNo}`)).toBeVisible();
});

test('in English, an operator finds a merchant’s order from home', { tag: '@night' }, async ({
  page,
}) => {
  const { user, productId } = await merchantWith();
  const order = await draftFor(user, { productId });
  await enter(page, '/dashboard/analysis', { user: 'yunling-op', language: 'en_US' });
  await page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: /Draft/ })
    .click();
  await expect(headingOf(page, 'Order list')).toBeVisible();
  await page.getByLabel('Number or consignee').fill(order.transactionOrderNo);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rowOf(page, order)).toContainText('批量商户');
  await page.getByRole('link', { name: order.transactionOrderNo }).click();
  await expect(headingOf(page, `Order ${order.transactionOrderNo}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transactions' })).toContainText('No transactions');
});
