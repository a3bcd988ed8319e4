import {
  changeWithheldLine,
  getThread,
  getWithheld,
  interceptOrder,
  listMyNotices,
  listOtherLines,
  settleWithheld,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { perKgMinor } from '../orders/testing.ts';
import { openPricesKit } from '../rates/testing.ts';
import { payMerchantsArrears, sweepArrears } from './arrears.service.ts';
import { sweepDeadlines } from './deadlines.sweep.ts';
import {
  fundsMinor,
  handlingMinor,
  openWithholdingKit,
  type WithholdingKit,
} from './withholdingTestKit.ts';

let app: TestApp;
let kit: WithholdingKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openWithholdingKit(app);
});
afterAll(async () => {
  await kit.orders.close();
  await app.stop();
});
beforeEach(() => kit.setWallet(fundsMinor));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const funded = () => payMerchantsArrears(kit.staff, kit.merchantId);

test('money settles arrears only, and once however many workers hear of it', async () => {
  const id = await kit.received('receipt', 2, 12);
  await kit.withhold(id, 'battery');
  await kit.topUp(2n * perKgMinor);
  const faults = vi.spyOn(kit.staff.log, 'error');
  await Promise.all([funded(), funded(), sweepArrears(kit.staff)]);
  // Whoever comes late finds nothing to do, which is no fault.
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
  expect(await kit.reasons(id)).toEqual([
    ['arrears', 'paid'],
    ['battery', null],
  ]);
  expect(await kit.order(id)).toMatchObject({ status: 'withheld', settlement: 'paid' });
  expect(await kit.balances()).toEqual({ wallet: 0n, held: 0n });
});

test('the oldest first, as far as the money goes', async () => {
  await kit.setWallet(4n * perKgMinor);
  const first = await kit.received('receipt', 2, 12);
  const second = await kit.received('receipt', 2, 13);
  await kit.topUp(10n * perKgMinor);
  await funded();
  expect((await kit.order(first)).status).toBe('inWarehouse');
  expect((await kit.order(second)).status).toBe('withheld');
  expect(await kit.balances()).toEqual({ wallet: 0n, held: 2n * perKgMinor });
});

test('of arrears and a battery the money settles its own, and the staff the battery', async () => {
  const id = await kit.submitted('receipt');
  await kit.receive(id, 12);
  await kit.withhold(id, 'battery');
  expect(await kit.reasons(id)).toEqual([
    ['arrears', null],
    ['battery', null],
  ]);
  await kit.topUp(2n * perKgMinor);
  await funded();
  expect(await kit.reasons(id)).toEqual([
    ['arrears', 'paid'],
    ['battery', null],
  ]);
  expect(await kit.order(id)).toMatchObject({ status: 'withheld', settlement: 'paid' });
  const body = { orderId: id, reasons: ['battery' as const] };
  expect((await kit.operator.call(settleWithheld, { body })).result).toEqual({ isReleased: true });
  expect((await kit.order(id)).status).toBe('inWarehouse');
});

test('what was intercepted and may go on waits for its money, and goes on with it', async () => {
  const id = await kit.submitted('receipt');
  await kit.merchant.call(interceptOrder, { body: { orderId: id } });
  await kit.receive(id, 12);
  const body = { orderId: id, reasons: ['intercepted' as const] };
  expect((await kit.operator.call(settleWithheld, { body })).result).toEqual({ isReleased: false });
  expect(await kit.reasons(id)).toEqual([
    ['intercepted', 'released'],
    ['arrears', null],
  ]);
  await kit.topUp(2n * perKgMinor);
  await funded();
  expect(await kit.order(id)).toMatchObject({ status: 'inWarehouse', intercept_at: null });
  expect(await kit.balances()).toEqual({ wallet: 0n, held: 0n });
});

const titlesOf = async (id: string) => {
  const { order_no } = await kit.order(id);
  const query = { msgCategory: 'message' as const, pageSize: 100 };
  const { result } = await kit.merchant.call(listMyNotices, { query });
  return result.records.map(({ titile }) => titile).filter((title) => title.includes(order_no));
};

test('that the deadline is near is told once, on the last working day', async () => {
  const id = await kit.aside('battery');
  await kit.withhold(id, 'damaged');
  const near = `扣件 ${(await kit.order(id)).order_no} 即将到期`;
  const told = async () => (await titlesOf(id)).filter((title) => title === near);
  await sweepDeadlines(kit.staff);
  expect(await told()).toEqual([]);
  const { parcel } = await kit.look(kit.operator, id);
  const before = new Date(Date.parse(`${parcel.deadline?.replace(' ', 'T')}+08:00`) - 3_600_000);
  await Promise.all([sweepDeadlines(kit.staff, before), sweepDeadlines(kit.staff, before)]);
  await sweepDeadlines(kit.staff, new Date(before.getTime() + 600_000));
  expect(await told()).toEqual([near]);
  expect((await kit.order(id)).status).toBe('withheld');
});

