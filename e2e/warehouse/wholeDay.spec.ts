import {
  askAdjustment,
  decideApproval,
  getDeliverDetail,
  listShipments,
  type OrderSummary,
} from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { scan } from '../labels/scanSteps.ts';
import { generatedFor } from '../orders/orderListSteps.ts';
import { productIdOf, topUp } from '../orders/orderSteps.ts';
import { chooseHouse } from '../shipment/shipmentSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { enterDispatch, makeBatch, verdictOf } from './dispatchSteps.ts';
import {
  enterStation,
  factOf,
  fromChina,
  measure,
  newHouse,
  rowsOf,
  weightField,
} from './receiveSteps.ts';
import { drawerOf, opsPath } from './withheldSteps.ts';

test.use({ actionTimeout: 20_000 });

const listed = 60;
const arriving = 58;
const kg = 0.28;
const { line, shipper } = fromChina;

const walletOf = async (merchantId: string) => {
  const [wallet] = await ask(
    `select sum(balance_minor) filter (where kind = 'wallet') as wallet,
       sum(balance_minor) filter (where kind = 'held') as held
     from accounts where merchant_id = $1 and currency = 'CNY'`,
    [merchantId],
  );
  return { wallet: Number(wallet.wallet), held: Number(wallet.held) };
};

/** Takes what is left in the wallet, as two operators do it. */
const emptyWallet = async (merchantId: string) => {
  const { wallet } = await walletOf(merchantId);
  const amount = `-${(wallet / 100).toFixed(2)}`;
  const { id } = await callAs('yunling-op', askAdjustment, {
    merchantId,
    currency: 'CNY',
    amount,
    reason: '月结转出',
  });
  await callAs('yunling-op2', decideApproval, { id, decision: 'approve' });
  expect((await walletOf(merchantId)).wallet).toBe(0);
};

const ordersOf = (merchantId: string) =>
  ask(
    `select order_no, status, settlement, quoted_minor, real_minor, currency from orders
     where merchant_id = $1`,
    [merchantId],
  );

