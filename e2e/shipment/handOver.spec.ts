import { editShipment, getDeliverDetail, type OrderSummary } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import {
  chooseHouse,
  detailPath,
  listed,
  merchantWithOrders,
  received,
  rowOf,
  waitingPath,
} from './shipmentSteps.ts';

test.describe.configure({ timeout: 90_000 });

test('orders are handed over by choice, one is added by scan, one taken off; counts follow the parcels', async ({
  page,
}) => {
  const { house, username, orders } = await merchantWithOrders(3);
  const [first, second, third] = orders as [OrderSummary, OrderSummary, OrderSummary];
  await enter(page, waitingPath, { user: username });
  for (const order of [first, second]) await rowOf(page, order).getByRole('checkbox').click();
  await page.getByRole('button', { name: '交货', exact: true }).click();
  await chooseHouse(page, house);
  await page.getByRole('dialog').getByRole('button', { name: '交货', exact: true }).click();
  await expect(page.getByText(/已交货，共 2 票/)).toBeVisible();
  await expect(rowOf(page, third)).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
  await page.getByText('查看清单').click();
  await expect(page.getByRole('heading', { level: 1, name: /^交货清单 S/ })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await page.getByRole('link', { name: '扫描加入' }).click();
  await expect(page.getByText(/选中的订单将加入清单 S/)).toBeVisible();
  await scan(page, third.transactionOrderNo);
  await expect(page.getByRole('status').getByText('已加入清单')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByText(/已加入清单 S\d+，共 1 票/)).toBeVisible();
  await page.getByRole('link', { name: '返回清单' }).click();
  await expect(rowOf(page, third)).toContainText('待到仓');

  await rowOf(page, second).getByRole('button', { name: '移除' }).click();
  await expect(rowOf(page, second)).toContainText('已移出');
  await expect(page.getByText('已到 0 / 2')).toBeVisible();

  const { received: taken } = await received(house, first);
  expect(taken?.transactionOrderNo).toBe(first.transactionOrderNo);
  // Nobody presses anything: the page hears of it.
  await expect(page.getByText('已到 1 / 2')).toBeVisible();
  await expect(page.getByText('少 1', { exact: true })).toBeVisible();
  await expect(rowOf(page, third)).toContainText('少件');
  await expect(page.getByRole('link', { name: '扫描加入' })).toHaveCount(0);
  const { counts } = await askAs(username, getDeliverDetail, { id });
  expect(counts).toEqual({ listed: 2, arrived: 1, missing: 1, extra: 0 });
});

test('who saves second is told what the first one changed, and loses nothing', async ({ page }) => {
  const { house, username, orders } = await merchantWithOrders(1);
  const { id, shipmentNo } = await listed(username, house, orders);
  await enter(page, detailPath(id), { user: username });
  await page
    .getByRole('button', { name: /更多操作/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  const dialog = page.getByRole('dialog', { name: `修改清单 ${shipmentNo}` });
  await dialog.getByLabel('备注').fill('我的备注');
  const { revision } = await askAs(username, getDeliverDetail, { id });
  await callAs(username, editShipment, { id, revision, remark: '同事的备注' });
  // The page behind has theirs by now; what is typed stays.
  await expect(page.getByText('同事的备注')).toBeVisible();
  await expect(dialog.getByLabel('备注')).toHaveValue('我的备注');
  await dialog.getByRole('button', { name: '保存' }).click();
  const told = page.getByRole('dialog').filter({ hasText: '同事的备注' }).last();
  await expect(told.getByRole('row').filter({ hasText: '备注' })).toContainText('同事的备注');
  expect((await askAs(username, getDeliverDetail, { id })).remark).toBe('同事的备注');
  await told.getByRole('button').last().click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  expect((await askAs(username, getDeliverDetail, { id })).remark).toBe('我的备注');
});
