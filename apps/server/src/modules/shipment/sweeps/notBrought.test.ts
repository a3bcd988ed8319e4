import { confirmDeliver, takeBackShipment } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { type OrdersKit, openOrdersKit, openTestCarrier } from '../../orders/testing.ts';
import { makeWarehouse } from '../../warehouses/testing.ts';
import { sweepNotBrought } from './notBrought.sweep.ts';

let app: TestApp;
let kit: OrdersKit;
let merchantId: string;
let own: Ctx;
let warehouseId: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, openTestCarrier().carrier);
  merchantId = app.merchantId('M100001');
  await kit.topUp(merchantId, 1_000_000n);
  own = kit.as(merchantId);
  warehouseId = await makeWarehouse(kit.ctx, { productIds: Object.values(kit.products) });
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const second = 1_000;
const day = 24 * 3_600 * second;
const sweep = (now: number) => sweepNotBrought(kit.ctx, now);

const set = (values: string, id: string) =>
  asOwner(app.database, `update orders set ${values} where id = $1`, [id]);
const read = async (id: string) =>
  (
    await asOwner<{ status: string; booking: string; told: Date | null; hold: string | null }>(
      app.database,
      'select status, booking, hand_over_told_at as told, hold_id as hold from orders where id = $1',
      [id],
    )
  )[0];
const titles = async (kind: string) =>
  (
    await asOwner<{ title_en: string }>(
      app.database,
      'select title_en from notices where kind = $1 order by id',
      [kind],
    )
  ).map(({ title_en }) => title_en);

/** Accepted at a moment and not brought since; its label is made in the warehouse. */
const waitingSince = async (at: number) => {
  const { id } = await kit.submit(own, kit.form(kit.products.warehouse));
  await set(`submitted_at = '${new Date(at).toISOString()}'`, id);
  return id;
};
/** The same, booked with its carrier. */
const bookedSince = async (at: number) => {
  const id = await waitingSince(at);
  await set(`booking = 'booked', label_at = 'merchant', label = 'ready'`, id);
  return id;
};
const toldDaysAgo = (days: number, id: string) =>
  set(`hand_over_told_at = now() - interval '${days} days'`, id);

test('what nobody brings is told of two days before, and then void, its hold free', async () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  const { held } = await kit.balances(merchantId);
  const id = await waitingSince(from);
  await sweep(from + 28 * day - second);
  expect((await read(id))?.told).toBeNull();
  await sweep(from + 28 * day);
  expect((await read(id))?.told).not.toBeNull();
  expect(await titles('order.handOverSoon')).toEqual([
    '1 order not handed over will be voided in 2 days',
  ]);
  await sweep(from + 30 * day - second);
  expect((await read(id))?.status).toBe('generated');
  await sweep(from + 30 * day);
  expect(await read(id)).toMatchObject({ status: 'voided', hold: null });
  expect((await kit.balances(merchantId)).held).toBe(held);
  expect(await titles('order.handOverVoided')).toHaveLength(1);
  expect(await kit.faults()).toEqual([]);
});

test('nobody loses an order without having been told so long before', async () => {
  const now = Date.now();
  const id = await waitingSince(now - 400 * day);
  await sweep(now);
  await sweep(now + 2 * day - second);
  expect((await read(id))?.status).toBe('generated');
  await sweep(now + 2 * day);
  expect((await read(id))?.status).toBe('voided');
});

test('a carrier is asked to let go of what it has booked, and again only after another notice', async () => {
  const now = Date.now();
  const id = await bookedSince(now - 31 * day);
  await toldDaysAgo(3, id);
  await sweep(now);
  expect(await read(id)).toMatchObject({ status: 'generated', booking: 'cancelling', told: null });
  await set(`booking = 'booked'`, id);
  await sweep(now + second);
  expect((await read(id))?.booking).toBe('booked');
  expect((await read(id))?.told).not.toBeNull();
});

test('what is paid, on a list, or here in part is left alone', async () => {
  const now = Date.now();
  const [paid, partly, listed] = [
    await bookedSince(now - 90 * day),
    await waitingSince(now - 90 * day),
    await waitingSince(now - 90 * day),
  ];
  await set(`settlement = 'paid', paid_at = now()`, paid);
  await asOwner(
    app.database,
    'update order_boxes set received_at = now(), measured_g = 1 where order_id = $1',
    [partly],
  );
  const merchant = await app.as('starfield');
  const body = { warehouseId, mode: 'delivery' as const, ids: [listed] };
  expect((await merchant.call(confirmDeliver, { body })).status).toBe(200);
  for (const id of [paid, partly, listed]) await toldDaysAgo(3, id);
  await sweep(now);
  for (const id of [paid, partly, listed]) expect((await read(id))?.status).toBe('generated');
});

test('time counts anew from when an order came off a list', async () => {
  const now = Date.now();
  const id = await waitingSince(now - 90 * day);
  const merchant = await app.as('starfield');
  const body = { warehouseId, mode: 'delivery' as const, ids: [id] };
  await merchant.call(confirmDeliver, { body });
  await asOwner(
    app.database,
    `update shipment_orders set ended_at = $2, ending = 'missing' where order_id = $1`,
    [id, new Date(now - 5 * day).toISOString()],
  );
  await set('handed_over_at = null', id);
  await sweep(now);
  expect((await read(id))?.told).toBeNull();
  await sweep(now + 23 * day + second);
  expect((await read(id))?.told).not.toBeNull();
});

test('a notice from before a list counts no more: another one comes first', async () => {
  const now = Date.now();
  const id = await waitingSince(now - 90 * day);
  await toldDaysAgo(3, id);
  const merchant = await app.as('starfield');
  const body = { warehouseId, mode: 'delivery' as const, ids: [id] };
  const list = (await merchant.call(confirmDeliver, { body })).result;
  await merchant.call(takeBackShipment, { body: { id: list.id, revision: 1 } });
  await sweep(now + 31 * day);
  expect((await read(id))?.status).toBe('generated');
  await sweep(now + 33 * day);
  expect((await read(id))?.status).toBe('voided');
});
