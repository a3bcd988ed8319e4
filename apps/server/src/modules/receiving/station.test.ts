import {
  addPrintRecords,
  giveStrayOrder,
  listArrivals,
  listReceipts,
  listStrays,
  listToPrint,
  receiveWithout,
  signIn,
  takeInStray,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { makeFile } from '../files/testing.ts';
import { bookJob } from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';
import { openStationKit, type StationKit } from './receivingTestKit.ts';

let app: TestApp;
let kit: StationKit;
let merchantId: string;
let own: Ctx;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});
beforeEach(async () => {
  merchantId = await kit.merchant(100_000n);
  own = kit.as(merchantId);
});

const statusOf = async (id: string) =>
  (await kit.one<{ status: string }>('select status from orders where id = $1', id)).status;

describe('the rest of an order that never came', () => {
  const without = (orderId: string, more: object = {}) =>
    kit.operator.call(receiveWithout, {
      body: { scanId: newId(), warehouseId: kit.warehouseId, station: 'A1', orderId, ...more },
    });

  test('is left out: the order is priced and charged by what is here', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 3, kg: 2 });
    await kit.scan(no, { weight: 2.5, alike: 2 });
    const scanId = newId();
    const { result } = await without(id, { scanId });
    expect(result.received).toMatchObject({
      lines: [],
      boxesHere: 2,
      boxesOf: 2,
      isComplete: true,
      price: '50.00',
    });
    expect(await kit.balances(merchantId)).toEqual({ wallet: 95_000n, held: 0n });
    expect(await kit.places(id)).toEqual(['1 floor', '2 floor']);
    expect((await without(id, { scanId })).result).toEqual(result);
    expect((await without(id)).result.stop?.stop).toBe('alreadyHere');
    // The box comes after all.
    const late = await kit.scan(`${no}-3`);
    expect(late.stop).toMatchObject({ stop: 'alreadyHere' });
    expect(late.stop?.text).toContain('不再等这一箱');
  });

  test('is not left out where nothing came, or by who works elsewhere', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 2 });
    expect((await without(id)).body.errorKey).toBe('order.cannotMove');
    await kit.scan(no);
    const elsewhere = await openWarehouse(app, { productIds: [kit.products.receipt] });
    expect((await without(id, { warehouseId: elsewhere })).result.stop?.stop).toBe(
      'wrongWarehouse',
    );
    expect((await without(newId())).body.errorKey).toBe('order.notFound');
    expect(await statusOf(id)).toBe('generated');
  });

  test('labelled here: the carrier is told of the boxes that are here', async () => {
    const { id, no } = await kit.order(own, 'warehouse', { boxes: 2, kg: 2 });
    await kit.scan(`${no}-2`, { weight: 3 });
    const { result } = await without(id);
    expect(result.received?.labelComes).toBe(true);
    await kit.run(own, bookJob, id, 1);
    const asked = kit.told.find(({ orderNo }) => orderNo === no);
    expect(asked?.subOrderNos).toEqual([`${no}-2`]);
    expect(asked?.form.boxes.map(({ weight }) => weight)).toEqual([3]);
  });
});

describe('what was scanned', () => {
  test('is listed, the latest first, in the reader’s language, with the sums of today', async () => {
    const warehouseId = await openWarehouse(app, { productIds: [kit.products.receipt] });
    const there = { warehouseId };
    const first = await kit.order(own, 'receipt', { boxes: 3, kg: 1 });
    const second = await kit.order(own, 'receipt');
    await kit.scan(first.no, { ...there, weight: 1.25, alike: 2 });
    await kit.scan(second.no, { ...there, weight: 2, station: 'B2' });
    await kit.scan(second.no, { ...there, station: 'B2' });
    const { result } = await kit.operator.call(listReceipts, { body: there });
    expect(result.today).toEqual({ parcels: 3, weightKg: 4.5, stopped: 1 });
    expect(result.page.total).toBe(3);
    const [stop, whole, part] = result.page.records;
    expect(stop?.answer.stop?.stop).toBe('alreadyHere');
    expect(whole).toMatchObject({ number: second.no, station: 'B2' });
    expect(whole?.answer.received?.price).toBe('20.00');
    expect(part?.answer.received?.lines).toEqual([1, 2]);
    const atB2 = { ...there, station: 'B2' };
    const one = (await kit.operator.call(listReceipts, { body: atB2 })).result;
    expect([one.page.total, one.today.parcels]).toEqual([2, 1]);
    await asOwner(app.database, 'update users set language = $2 where id = $1', [
      app.userId('yunling-op'),
      'en_US',
    ]);
    const english = await app.as('yunling-op');
    const read = (await english.call(listReceipts, { body: there })).result.page.records;
    expect(read[0]?.answer.stop?.text).toMatch(/^Received by /);
    expect(read[1]?.answer.received?.rule).toBe('2 kg because 2 weighed');
    await asOwner(app.database, 'update users set language = $2 where id = $1', [
      app.userId('yunling-op'),
      'zh_CN',
    ]);
    // Yesterday is not today.
    await asOwner(
      app.database,
      "update scans set created_at = created_at - interval '24 hours' where warehouse_id = $1",
      [warehouseId],
    );
    const later = (await kit.operator.call(listReceipts, { body: there })).result;
    expect(later.today).toEqual({ parcels: 0, weightKg: 0, stopped: 0 });
    expect(later.page.total).toBe(3);
  });
});

