import {
  confirmDeliver,
  editShipment,
  getDeliverDetail,
  listShipments,
  takeBackShipment,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { openShipmentKit, type ShipmentKit, type TestOrder } from '../shipmentTestKit.ts';

let kit: ShipmentKit;
beforeAll(async () => {
  kit = await openShipmentKit(await testApp());
});
afterAll(() => kit.app.stop());

const three = async () => (await kit.orders(3)) as [TestOrder, TestOrder, TestOrder];
const detail = async (id: string) =>
  (await kit.merchant.call(getDeliverDetail, { query: { id } })).result;
const edit = (id: string, revision: number, more: object) =>
  kit.merchant.call(editShipment, { body: { id, revision, ...more } });
const takeBack = (id: string, revision = 1) =>
  kit.merchant.call(takeBackShipment, { body: { id, revision } });

describe('an open list', () => {
  test('gets orders and loses some, and its words change', async () => {
    const [a, b, c] = await three();
    const { id } = await kit.list([a, b]);
    const reply = await edit(id, 1, {
      add: [c.id],
      remove: [a.id],
      remark: '改了',
      estimatedArrival: '2026-05-01 08:00:00',
    });
    expect(reply.result).toEqual({ revision: 2 });
    expect(await detail(id)).toMatchObject({
      counts: { listed: 2 },
      off: 1,
      offMissing: 0,
      remark: '改了',
      estimatedArrival: '2026-05-01 08:00:00',
    });
    expect((await kit.state(a)).handed).toBe(false);
    expect((await kit.state(c)).handed).toBe(true);
    // What was taken off can be listed anew.
    expect((await kit.list([a])).tickets).toBe(1);
    await edit(id, 2, { estimatedArrival: null });
    expect(await detail(id)).toMatchObject({ estimatedArrival: null, remark: '改了' });
  });

  test('is changed by one of two who hold it open; the other is told what and by whom', async () => {
    const [a, b, c] = await three();
    const { id } = await kit.list([a]);
    const [one, two] = await Promise.all([
      edit(id, 1, { add: [b.id] }),
      edit(id, 1, { add: [c.id] }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    expect(lost.body.errorKey).toBe('record.changedMeanwhile');
    expect((await detail(id)).counts.listed).toBe(2);
  });

  test('takes nothing that is on another, and is never empty', async () => {
    const [a, b, c] = await three();
    const { id } = await kit.list([a]);
    const { shipmentNo } = await kit.list([b]);
    const taken = await edit(id, 1, { add: [b.id] });
    expect(taken.body.errorKey).toBe('shipment.leftOut');
    expect(taken.body.result).toMatchObject({ leftOut: [{ orderId: b.id, shipmentNo }] });
    expect((await edit(id, 1, { remove: [a.id] })).body.errorKey).toBe('shipment.nothing');
    expect((await edit(id, 1, { remove: [c.id] })).body.errorKey).toBe('order.notFound');
    expect((await detail(id)).revision).toBe(1);
  });

  test('is not another merchant’s to change, and not the staff’s', async () => {
    const [a] = await three();
    const { id } = await kit.list([a]);
    const kapok = await kit.app.as('kapok');
    const body = { id, revision: 1 };
    const edited = { ...body, remark: 'x' };
    expect((await kapok.call(editShipment, { body: edited })).body.errorKey).toBe(
      'shipment.notFound',
    );
    expect((await kapok.call(takeBackShipment, { body })).status).toBe(404);
    expect((await kit.operator.call(takeBackShipment, { body })).status).toBe(403);
    expect((await kapok.call(getDeliverDetail, { query: { id } })).status).toBe(404);
    const theirs = await kapok.call(listShipments, { body: {} });
    expect(theirs.result.records.filter((one) => one.id === id)).toEqual([]);
  });
});

describe('taking back', () => {
  test('gives all orders free, and the number too', async () => {
    const [a, b] = await three();
    const { id, shipmentNo } = await kit.list([a, b]);
    expect((await takeBack(id)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 'takenBack', counts: { listed: 2 } });
    for (const order of [a, b]) expect((await kit.state(order)).handed).toBe(false);
    expect((await kit.list([a, b], { shipmentNo })).shipmentNo).toBe(shipmentNo);
    expect((await takeBack(id)).body.errorKey).toBe('shipment.takenBack');
    expect((await edit(id, 1, { remark: 'x' })).body.errorKey).toBe('shipment.takenBack');
  });

  test('leaves alone what a colleague listed since it was seen', async () => {
    const [a, b] = await three();
    const { id } = await kit.list([a]);
    expect((await edit(id, 1, { add: [b.id] })).status).toBe(200);
    expect((await takeBack(id, 1)).body.errorKey).toBe('record.changedMeanwhile');
    expect(await detail(id)).toMatchObject({ status: 'open', counts: { listed: 2 } });
    expect((await takeBack(id, 2)).status).toBe(200);
  });

  test('and changing ends with the first parcel', async () => {
    const [a, b, c] = await three();
    const { id } = await kit.list([a, b]);
    await kit.receive(a, id);
    expect((await takeBack(id)).body.errorKey).toBe('shipment.begun');
    for (const more of [{ remark: 'x' }, { add: [c.id] }, { remove: [b.id] }]) {
      expect((await edit(id, 1, more)).body.errorKey).toBe('shipment.begun');
    }
  });

  test('and receiving at once: one of them happens, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = await three();
      const { id } = await kit.list([a, b]);
      const [back] = await Promise.all([takeBack(id), kit.receive(a, id)]);
      const { status, counts } = await detail(id);
      if (back.status === 200) {
        expect(status).toBe('takenBack');
        expect((await kit.state(b)).handed).toBe(false);
      } else {
        expect(back.body.errorKey).toBe('shipment.begun');
        expect(status).toBe('received');
        expect(counts).toEqual({ listed: 2, arrived: 1, missing: 1, extra: 0 });
      }
    }
  });

  test('waits for a parcel that is being received, and then says so', async () => {
    const [a, b] = await three();
    const { id } = await kit.list([a, b]);
    const pause = Promise.withResolvers<void>();
    const receiving = kit.receive(a, id, pause.promise);
    const back = takeBack(id);
    setTimeout(() => pause.resolve(), 300);
    await receiving;
    expect((await back).body.errorKey).toBe('shipment.begun');
    expect((await kit.state(b)).handed).toBe(true);
  });
});

test('who may only look at lists hands nothing over', async () => {
  const [a] = await three();
  const viewer = await kit.app.as('starfield-view');
  const body = { warehouseId: kit.warehouseId, mode: 'delivery' as const, ids: [a.id] };
  expect((await viewer.call(confirmDeliver, { body })).status).toBe(403);
});
