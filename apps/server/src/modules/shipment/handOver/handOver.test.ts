import {
  addShipper,
  batchDeliver,
  confirmDeliver,
  confirmDeliverByShipper,
  editShipper,
  getDeliverDetail,
  getDeliverProProduct,
  type LeftOut,
  listShipmentOrders,
  listWaitingOrders,
  queryShipperById,
  scanWaiting,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSealed } from '../../../platform/fields/index.ts';
import { newId } from '../../../platform/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { party } from '../../orders/testing.ts';
import { makeWarehouse } from '../../warehouses/testing.ts';
import { openShipmentKit, type ShipmentKit, type TestOrder } from '../shipmentTestKit.ts';

let kit: ShipmentKit;
beforeAll(async () => {
  kit = await openShipmentKit(await testApp());
});
afterAll(() => kit.app.stop());

const idsOf = (orders: readonly TestOrder[]) => orders.map(({ id }) => id);
const confirm = (ids: readonly string[], more: object = {}) =>
  kit.merchant.call(confirmDeliver, {
    body: { warehouseId: kit.warehouseId, mode: 'delivery', ids: [...ids], ...more },
  });
const leftOutOf = (reply: { body: { result: unknown } }) =>
  (reply.body.result as { leftOut: LeftOut[] }).leftOut;
const waitingOf = async (keyword: string) =>
  (await kit.merchant.call(listWaitingOrders, { body: { keyword } })).result.page.records;
const shipperOf = async (name: string) => {
  const body = { ...party, name, countryCode: 'CN', province: '广东省', city: '深圳市' };
  const form = { ...body, area: '南山区', address1: '科技路 1 号', postCode: '518000' };
  const { result } = await kit.merchant.call(addShipper, {
    body: { ...form, phone: '13800138000', allowDuplicate: true },
  });
  return result.id;
};

describe('what waits', () => {
  test('is accepted, on no list and not wanted back', async () => {
    const order = await kit.order();
    expect(await waitingOf(order.no)).toMatchObject([
      { id: order.id, pieces: 1, weightKg: 1.5, volumeM3: 0.06 },
    ]);
    for (const not of [
      `intercept_at = now()`,
      `intercept_at = null, booking = 'cancelling'`,
      `booking = 'booked', handed_over_at = now()`,
    ]) {
      await kit.set('orders', not, order.id);
      expect(await waitingOf(order.no)).toEqual([]);
    }
    await kit.set(
      'orders',
      `handed_over_at = null, booking = 'awaitingWeight', label_at = 'warehouse', label = 'none', hold_id = gen_random_uuid()`,
      order.id,
    );
    expect(await waitingOf(order.no)).toHaveLength(1);
  });

  test('is told by line, with the warehouses that take it and until when', async () => {
    await kit.order({ boxes: 2 });
    const { result } = await kit.merchant.call(getDeliverProProduct, { body: {} });
    const line = result.find(({ productId }) => productId === kit.line);
    expect(line?.warehouses).toMatchObject([{ id: kit.warehouseId, cutOff: '17:00' }]);
    expect(line?.pieces).toBeGreaterThanOrEqual(2);
    await kit.order({ productId: kit.otherLine });
    const { result: again } = await kit.merchant.call(getDeliverProProduct, { body: {} });
    expect(again.find(({ productId }) => productId === kit.otherLine)?.warehouses).toEqual([]);
  });

  test('is previewed by a filter, with what stays behind and why', async () => {
    const shipperName = `Preview ${newId().slice(-6)}`;
    const [fits, listed, wanted] = await kit.orders(3, { shipper: shipperName });
    const foreign = await kit.order({ shipper: shipperName, productId: kit.otherLine });
    await kit.list([listed as TestOrder]);
    await kit.set('orders', 'intercept_at = now()', (wanted as TestOrder).id);
    const { result } = await kit.merchant.call(batchDeliver, {
      query: { shipperName, warehouseId: kit.warehouseId },
    });
    expect(result.ids).toEqual([fits?.id]);
    expect(result.totals).toEqual({ tickets: 1, pieces: 1, weightKg: 1.5, volumeM3: 0.06 });
    expect(result.groups).toMatchObject([{ productId: kit.line, totals: { tickets: 1 } }]);
    expect(result.leftOutCount).toBe(2);
    const why = Object.fromEntries(result.leftOut.map((one) => [one.orderId, one]));
    // It is handed over, not left behind.
    expect(why[listed?.id ?? '']).toBeUndefined();
    expect(why[wanted?.id ?? '']).toMatchObject({ reason: 'intercepted' });
    expect(why[foreign.id]).toMatchObject({ reason: 'noWarehouse' });
  });

  test('is found by any of its numbers as it is scanned, or it is said why not', async () => {
    const order = await kit.order();
    const scan = async (number: string) =>
      (await kit.merchant.call(scanWaiting, { body: { number } })).result;
    for (const number of [order.no, order.tracking]) {
      expect(await scan(number)).toMatchObject({ order: { id: order.id }, leftOut: null });
    }
    const { shipmentNo } = await kit.list([order]);
    expect(await scan(order.no)).toMatchObject({
      order: null,
      leftOut: { reason: 'listed', shipmentNo },
    });
    expect(await scan('NOBODY-KNOWS')).toEqual({ order: null, leftOut: null });
    const kapok = await kit.app.as('kapok');
    const { result } = await kapok.call(scanWaiting, { body: { number: order.no } });
    expect(result).toEqual({ order: null, leftOut: null });
  });
});