describe('labels that are made here', () => {
  const toPrint = async (station: string) =>
    (
      await kit.operator.call(listToPrint, {
        query: { warehouseId: kit.warehouseId, station },
      })
    ).result.map(({ orderId }) => orderId);

  test('wait at the station that received the parcel until somebody prints them', async () => {
    kit.carrier.giveLabels();
    const { id, no } = await kit.order(own, 'warehouse');
    const station = `P${newId().slice(-6)}`;
    expect((await kit.scan(no, { station })).received?.labelComes).toBe(true);
    expect(await toPrint(station)).toEqual([]);
    await kit.run(own, bookJob, id, 1);
    expect(await toPrint(station)).toEqual([id]);
    expect(await toPrint('elsewhere')).toEqual([]);
    const print = {
      records: [{ orderId: id, document: 'label' as const, pages: 1, copies: 1 }],
      workstation: station,
      client: 'browser' as const,
      place: 'list' as const,
    };
    const printed = await kit.operator.call(addPrintRecords, { body: print as never });
    expect(printed.status, JSON.stringify(printed.body)).toBe(200);
    expect(await toPrint(station)).toEqual([]);
  });

  test('are the merchant’s to fetch, whoever of the staff began it', async () => {
    const { id, no } = await kit.order(own, 'warehouse');
    await kit.scan(no);
    const [job] = await asOwner<{ data: { merchantId: string } }>(
      app.database,
      "select data from pgboss.job where data -> 'ids' ->> 'orderId' = $1",
      [id],
    );
    expect(job?.data.merchantId).toBe(merchantId);
  });
});

describe('a delivery', () => {
  const deliver = (more: object = {}) =>
    kit.operator.call(signIn, {
      body: { warehouseId: kit.warehouseId, bags: 2, pieces: 30, ...more },
    });
  const listed = async () =>
    (await kit.operator.call(listArrivals, { query: { warehouseId: kit.warehouseId } })).result;

  test('is signed in by count, with who brought it and a signature', async () => {
    const code = `K${newId().slice(-8).toUpperCase()}`;
    await asOwner(app.database, 'update merchants set code = $2 where merchant_id = $1', [
      merchantId,
      code,
    ]);
    const owner = { ctx: kit.staff, userId: app.userId('yunling-op'), merchantId };
    const signature = await makeFile('signature')(owner);
    await kit.set('files', 'merchant_id = null', signature);
    const reply = await deliver({
      merchantCode: code,
      driver: '老王',
      plate: '粤B12345',
      signature,
    });
    expect(reply.status).toBe(200);
    expect((await listed()).records[0]).toMatchObject({
      id: reply.result.id,
      merchantName: '测试商户',
      driver: '老王',
      plate: '粤B12345',
      bags: 2,
      pieces: 30,
      received: null,
      signature,
      shipmentNo: '',
    });
  });

  test('of a list tells how many pieces of it were weighed in since', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 3, kg: 1 });
    const shipmentId = newId();
    const of = { tenant_id: kit.staff.tenant.id, merchant_id: merchantId };
    await kit.staff.db
      .insertInto('shipments')
      .values({
        ...of,
        id: shipmentId,
        shipment_no: shipmentId,
        warehouse_id: kit.warehouseId,
        mode: 'delivery',
        created_by: app.userId('starfield'),
      })
      .execute();
    await kit.staff.db
      .insertInto('shipment_orders')
      .values({ ...of, shipment_id: shipmentId, id: newId(), order_id: id })
      .execute();
    await deliver({ shipmentNo: shipmentId });
    const receivedNow = async () => (await listed()).records[0]?.received;
    expect(await receivedNow()).toBe(0);
    await kit.scan(no, { alike: 2 });
    expect(await receivedNow()).toBe(2);
    await kit.scan(no);
    expect(await receivedNow()).toBe(3);
  });

  test.each([
    ['shipment.notFound', { shipmentNo: 'NO-SUCH' }],
    ['merchant.notFound', { merchantCode: 'NO-SUCH' }],
    ['file.notFound', { signature: newId() }],
  ])('is refused by %s', async (key, more) => {
    expect((await deliver(more)).body.errorKey).toBe(key);
  });
});

