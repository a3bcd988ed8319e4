import { saveTenantSetting, setProductStatus } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openPricesKit, type PricesKit as PriceDesk } from '../../rates/testing.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier, type TestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';
import * as steps from '../steps/orderSteps.service.ts';
import { sweepUnpaid } from './unpaid.sweep.ts';

let app: TestApp;
let kit: OrdersKit;
let prices: PriceDesk;
let carrier: TestCarrier;
let own: Ctx;
let merchantId: string;
let line: { productId: string; sheetId: string };

beforeAll(async () => {
  app = await testApp();
  carrier = openTestCarrier();
  kit = await openOrdersKit(app, carrier.carrier);
  prices = await openPricesKit(await app.as('yunling-op'));
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

// A line and a poor merchant of its own for each test, so that prices may rise.
beforeEach(async () => {
  line = await prices.line('10.00');
  merchantId = await kit.merchant(0n);
  own = kit.as(merchantId);
});

const waiting = () => kit.submit(own, kit.form(line.productId));
const priceBecomes = async (perKg: string) =>
  prices.publish(await prices.draft(line.sheetId, perKg));
const stopSelling = async () =>
  (await app.as('yunling-op')).call(setProductStatus, {
    body: { id: line.productId, status: 'stopped' },
  });
const set = (values: string, id: string) =>
  asOwner(app.database, `update orders set ${values} where id = $1`, [id]);
const quotedAgo = (minutes: number, id: string) =>
  set(`quoted_at = now() - interval '${minutes} minutes'`, id);
const submittedAgo = (hours: number, id: string) =>
  set(`submitted_at = now() - interval '${hours} hours'`, id);
const sweep = (now?: number) => sweepUnpaid(kit.ctx, now);
const statusOf = async (id: string) => (await repo.find(own, id)).status;
const hourMs = 3_600_000;

test('a price is kept for the tenant’s minutes, and no longer', async () => {
  const { id } = await waiting();
  await priceBecomes('30.00');
  await kit.topUp(merchantId, 10_000n);
  await quotedAgo(29, id);
  expect(await steps.pay(own, [id])).toMatchObject([{ ok: true, order: { totalPrice: '10.00' } }]);

  const later = await waiting();
  expect(later.totalPrice).toBe('30.00');
});

test('after that a higher price is asked for before it is held', async () => {
  const { id } = await waiting();
  await priceBecomes('30.00');
  await kit.topUp(merchantId, 10_000n);
  await quotedAgo(31, id);
  const asked = await steps.pay(own, [id]);
  const priceNow = { currency: 'CNY' as const, amount: '30.00' };
  expect(asked).toMatchObject([{ ok: false, errorKey: 'order.priceRose', priceNow }]);
  expect(await kit.balances(merchantId)).toEqual({ wallet: 10_000n, held: 0n });

  const tooLittle = await steps.pay(own, [id], [{ id, ...priceNow, amount: '29.99' }]);
  expect(tooLittle).toMatchObject([{ ok: false, errorKey: 'order.priceRose' }]);
  const agreed = await steps.pay(own, [id], [{ id, ...priceNow }]);
  expect(agreed).toMatchObject([{ ok: true, order: { totalPrice: '30.00' } }]);
  expect(await kit.balances(merchantId)).toEqual({ wallet: 7_000n, held: 3_000n });
  expect(await kit.faults()).toEqual([]);
});

test('a price that fell is taken without a question', async () => {
  const { id } = await waiting();
  await priceBecomes('8.00');
  await kit.topUp(merchantId, 10_000n);
  await quotedAgo(31, id);
  expect(await steps.pay(own, [id])).toMatchObject([{ ok: true, order: { totalPrice: '8.00' } }]);
  expect((await kit.balances(merchantId)).held).toBe(800n);
});

test('the minutes are the tenant’s', async () => {
  const admin = await app.as('yunling-admin');
  const save = (value: number, was: number) =>
    admin.call(saveTenantSetting, { body: { code: 'quoteMinutes', value, was } });
  const { id } = await waiting();
  await priceBecomes('30.00');
  await kit.topUp(merchantId, 10_000n);
  await quotedAgo(10, id);
  await save(5, 30);
  expect(await steps.pay(own, [id])).toMatchObject([{ errorKey: 'order.priceRose' }]);
  await save(30, 5);
  expect(await steps.pay(own, [id])).toMatchObject([{ ok: true }]);
});

test('a product that is no longer sold can’t be paid for', async () => {
  const { id } = await waiting();
  await stopSelling();
  await kit.topUp(merchantId, 10_000n);
  expect(await steps.pay(own, [id])).toMatchObject([{ errorKey: 'order.productStopped' }]);
  expect((await kit.balances(merchantId)).held).toBe(0n);
});

test('what was held is given back when its product is stopped before it was sent', async () => {
  await kit.topUp(merchantId, 10_000n);
  const order = await waiting();
  await stopSelling();
  await kit.run(own, bookJob, order.id, 1);
  expect(await repo.find(own, order.id)).toMatchObject({
    status: 'failed',
    fail_reason: { key: 'productStopped' },
  });
  expect(carrier.standing(order.transactionOrderNo)).toBe(0);
  expect(await kit.balances(merchantId)).toEqual({ wallet: 10_000n, held: 0n });
});

test('unpaid orders are told of in time and voided after the tenant’s hours', async () => {
  const { id } = await waiting();
  await submittedAgo(59, id);
  await sweep();
  expect((await repo.find(own, id)).unpaid_told_at).toBeNull();
  await submittedAgo(61, id);
  await sweep();
  expect((await repo.find(own, id)).unpaid_told_at).not.toBeNull();
  expect(await statusOf(id)).toBe('ordering');
  await submittedAgo(73, id);
  await set(`unpaid_told_at = now() - interval '12 hours'`, id);
  await sweep();
  expect(await statusOf(id)).toBe('voided');
  expect((await repo.eventsOf(own, id)).at(-1)).toMatchObject({ step: 'void', actor: 'system' });
});

test('nobody loses an order without having been told so long before', async () => {
  const { id } = await waiting();
  await submittedAgo(1_000, id);
  await sweep();
  await sweep(Date.now() + 11 * hourMs);
  expect(await statusOf(id)).toBe('ordering');
  await sweep(Date.now() + 13 * hourMs);
  expect(await statusOf(id)).toBe('voided');
});

test('what is paid at the last moment goes on, and what is submitted again waits anew', async () => {
  const paid = await waiting();
  const again = await waiting();
  for (const { id } of [paid, again]) {
    await submittedAgo(100, id);
    await set(`unpaid_told_at = now() - interval '50 hours'`, id);
  }
  await kit.topUp(merchantId, 1_000n);
  expect(await steps.pay(own, [paid.id])).toMatchObject([{ ok: true }]);
  const over = new Date(Date.now() - 72 * hourMs);
  const { inTx } = await import('../../../platform/db/tx.ts');
  expect(await inTx(own, (ctx) => steps.voidUnpaid(ctx, [paid.id], over))).toEqual([]);
  await sweep();
  expect(await statusOf(paid.id)).toBe('ordering');
  expect(await statusOf(again.id)).toBe('voided');
});

test('a merchant whose orders can’t be swept holds up no other', async () => {
  const stuck = await waiting();
  const stuckMerchant = merchantId;
  own = kit.as(await kit.merchant(0n));
  const other = await waiting();
  for (const [hours, { id }] of [[200, stuck] as const, [100, other] as const]) {
    await submittedAgo(hours, id);
    await set(`unpaid_told_at = now() - interval '50 hours'`, id);
  }
  await asOwner(
    app.database,
    `create function refuse_void() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
     create trigger stuck before update on orders for each row
       when (old.merchant_id = '${stuckMerchant}') execute function refuse_void()`,
  );
  await sweep();
  await asOwner(app.database, 'drop trigger stuck on orders; drop function refuse_void');
  expect(await statusOf(other.id)).toBe('voided');
});

test('whoever placed the orders is told, once for all of theirs', async () => {
  const userId = app.userId('starfield');
  const [{ merchant_id } = { merchant_id: '' }] = await asOwner<{ merchant_id: string }>(
    app.database,
    'select merchant_id from users where id = $1',
    [userId],
  );
  own = kit.as(merchant_id);
  const big = { boxes: [{ weight: 30 }] };
  const ids: string[] = [];
  await priceBecomes('999999.00');
  for (let at = 0; at < 2; at += 1) {
    const { id } = await kit.submit(own, kit.form(line.productId, 30, big));
    await submittedAgo(61, id);
    await set(`created_by = '${userId}'`, id);
    ids.push(id);
  }
  const messages = () =>
    asOwner<{ title_zh: string }>(
      app.database,
      `select title_zh from notices where kind = 'order.unpaidSoon'`,
    );
  await sweep();
  await sweep();
  expect(await messages()).toEqual([{ title_zh: '2 票订单待支付，12 小时后作废' }]);
});
