import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openWarehouse } from '../../warehouses/testing.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit, perKgMinor } from '../ordersTestKit.ts';
import { receiveWeighed } from '../ordersTestReceive.ts';
import * as steps from '../steps/orderSteps.service.ts';
import { bookJob } from './booking.jobs.ts';

// Lines whose labels the warehouse makes (换单): held at submit, booked once weighed.

let app: TestApp;
let kit: OrdersKit;
let merchantId: string;
let warehouseId: string;
let own: Ctx;
const carrier = openTestCarrier();

beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, carrier.carrier);
  warehouseId = await openWarehouse(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const merchantWith = async (minor: bigint) => {
  merchantId = await kit.merchant(minor);
  own = kit.as(merchantId);
};
const submit = () => kit.submit(own, kit.form(kit.products.warehouse));
const jobsOf = async (orderId: string) => {
  const rows = await asOwner<{ count: number }>(
    app.database,
    `select count(*)::int from pgboss.job where data::text like $1`,
    [`%${orderId}%`],
  );
  return rows[0]?.count;
};

const receive = async (orderId: string) =>
  receiveWeighed(await app.ctxOf(), { orderId, warehouseId });

test('is accepted at once with its money held, and no carrier is asked', async () => {
  await merchantWith(perKgMinor);
  const order = await submit();
  expect(order).toMatchObject({
    status: 'generated',
    booking: 'awaitingWeight',
    labelAt: 'warehouse',
    label: 'none',
    trackingNumber: '',
  });
  expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: perKgMinor });
  expect(await jobsOf(order.id)).toBe(0);
  await kit.run(own, bookJob, order.id, 1);
  expect(carrier.standing(order.transactionOrderNo)).toBe(0);
});

test('waits for its money like any other, and is accepted when that comes', async () => {
  await merchantWith(0n);
  const order = await submit();
  expect(order).toMatchObject({ status: 'ordering', booking: 'waitingPayment' });
  await kit.topUp(merchantId, perKgMinor);
  const [paid] = await steps.pay(own, [order.id]);
  expect(paid?.order).toMatchObject({ status: 'generated', booking: 'awaitingWeight' });
  expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: perKgMinor });
  expect(await jobsOf(order.id)).toBe(0);
});

test('is void at once, and its money free', async () => {
  await merchantWith(perKgMinor);
  const order = await submit();
  const [voided] = await steps.voidMany(own, [order.id]);
  expect(voided?.order).toMatchObject({ status: 'voided', booking: 'none', heldAmount: null });
  expect(await kit.balances(merchantId)).toEqual({ wallet: perKgMinor, held: 0n });
  const [again] = await steps.voidMany(own, [order.id]);
  expect(again?.ok).toBe(false);
  expect(await kit.balances(merchantId)).toEqual({ wallet: perKgMinor, held: 0n });
});

test('once weighed it is booked where it stands, though the line is no longer sold', async () => {
  await merchantWith(perKgMinor);
  const order = await submit();
  await receive(order.id);
  const stop = `update products set status = $2 where id = $1`;
  await asOwner(app.database, stop, [kit.products.warehouse, 'stopped']);
  await kit.run(own, bookJob, order.id, 1);
  await asOwner(app.database, stop, [kit.products.warehouse, 'onSale']);
  expect(await repo.find(own, order.id)).toMatchObject({
    status: 'inWarehouse',
    booking: 'booked',
    settlement: 'paid',
  });
  expect(carrier.standing(order.transactionOrderNo)).toBe(1);
});

test('what its carrier refuses then is withheld, and stays charged', async () => {
  await merchantWith(perKgMinor);
  const order = await submit();
  await receive(order.id);
  carrier.mood(order.transactionOrderNo, 'refuse');
  await kit.run(own, bookJob, order.id, 1);
  const row = await repo.find(own, order.id);
  expect(row).toMatchObject({ status: 'withheld', booking: 'refused', settlement: 'paid' });
  expect(row.open_reasons).toBe(1);
  expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: 0n });
});
