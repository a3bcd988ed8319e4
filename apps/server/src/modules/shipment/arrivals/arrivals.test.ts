import { getDeliverDetail, listShipmentOrders, listShipments } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { findShipmentByNumber, noteFirstParcel, shipmentCounts } from '../index.ts';
import { openShipmentKit, type ShipmentKit, type TestOrder } from '../shipmentTestKit.ts';

let kit: ShipmentKit;
beforeAll(async () => {
  kit = await openShipmentKit(await testApp());
});
afterAll(() => kit.app.stop());

const detail = async (id: string) =>
  (await kit.merchant.call(getDeliverDetail, { query: { id } })).result;
const countsOf = async (id: string) => (await detail(id)).counts;
const statesOf = async (id: string) => {
  const { result } = await kit.merchant.call(listShipmentOrders, { body: { id } });
  return Object.fromEntries(result.records.map((one) => [one.transactionOrderNo, one.state]));
};
const strayOf = (shipmentId: string) =>
  asOwner(
    kit.app.database,
    `insert into strays (tenant_id, id, merchant_id, warehouse_id, number, shipment_id, weight_g, created_by)
     values ($1, $2, $3, $4, $5, $6, 500, $7)`,
    [
      kit.ctx.tenant.id,
      newId(),
      kit.merchantId,
      kit.warehouseId,
      `STRAY${newId().slice(-6)}`,
      shipmentId,
      kit.app.userId('yunling-op'),
    ],
  );

test('what is listed is expected, then here or missing; what comes besides is extra', async () => {
  const [a, b, c, besides] = (await kit.orders(4)) as [TestOrder, TestOrder, TestOrder, TestOrder];
  const { id } = await kit.list([a, b, c]);
  expect(await countsOf(id)).toEqual({ listed: 3, arrived: 0, missing: 0, extra: 0 });
  await kit.receive(a, id);
  expect(await countsOf(id)).toEqual({ listed: 3, arrived: 1, missing: 2, extra: 0 });
  await kit.receive(besides, id);
  await strayOf(id);
  expect(await countsOf(id)).toEqual({ listed: 3, arrived: 1, missing: 2, extra: 2 });
  expect(await statesOf(id)).toMatchObject({
    [a.no]: 'arrived',
    [b.no]: 'missing',
    [besides.no]: 'extra',
  });
  expect((await detail(id)).status).toBe('received');
  // One that comes without its list ends its listing all the same.
  await kit.receive(b, null);
  await kit.receive(c, id);
  expect(await countsOf(id)).toEqual({ listed: 3, arrived: 3, missing: 0, extra: 2 });
  expect(await detail(id)).toMatchObject({ status: 'closed', missingUntil: null });
});

test('an order that comes with another list has arrived on its own and is extra there', async () => {
  const [a, b] = (await kit.orders(2)) as [TestOrder, TestOrder];
  const [one, two] = [await kit.list([a]), await kit.list([b])];
  await kit.receive(a, two.id);
  expect(await countsOf(one.id)).toMatchObject({ listed: 1, arrived: 1, extra: 0 });
  expect(await countsOf(two.id)).toMatchObject({ listed: 1, arrived: 0, missing: 1, extra: 1 });
});

test('another merchant’s list is not begun by it', async () => {
  const [mine] = (await kit.orders(1)) as [TestOrder];
  const { id } = await kit.list([mine]);
  const theirs = await kit.order({ merchantId: kit.app.merchantId('M100002') });
  await kit.receive(theirs, id);
  expect((await detail(id)).status).toBe('open');
});

test('one box of several is enough for a list to be begun', async () => {
  const order = await kit.order({ boxes: 2 });
  const { id } = await kit.list([order]);
  await inTx(kit.ctx, (ctx) => noteFirstParcel(ctx, order.id, id));
  expect(await detail(id)).toMatchObject({
    status: 'received',
    counts: { arrived: 0, missing: 1 },
  });
});

test('the last two, received at once, close their list', async () => {
  for (let round = 0; round < 5; round += 1) {
    const orders = await kit.orders(4);
    const { id } = await kit.list(orders);
    await Promise.all(orders.map((order) => kit.receive(order, id)));
    expect(await detail(id)).toMatchObject({ status: 'closed', counts: { arrived: 4 } });
  }
});

test('a list is found by its number: what still waits first, what was taken back never', async () => {
  const [a, b] = (await kit.orders(2)) as [TestOrder, TestOrder];
  const shipmentNo = `N-${newId().slice(-8)}`;
  const { id } = await kit.list([a], { shipmentNo });
  expect(await findShipmentByNumber(kit.ctx, shipmentNo)).toMatchObject({ id, status: 'open' });
  expect(await findShipmentByNumber(kit.ctx, shipmentNo, newId())).toBeNull();
  await kit.set('shipments', `status = 'takenBack'`, id);
  expect(await findShipmentByNumber(kit.ctx, shipmentNo)).toBeNull();
  const again = await kit.list([b], { shipmentNo });
  expect((await findShipmentByNumber(kit.ctx, shipmentNo))?.id).toBe(again.id);
});

test('nothing is counted of no lists', async () => {
  expect(await shipmentCounts(kit.ctx, [])).toEqual(new Map());
  expect((await shipmentCounts(kit.ctx, [newId()])).size).toBe(1);
});

test('the staff finds every list by warehouse, merchant, number, state and day', async () => {
  const [a] = (await kit.orders(1)) as [TestOrder];
  const { id, shipmentNo } = await kit.list([a]);
  const found = async (body: object) =>
    (await kit.operator.call(listShipments, { body })).result.records.map((one) => one.id);
  const { warehouseId } = kit;
  for (const filter of [
    { shipmentNo },
    { shipmentNo: shipmentNo.slice(0, 8), warehouseId },
    { merchantCode: 'm100001', warehouseId },
    { status: 'open', warehouseId },
  ]) {
    expect(await found(filter)).toContain(id);
  }
  for (const filter of [
    { merchantCode: 'M100002' },
    { status: 'closed' },
    { shipmentNo: '%' },
    { missing: true },
    { to: '2020-01-01 00:00:00' },
  ]) {
    expect(await found(filter)).not.toContain(id);
  }
  const tooLong = { from: '2026-01-01 00:00:00', to: '2026-02-01 00:00:00' };
  expect((await kit.operator.call(listShipments, { body: tooLong })).status).toBe(422);
});