test('after the deadline the tenant’s default is carried out, once with two workers', async () => {
  // What other tests left behind is over first.
  await sweepDeadlines(kit.staff, inDays(60));
  await kit.setWallet(fundsMinor);
  const id = await kit.aside('battery');
  await sweepDeadlines(kit.staff);
  expect((await kit.order(id)).status).toBe('withheld');
  await Promise.all([sweepDeadlines(kit.staff, inDays(60)), sweepDeadlines(kit.staff, inDays(60))]);
  expect(await kit.order(id)).toMatchObject({ status: 'chargedBack', settlement: 'refunded' });
  expect(await kit.balances()).toEqual({ wallet: fundsMinor - handlingMinor, held: 0n });
});

test('where it stays, people are told once', async () => {
  const id = await kit.aside('battery');
  await asOwner(app.database, `update withholdings set by_default = 'stay' where order_id = $1`, [
    id,
  ]);
  const { threadId } = await kit.look(kit.merchant, id);
  const said = async () =>
    (await kit.merchant.call(getThread, { query: { id: threadId as string } })).result.messages;
  const before = (await said()).length;
  await Promise.all([sweepDeadlines(kit.staff, inDays(60)), sweepDeadlines(kit.staff, inDays(60))]);
  await sweepDeadlines(kit.staff, inDays(61));
  expect((await said()).length).toBe(before + 1);
  expect((await kit.order(id)).status).toBe('withheld');
});

test('another line is taken at the price that was shown, or not at all', async () => {
  const id = await kit.aside('forbidden', 'label');
  const productId = kit.orders.products.receipt;
  const { result } = await kit.merchant.call(listOtherLines, { query: { orderId: id } });
  const line = result.lines.find((each) => each.productId === productId);
  expect(line).toMatchObject({ price: '20.00', currency: 'CNY' });
  const take = (agreedPrice: string) =>
    kit.merchant.call(changeWithheldLine, {
      body: { orderId: id, productId, agreedPrice, currency: 'CNY' },
    });
  expect((await take('19.99')).body.errorKey).toBe('withholding.priceChanged');
  expect(await kit.balances()).toEqual({ wallet: fundsMinor - 2n * perKgMinor, held: 0n });
  expect((await take('20.00')).status).toBe(200);
  expect(await kit.order(id)).toMatchObject({ status: 'inWarehouse', product_id: productId });
  expect(await kit.balances()).toEqual({ wallet: fundsMinor - 2n * perKgMinor, held: 0n });
  expect(await asOwner(app.database, 'select * from ledger_faults')).toEqual([]);
});

test('a price that rose meanwhile is asked about again, and nothing is taken in silence', async () => {
  const prices = await openPricesKit(kit.operator);
  const { productId, sheetId } = await prices.line('10.00');
  const id = await kit.aside('forbidden', 'label');
  const shown = async () => {
    const { result } = await kit.merchant.call(listOtherLines, { query: { orderId: id } });
    return result.lines.find((line) => line.productId === productId)?.price;
  };
  const take = (agreedPrice: string) =>
    kit.merchant.call(changeWithheldLine, {
      body: { orderId: id, productId, agreedPrice, currency: 'CNY' },
    });
  const paid = { wallet: fundsMinor - 2n * perKgMinor, held: 0n };
  expect(await shown()).toBe('20.00');
  await prices.publish(await prices.draft(sheetId, '12.00'));
  expect((await take('20.00')).body.errorKey).toBe('withholding.priceChanged');
  expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
  expect(await kit.balances()).toEqual(paid);
  expect(await shown()).toBe('24.00');
  expect((await take('24.00')).status).toBe(200);
  expect(await kit.balances()).toEqual({ ...paid, wallet: paid.wallet - 400n });
});

test('who stays for want of money is not told that the parcel goes on', async () => {
  const id = await kit.submitted('receipt');
  await kit.merchant.call(interceptOrder, { body: { orderId: id } });
  await kit.receive(id, 12);
  const shown = (await kit.operator.call(getWithheld, { query: { orderId: id } })).result;
  expect(shown?.acts[0]).toEqual({ act: 'settle', obstacle: '' });
  expect(shown?.money).toMatchObject({ charged: null });
  expect(Number(shown?.money.toCharge)).toBeGreaterThan(Number(shown?.money.held));
  const body = { orderId: id, reasons: ['intercepted' as const] };
  await kit.operator.call(settleWithheld, { body });
  const { threadId } =
    (await kit.merchant.call(getWithheld, { query: { orderId: id } })).result ?? {};
  const thread = (await kit.merchant.call(getThread, { query: { id: threadId ?? '' } })).result;
  expect(thread?.closeTime).toBeNull();
  expect(thread?.messages.map(({ text }) => text).join()).not.toMatch(/继续出库|continues/);
});
