import { expect, test } from '@playwright/test';
import { listOf } from '../orders/orderListSteps.ts';
import { enter } from '../support/shellSteps.ts';
import {
  bringLabel,
  labelsPath,
  merchantWithMoney,
  nameOrders,
  ordersOf,
  setOf,
  setsOf,
} from './labelSteps.ts';
import { filesIn, pagesOf, saved } from './paperFiles.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 240_000 });

const made = { timeout: 60_000 };

test('twelve orders by ticket: what is missing is named, fetched later, and printed again', async ({
  page,
}) => {
  const { username: user } = await merchantWithMoney('下载商户');
  const own = await ordersOf(user, 'US-PACKET', 11);
  const [awaited] = await ordersOf(user, 'JP-LINE', 1);
  if (!awaited) throw new Error('no order');
  const orders = [...own, awaited];
  await enter(page, labelsPath, { user });
  await nameOrders(page, orders);
  await page.getByRole('radio', { name: /^按票/ }).check();
  await page.getByRole('button', { name: '开始生成' }).click();

  const row = setsOf(page).getByRole('row').filter({ hasText: '按票' });
  await expect(row).toContainText('可下载', made);
  const download = row.getByRole('button', { name: '下载', exact: true });
  const first = await saved(page, () => download.click());
  expect(first.name).toMatch(/\.zip$/);
  const files = filesIn(first.path);
  expect(Object.keys(files).sort()).toEqual(
    own.map(({ transactionOrderNo }) => `${transactionOrderNo}.pdf`).sort(),
  );
  expect(new Set(Object.values(files).flat())).toEqual(new Set(['100x150']));

  await row.getByRole('button', { name: /^\d{4}-/ }).click();
  const set = setOf(page);
  await set.getByText('缺少 1', { exact: true }).click();
  const missing = set.getByRole('row').filter({ hasText: awaited.transactionOrderNo });
  await expect(missing).toContainText('承运商还没有给出面单');
  await bringLabel(awaited);
  await set.getByRole('button', { name: '补取缺少的' }).click();
  await expect(set.getByText('缺少 0', { exact: true })).toBeVisible(made);
  const second = await saved(page, () =>
    set.getByRole('button', { name: '下载', exact: true }).click(),
  );
  expect(Object.keys(filesIn(second.path))).toHaveLength(12);
});

test('all in one PDF, waited for; after a jam from a page on @night', async ({ page }) => {
  const { username: user } = await merchantWithMoney('合并商户');
  const orders = await ordersOf(user, 'UK-LINE', 12);
  await enter(page, listOf(orders, { pageSize: '50' }), { user });
  await expect(page.getByText('共 12 条')).toBeVisible();
  await page.getByLabel('选择本页所有行').check();
  await page
    .getByRole('region', { name: '批量操作' })
    .getByRole('button', { name: '下载面单' })
    .click();
  await expect(page.getByText('共 12 票订单')).toBeVisible();
  await page.getByRole('radio', { name: '在这里等待并下载' }).check();
  const whole = await saved(page, () => page.getByRole('button', { name: '生成并下载' }).click());
  expect(pagesOf(whole.path)).toEqual(Array(12).fill('100x150'));

  await setsOf(page)
    .getByRole('button', { name: /^\d{4}-/ })
    .first()
    .click();
  const set = setOf(page);
  // Where each order's pages are is told in the order in which they come.
  await set
    .getByRole('row')
    .nth(8)
    .getByRole('button', { name: /^从这票起打印/ })
    .click();
  const from = set.getByRole('textbox', { name: '从第几页' });
  await expect(from).toHaveValue('8');
  const rest = await saved(page, () => set.getByRole('button', { name: '保存 PDF' }).click());
  expect(pagesOf(rest.path)).toHaveLength(5);
  await from.fill('13');
  await expect(set.getByRole('button', { name: '保存 PDF' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('nothing is begun for nothing @night', async ({ page }) => {
  await enter(page, `${labelsPath}?numbers=NOSUCHNUMBER`);
  await expect(page.getByText('共 0 票订单')).toBeVisible();
  const start = page.getByRole('button', { name: '开始生成' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription('没有符合条件的订单');
});