describe('a parcel that nobody forecast', () => {
  let code: string;
  beforeEach(async () => {
    code = `K${newId().slice(-8).toUpperCase()}`;
    await asOwner(app.database, 'update merchants set code = $2 where merchant_id = $1', [
      merchantId,
      code,
    ]);
  });
  const stray = (number: string, more: object = {}) => ({
    scanId: newId(),
    warehouseId: kit.warehouseId,
    station: 'A1',
    scannedAt: '2026-11-17 09:00:00',
    number,
    merchantCode: code,
    weight: 3,
    length: 10,
    width: 10,
    height: 10,
    ...more,
  });
  const take = (number: string, more: object = {}) =>
    kit.operator.call(takeInStray, { body: stray(number, more) });
  const give = (id: string, orderNo: string, by = kit.operator) =>
    by.call(giveStrayOrder, { body: { id, orderNo } });
  const strays = async (by = kit.operator, isOpen = true) =>
    (await by.call(listStrays, { body: { isOpen, pageSize: 100 } })).result.records;

  test('is taken in under a merchant once, however often it is sent', async () => {
    const number = `U-${newId()}`;
    const body = stray(number);
    const first = await kit.operator.call(takeInStray, { body });
    expect(first.result.merchantName).toBe('测试商户');
    expect((await kit.operator.call(takeInStray, { body })).result).toEqual(first.result);
    expect((await take(number)).body.errorKey).toBe('stray.known');
    const other = { ...body, weight: 9 };
    expect((await kit.operator.call(takeInStray, { body: other })).body.errorKey).toBe(
      'scan.otherContent',
    );
    const [mine] = (await strays()).filter((one) => one.number === number);
    expect(mine).toMatchObject({ weightKg: 3, size: [10, 10, 10], orderNo: '' });
    expect((await take(`U-${newId()}`, { merchantCode: 'NONE' })).body.errorKey).toBe(
      'merchant.notFound',
    );
  });

  test('is received by an order of the same merchant, with what was measured', async () => {
    const number = `U-${newId()}`;
    const { id } = (await take(number)).result;
    const order = await kit.order(own, 'receipt', { kg: 1 });
    const { result } = await give(id, order.no);
    expect(result.received).toMatchObject({ orderId: order.id, isComplete: true, price: '30.00' });
    expect(await kit.balances(merchantId)).toEqual({ wallet: 97_000n, held: 0n });
    expect(await kit.places(order.id)).toEqual(['1 floor']);
    expect((await give(id, order.no)).result).toEqual(result);
    const another = await kit.order(own, 'receipt');
    expect((await give(id, another.no)).body.errorKey).toBe('stray.ended');
    const [ended] = (await strays(kit.operator, false)).filter((one) => one.id === id);
    expect(ended?.orderNo).toBe(order.no);
    expect((await strays()).some((one) => one.id === id)).toBe(false);
  });

  test('two give it orders at once: one order takes it', async () => {
    const { id } = (await take(`U-${newId()}`)).result;
    const [a, b] = [await kit.order(own, 'receipt'), await kit.order(own, 'receipt')];
    const replies = await Promise.all([give(id, a.no), give(id, b.no, kit.second)]);
    expect(replies.map(({ body }) => body.errorKey).filter(Boolean)).toEqual(['stray.ended']);
    const statuses = [await statusOf(a.id), await statusOf(b.id)].sort();
    expect(statuses).toEqual(['generated', 'inWarehouse']);
  });

  test('stays where its order can’t be received, or is another’s', async () => {
    const { id } = (await take(`U-${newId()}`)).result;
    const other = await kit.order(kit.as(await kit.merchant(100_000n)), 'receipt');
    expect((await give(id, other.no)).body.errorKey).toBe('stray.otherMerchant');
    expect((await give(id, 'NO-SUCH')).body.errorKey).toBe('order.notFound');
    expect((await give(newId(), other.no)).body.errorKey).toBe('stray.notFound');
    const gone = await kit.order(own, 'receipt');
    await kit.set('orders', "status = 'voided', booking = 'none'", gone.id);
    expect((await give(id, gone.no)).result.stop?.stop).toBe('voided');
    expect((await strays()).some((one) => one.id === id)).toBe(true);
  });

  test('is seen by its merchant and by who works where it lies, and by nobody else', async () => {
    const owner = { ctx: kit.staff, userId: app.userId('yunling-op'), merchantId };
    const photo = await makeFile('parcelPhoto')(owner);
    await kit.set('files', 'merchant_id = null', photo);
    const theirs = (await take(`U-${newId()}`, { merchantCode: 'M100001', photos: [photo] }))
      .result;
    const starfield = await app.as('starfield');
    const [seen] = (await strays(starfield)).filter((one) => one.id === theirs.id);
    expect(seen?.photos).toEqual([photo]);
    expect(await strays(await app.as('kapok'))).toEqual([]);
    const elsewhere = await openWarehouse(app, { staff: ['yunling-op2'] });
    const away = stray(`U-${newId()}`, { warehouseId: elsewhere });
    expect((await kit.operator.call(takeInStray, { body: away })).body.errorKey).toBe(
      'warehouse.notYours',
    );
    const { id } = (await kit.second.call(takeInStray, { body: away })).result;
    expect((await strays()).some((one) => one.id === id)).toBe(false);
    expect((await give(id, 'X')).body.errorKey).toBe('warehouse.notYours');
  });
});