const handOverAll = async (page: Page, username: string, house: { id: string; code: string }) => {
  await enter(page, '/shipment/waiting', { user: username });
  await page.getByRole('button', { name: '全部交货', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${listed} 票`).first()).toBeVisible();
  await chooseHouse(page, house);
  await dialog.getByRole('button', { name: '交货', exact: true }).click();
  await expect(page.getByText(`共 ${listed} 票`)).toBeVisible();
};

const weighIn = async (page: Page, { transactionOrderNo }: OrderSummary) => {
  await scan(page, transactionOrderNo);
  await measure(page, `${kg} 10 10 10`);
  await expect(rowsOf(page).first()).toContainText(transactionOrderNo);
};

const pack = async (page: Page, bag: readonly string[], gross: number) => {
  await page.keyboard.press('F2');
  const verdict = verdictOf(page);
  for (const number of bag) {
    await scan(page, number);
    await expect(verdict).toContainText('已装入');
    await expect(verdict).toContainText(number);
  }
  await page.keyboard.press('F4');
  const field = page.getByRole('dialog').getByLabel('毛重');
  await expect(field).toBeFocused();
  await page.keyboard.type(gross.toFixed(2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('sixty parcels from the list to the aeroplane, every count and cent right @night', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const house = await newHouse('yunling-op', 'yunling-op2');
  const merchant = await newMerchant('整日商户');
  await activate(merchant.id);
  await topUp(merchant.username, '9000.00', 'CNY');
  const productId = await productIdOf(line);
  const orders = await generatedFor(merchant.username, listed, { productId, kg, shipper });
  await handOverAll(page, merchant.username, house);
  const [unlisted] = await generatedFor(merchant.username, 1, { productId, kg, shipper });
  await emptyWallet(merchant.id);
  const lists = await callAs(merchant.username, listShipments, { pageSize: 10 });
  const list = lists.records[0] as (typeof lists.records)[number];

  // The warehouse: the list first, then whatever the driver brought.
  const station = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterStation(station, house);
  await scan(station, list.shipmentNo);
  await expect(station.getByText(list.shipmentNo).first()).toBeVisible();
  const [heavy, battery, ...others] = orders.slice(0, arriving) as [
    OrderSummary,
    OrderSummary,
    ...OrderSummary[],
  ];
  for (const order of [...others, unlisted as OrderSummary]) await weighIn(station, order);

  // Far heavier than declared: agreed to by Enter, and then the wallet is too low.
  await scan(station, heavy.transactionOrderNo);
  await measure(station, '0.9 10 10 10');
  await expect(station.getByText('重量与申报相差很大').first()).toBeVisible();
  await station.keyboard.press('Enter');
  await expect(rowsOf(station).first()).toContainText('扣件');
  // A battery nobody declared.
  await scan(station, battery.transactionOrderNo);
  await expect(weightField(station)).toBeFocused();
  await station.keyboard.press('F4');
  await expect(station.getByRole('dialog').getByLabel('原因')).toBeFocused();
  await station.keyboard.press('ArrowDown');
  await station.locator('.ant-select-item-option', { hasText: '未申报电池' }).click();
  await station.getByRole('dialog').getByRole('button', { name: '称重后扣件' }).click();
  await measure(station, `${kg} 10 10 10`);
  await expect(rowsOf(station).first()).toContainText('扣件');

  await expect(factOf(station, 'today')).toHaveText(String(arriving + 1));
  await expect(station.getByText(`已到 ${arriving} / ${listed}`)).toBeVisible();

  // What the merchant sees of it.
  const counts = (await askAs(merchant.username, getDeliverDetail, { id: list.id })).counts;
  expect(counts).toMatchObject({ listed, arrived: arriving, extra: 1 });
  await enter(page, `/shipment/detail?id=${list.id}`, { user: merchant.username });
  await expect(page.getByText(`已到 ${arriving} / ${listed}`).first()).toBeVisible();

  // A top-up settles what was short, by itself.
  await topUp(merchant.username, '500.00', 'CNY');
  const statusOf = async (order: OrderSummary) =>
    (await ask('select status from orders where id = $1', [order.id]))[0].status;
  await expect.poll(() => statusOf(heavy), { timeout: 60_000 }).toBe('inWarehouse');
  expect(await statusOf(battery)).toBe('withheld');

  // The battery goes back.
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(desk, `${opsPath}?number=${battery.transactionOrderNo}`, { user: 'yunling-op' });
  await desk.getByRole('button', { name: battery.transactionOrderNo }).click();
  const drawer = drawerOf(desk, battery.transactionOrderNo);
  await drawer.getByRole('button', { name: /^退\s*回$/ }).click();
  await desk
    .getByRole('dialog', { name: /退回包裹/ })
    .getByRole('button', { name: /^退\s*回$/ })
    .click();
  await expect.poll(() => statusOf(battery)).toBe('chargedBack');

  // The rest leaves in three bags.
  const leaving = [...others, unlisted as OrderSummary, heavy].map((o) => o.transactionOrderNo);
  expect(leaving).toHaveLength(arriving);
  await enterDispatch(desk, house);
  await makeBatch(desk);
  await pack(desk, leaving.slice(0, 20), 20 * kg);
  await pack(desk, leaving.slice(20, 40), 20 * kg);
  await pack(desk, leaving.slice(40), 17 * kg + 0.9);
  await desk.getByRole('button', { name: '确认出库' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '确认出库' }).click();
  await expect(desk.getByText(`${arriving} 票 ${arriving} 箱已出库`).first()).toBeVisible();

  // Every cent: what left is paid as measured, what never came is still held.
  const kept = await ordersOf(merchant.id);
  const left = kept.filter(({ status }) => status === 'outWarehouse');
  expect(left).toHaveLength(arriving);
  const missing = kept.filter(({ status }) => status === 'generated');
  expect(missing).toHaveLength(listed - arriving);
  const sum = (rows: typeof kept, column: string) =>
    rows.reduce((total, row) => total + Number(row[column]), 0);
  const [back] = kept.filter(({ order_no }) => order_no === battery.transactionOrderNo);
  // What goes back costs what its product says, and no more.
  const [fee] = await ask('select return_handling * 100 as minor from products where id = $1', [
    productId,
  ]);
  expect(await walletOf(merchant.id)).toEqual({
    held: sum(missing, 'quoted_minor'),
    wallet:
      50_000 + sum([...left, back], 'quoted_minor') - sum(left, 'real_minor') - Number(fee.minor),
  });
  expect(await ask('select * from ledger_faults limit 1', [])).toEqual([]);
  expect(await ask('select * from order_count_faults limit 1', [])).toEqual([]);
});