describe('a list', () => {
  test('hands its orders over, gets a number of its own and adds up', async () => {
    const orders = await kit.orders(3, { boxes: 2 });
    const made = await kit.list(orders, {
      remark: ' 两车 ',
      estimatedArrival: '2026-03-01 10:00:00',
    });
    expect(made).toMatchObject({ tickets: 3, pieces: 6, weightKg: 9, volumeM3: 0.36 });
    expect(made.shipmentNo).toMatch(/^S\d{14}$/);
    for (const order of orders) expect((await kit.state(order)).handed).toBe(true);
    const { result } = await kit.merchant.call(getDeliverDetail, { query: { id: made.id } });
    expect(result).toMatchObject({
      status: 'open',
      counts: { listed: 3, arrived: 0, missing: 0, extra: 0 },
      remark: '两车',
      estimatedArrival: '2026-03-01 10:00:00',
      deliverTime: null,
    });
    const listed = await kit.merchant.call(listShipmentOrders, { body: { id: made.id } });
    expect(listed.result.records.map(({ state }) => state)).toEqual(Array(3).fill('expected'));
  });

  test('keeps the number that its merchant chose: letters, digits and dashes, once until taken back', async () => {
    const [one, two] = await kit.orders(2);
    const shipmentNo = `My-${newId().slice(-8)}`;
    expect((await kit.list([one as TestOrder], { shipmentNo })).shipmentNo).toBe(shipmentNo);
    const again = await confirm([two?.id ?? ''], { shipmentNo });
    expect(again.body.errorKey).toBe('shipment.numberTaken');
    expect((await kit.state(two as TestOrder)).handed).toBe(false);
    for (const bad of ['a b', 'ä', 'a_b', 'x'.repeat(51)]) {
      expect((await confirm([two?.id ?? ''], { shipmentNo: bad })).status).toBe(422);
    }
    expect((await confirm([two?.id ?? ''], { remark: 'x'.repeat(501) })).status).toBe(422);
    // Another merchant may have chosen the same.
    const merchantId = kit.app.merchantId('M100002');
    const theirs = await kit.order({ merchantId });
    const kapok = await kit.app.as('kapok');
    const body = { warehouseId: kit.warehouseId, mode: 'delivery' as const, ids: [theirs.id] };
    expect((await kapok.call(confirmDeliver, { body: { ...body, shipmentNo } })).status).toBe(200);
  });

  test('goes to a warehouse that takes its lines and is open', async () => {
    const foreign = await kit.order({ productId: kit.otherLine });
    expect(leftOutOf(await confirm([foreign.id]))).toMatchObject([{ reason: 'noWarehouse' }]);
    await makeWarehouse(kit.ctx, { productIds: [kit.otherLine] });
    expect(leftOutOf(await confirm([foreign.id]))).toMatchObject([{ reason: 'lineNotTaken' }]);
    const closed = await makeWarehouse(kit.ctx, { productIds: [kit.line], isOpen: false });
    const order = await kit.order();
    const there = await confirm([order.id], { warehouseId: closed });
    expect(there.body.errorKey).toBe('warehouse.notFound');
  });

  test('is made of all chosen orders or not at all, and says which can’t go', async () => {
    const [free, taken] = await kit.orders(2);
    const { shipmentNo } = await kit.list([taken as TestOrder]);
    const reply = await confirm([free?.id ?? '', taken?.id ?? '']);
    expect(reply.body.errorKey).toBe('shipment.leftOut');
    expect(leftOutOf(reply)).toEqual([
      { orderId: taken?.id, transactionOrderNo: taken?.no, reason: 'listed', shipmentNo },
    ]);
    expect((await kit.state(free as TestOrder)).handed).toBe(false);
  });

  test('is made once, however often the same request comes', async () => {
    const order = await kit.order();
    const body = { warehouseId: kit.warehouseId, mode: 'delivery' as const, ids: [order.id] };
    const key = newId();
    const headers = { 'idempotency-key': key };
    const first = await kit.merchant.call(confirmDeliver, { body }, { headers });
    const second = await kit.merchant.call(confirmDeliver, { body }, { headers });
    expect(second.result).toEqual(first.result);
  });

  test('takes none of another merchant’s orders', async () => {
    const theirs = await kit.order({ merchantId: kit.app.merchantId('M100002') });
    expect((await confirm([theirs.id])).body.errorKey).toBe('order.notFound');
    expect((await kit.state(theirs)).handed).toBe(false);
  });

  test('gets each order once where two list the same at once', async () => {
    const [shared, mine, yours] = await kit.orders(3);
    const [one, two] = await Promise.all([
      confirm(idsOf([shared, mine] as TestOrder[])),
      confirm(idsOf([shared, yours] as TestOrder[])),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect(leftOutOf(lost)).toMatchObject([
      { orderId: shared?.id, reason: 'listed', shipmentNo: won.result.shipmentNo },
    ]);
    const handed = await Promise.all([mine, yours].map((one) => kit.state(one as TestOrder)));
    expect(handed.filter((one) => one.handed)).toHaveLength(1);
  });
});

describe('a pick-up', () => {
  test('needs an address, and keeps it as it was then', async () => {
    const [order] = await kit.orders(1);
    const without = await confirm([order?.id ?? ''], { mode: 'pickUp' });
    expect(without.status).toBe(422);
    const shipperId = await shipperOf('揽收点');
    const made = await confirm([order?.id ?? ''], { mode: 'pickUp', shipperId });
    const { revision: _revision, ...form } = (
      await kit.merchant.call(queryShipperById, { query: { id: shipperId } })
    ).result;
    const { isDuplicate: _same, updateTime: _time, ...rest } = form;
    await kit.merchant.call(editShipper, {
      body: { ...rest, revision: 1, name: '搬走了', allowDuplicate: true } as never,
    });
    const { result } = await kit.merchant.call(getDeliverDetail, { query: { id: made.result.id } });
    expect(result).toMatchObject({ mode: 'pickUp', shipperName: '揽收点' });
    expect(result.shipper?.address).toBe('广东省 深圳市 南山区 科技路 1 号');
    expect(result.shipper?.phone).toBe(form.phone);
    const [kept] = await asOwner<{ shipper: string }>(
      kit.app.database,
      'select shipper from shipments where id = $1',
      [made.result.id],
    );
    expect(isSealed(kept?.shipper ?? '')).toBe(true);
  });

  test('takes no address of another merchant', async () => {
    const [order] = await kit.orders(1);
    const shipperId = await shipperOf('自己的');
    const kapok = await kit.app.as('kapok');
    const theirs = await kit.order({ merchantId: kit.app.merchantId('M100002') });
    const body = { warehouseId: kit.warehouseId, mode: 'pickUp' as const, shipperId };
    const reply = await kapok.call(confirmDeliver, { body: { ...body, ids: [theirs.id] } });
    expect(reply.body.errorKey).toBe('address.notFound');
    expect((await kit.state(order as TestOrder)).handed).toBe(false);
  });
});

describe('by shipper', () => {
  test('all that waits of one goes, and what can’t is told', async () => {
    const name = `工厂 ${newId().slice(-6)}`;
    const shipperId = await shipperOf(name);
    const orders = await kit.orders(2, { shipper: name });
    const other = await kit.order();
    const foreign = await kit.order({ shipper: name, productId: kit.otherLine });
    const closed = await makeWarehouse(kit.ctx, { productIds: [kit.otherLine], isOpen: false });
    const body = { warehouseId: kit.warehouseId, mode: 'pickUp' as const, shipperId };
    const { result } = await kit.merchant.call(confirmDeliverByShipper, { body });
    expect(result).toMatchObject({ tickets: 2, leftOutCount: 1 });
    expect(result.leftOut).toMatchObject([{ orderId: foreign.id }]);
    for (const order of orders) expect((await kit.state(order)).handed).toBe(true);
    expect((await kit.state(other)).handed).toBe(false);
    const again = await kit.merchant.call(confirmDeliverByShipper, { body });
    expect(again.body.errorKey).toBe('shipment.nothing');
    const there = { ...body, warehouseId: closed };
    const nowhere = await kit.merchant.call(confirmDeliverByShipper, { body: there });
    expect(nowhere.body.errorKey).toBe('warehouse.notFound');
  });
});
