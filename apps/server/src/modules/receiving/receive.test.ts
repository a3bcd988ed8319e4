import { getLogList, listReceipts, lookAtNumber, receiveParcel } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { makeFile } from '../files/testing.ts';
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

const orderOf = (id: string) =>
  kit.one<{ status: string; settlement: string; handed_over_at: Date | null; shipment_id: string }>(
    'select status, settlement, handed_over_at, shipment_id from orders where id = $1',
    id,
  );
const look = (number: string, warehouseId = kit.warehouseId) =>
  kit.operator.call(lookAtNumber, { body: { warehouseId, number } });
const scansOf = async (id: string) =>
  Number((await kit.one<{ n: string }>('select count(*) as n from scans where id = $1', id)).n);

describe('a parcel that is weighed in', () => {
  test('is in the warehouse, paid, on the floor, and the station hears its rule', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const { stop, received } = await kit.scan(no, {
      weight: 2.5,
      length: 56,
      width: 48,
      height: 48,
    });
    expect(stop).toBeNull();
    expect(received).toMatchObject({
      orderId: id,
      transactionOrderNo: no,
      lines: [1],
      countryCode: 'US',
      boxesHere: 1,
      boxesOf: 1,
      isComplete: true,
      weightKg: 2.5,
      billableKg: 21.504,
      rule: '21.504 kg：56 × 48 × 48 ÷ 6000 = 21.504',
      price: '215.04',
      currency: 'CNY',
      withheld: [],
      labelComes: false,
    });
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
    expect(await kit.places(id)).toEqual(['1 floor']);
    const box = await kit.one(
      'select measured_g, measured_length_cc, measured_width_cc, measured_height_cc, weight_g from order_boxes where order_id = $1',
      id,
    );
    expect(box).toEqual({
      measured_g: 2500,
      measured_length_cc: 5600,
      measured_width_cc: 4800,
      measured_height_cc: 4800,
      weight_g: 2000,
    });
  });

  test('leaves a line in the operation log', async () => {
    const { no } = await kit.order(own, 'receipt');
    await kit.scan(no);
    const admin = await app.as('yunling-admin');
    const { records } = (await admin.call(getLogList, { query: {} })).result;
    expect(records[0]?.content).toBe(`入库扫描 ${no}`);
  });
});

describe('any number on a parcel finds it', () => {
  test('the order’s, the customer’s, the carrier’s, a box’s, an FBA box’s', async () => {
    const customerNo = `C-${newId()}`;
    const fba = `FBA15${newId().slice(-8).toUpperCase()}U000002`;
    const boxes = [{ weight: 2 }, { weight: 2, boxNo: fba }];
    const { id, no } = await kit.order(own, 'receipt', { more: { customerNo, boxes } });
    const box = `BT${newId().slice(-10)}`;
    const tracking = `TT${newId().slice(-20, -10)}`.toUpperCase();
    await kit.set('orders', `tracking_number = '${tracking}'`, id);
    await asOwner(
      app.database,
      'update order_boxes set tracking_number = $2 where order_id = $1 and line = 2',
      [id, box],
    );
    const found: [string, number | null][] = [
      [no, null],
      [no.toLowerCase(), null],
      [customerNo, null],
      [tracking, null],
      [tracking.toLowerCase(), null],
      [`${no}-2`, 2],
      [box, 2],
      [fba, 2],
    ];
    for (const [number, line] of found) {
      const { order, stop } = (await look(number)).result;
      expect({ number, id: order?.id, line: order?.line }).toEqual({ number, id, line });
      expect(stop).toBeNull();
    }
  });

  test('a customer’s number that two merchants chose means the one that can be received', async () => {
    const customerNo = `SAME-${newId()}`;
    const first = await kit.order(own, 'receipt', { more: { customerNo } });
    const other = kit.as(await kit.merchant(100_000n));
    const second = await kit.order(other, 'receipt', { more: { customerNo } });
    const several = (await look(customerNo)).result;
    expect(several).toMatchObject({ order: null, stop: { stop: 'unknown' } });
    expect(several.stop?.text).toContain('有几个订单');
    await kit.scan(first.no);
    expect((await look(customerNo)).result.order?.id).toBe(second.id);
    expect((await kit.scan(customerNo)).received?.orderId).toBe(second.id);
  });

  test('one that nobody forecast stops, and says what to do', async () => {
    const { stop, received } = await kit.scan('NOBODY-KNOWS');
    expect(received).toBeNull();
    expect(stop).toMatchObject({ stop: 'unknown', text: expect.stringContaining('无预报') });
  });
});

describe('sent again', () => {
  test('a scan is answered as the first time, and nothing happens twice', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const body = kit.body(no);
    const first = await kit.operator.call(receiveParcel, { body });
    // Somebody else took over the station meanwhile.
    const again = await kit.second.call(receiveParcel, { body });
    expect(again.result).toEqual(first.result);
    expect(await scansOf(body.scanId)).toBe(1);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 98_000n, held: 0n });
    expect(await kit.places(id)).toEqual(['1 floor']);
  });

  test('at the same moment: both hear the one answer', async () => {
    const { no } = await kit.order(own, 'receipt');
    const body = kit.body(no);
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => kit.operator.call(receiveParcel, { body })),
    );
    expect(new Set(replies.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(replies[0]?.result.received?.isComplete).toBe(true);
    expect(await scansOf(body.scanId)).toBe(1);
  });

  test('with other content it is refused', async () => {
    const { no } = await kit.order(own, 'receipt');
    const body = kit.body(no);
    await kit.operator.call(receiveParcel, { body });
    const other = await kit.operator.call(receiveParcel, { body: { ...body, weight: 3 } });
    expect(other.body.errorKey).toBe('scan.otherContent');
  });

  test('its id in other letters is the same id, at the same moment too', async () => {
    const [one, two] = [await kit.order(own, 'receipt'), await kit.order(own, 'receipt')];
    const body = kit.body(one.no);
    const shouted = kit.body(two.no, { scanId: body.scanId.toUpperCase() });
    const replies = await Promise.all(
      [body, shouted].map((body) => kit.operator.call(receiveParcel, { body })),
    );
    expect(replies.map(({ body }) => body.errorKey).sort()).toEqual([
      'scan.otherContent',
      undefined,
    ]);
  });

  test('a stop is kept too: what stopped once is not taken in by a repetition', async () => {
    const number = `LATER-${newId()}`;
    const body = kit.body(number);
    await kit.operator.call(receiveParcel, { body });
    await kit.order(own, 'receipt', { more: { customerNo: number } });
    const again = await kit.operator.call(receiveParcel, { body });
    expect(again.result.stop?.stop).toBe('unknown');
    expect((await kit.scan(number)).received?.isComplete).toBe(true);
  });
});

describe('two stations on one parcel', () => {
  test('make one receipt, and the other hears by whom and when', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const answers = await Promise.all([
      kit.scan(no, { station: 'A1' }),
      kit.scan(no, { station: 'B2' }, kit.second),
    ]);
    const taken = answers.filter(({ received }) => received);
    const [told] = answers.filter(({ stop }) => stop);
    expect(taken).toHaveLength(1);
    expect(told?.stop).toMatchObject({ stop: 'alreadyHere', at: expect.any(String) });
    expect(told?.stop?.byName).not.toBe('');
    expect(told?.stop?.text).toContain(told?.stop?.byName as string);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 98_000n, held: 0n });
    expect(await kit.places(id)).toEqual(['1 floor']);
  });
});

describe('stops with what to do is', () => {
  const statuses: [string, string, string][] = [
    ['draft', "status = 'draft', booking = 'none'", 'draft'],
    ['ordering', "status = 'ordering', booking = 'inFlight'", 'ordering'],
    ['failed', "status = 'failed', booking = 'refused'", 'failed'],
    ['voided', "status = 'voided', booking = 'none'", 'voided'],
    [
      'refunded',
      "status = 'refunded', booking = 'none', settlement = 'refunded', paid_at = now(), refunded_at = now()",
      'refunded',
    ],
    ['cancelling', "booking = 'cancelling'", 'cancelling'],
    ['gone', "status = 'outWarehouse', settlement = 'paid', paid_at = now()", 'gone'],
  ];
  test.each(statuses)('an order that is %s', async (_, values, stop) => {
    const { id, no } = await kit.order(own, 'receipt');
    await kit.set('orders', values, id);
    const answer = await kit.scan(no);
    expect(answer.received).toBeNull();
    expect(answer.stop?.stop).toBe(stop);
    expect(answer.stop?.text).not.toContain('receiveStop');
    expect((await look(no)).result.stop?.stop).toBe(stop);
    expect(await kit.places(id)).toEqual([]);
  });

  test('one whose line this warehouse does not take, or that lies in another', async () => {
    const elsewhere = await openWarehouse(app);
    const { id, no } = await kit.order(own, 'receipt', { boxes: 2 });
    const answer = await kit.scan(no, { warehouseId: elsewhere });
    expect(answer.stop).toMatchObject({ stop: 'wrongWarehouse' });
    const taking = await openWarehouse(app, { productIds: [kit.products.receipt] });
    await kit.scan(no);
    const other = await kit.scan(no, { warehouseId: taking });
    expect(other.stop).toMatchObject({ stop: 'wrongWarehouse' });
    expect(await kit.places(id)).toEqual(['1 floor']);
  });

  test('one that is listed for another warehouse', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const elsewhere = await openWarehouse(app, { productIds: [kit.products.receipt] });
    await listFor(id, elsewhere);
    const answer = await kit.scan(no);
    expect(answer.stop).toMatchObject({ stop: 'wrongWarehouse' });
    expect(answer.stop?.text).toContain('仓库 W');
    expect((await kit.scan(no, { warehouseId: elsewhere })).received?.isComplete).toBe(true);
  });

  test('a weight far from forecast, until it is agreed to', async () => {
    const { no } = await kit.order(own, 'receipt', { kg: 2 });
    const near = await kit.scan((await kit.order(own, 'receipt')).no, {
      weight: 3,
      weightAgreed: false,
    });
    expect(near.stop).toBeNull();
    const far = await kit.scan(no, { weight: 3.001, weightAgreed: false });
    expect(far.stop).toMatchObject({ stop: 'weightFar', text: expect.stringContaining('3.001') });
    const agreed = await kit.scan(no, { weight: 3.001, weightAgreed: true });
    expect(agreed.received).toMatchObject({ isComplete: true, price: '30.01' });
  });

  test('a size that is missing where it counts, unless so light a parcel needs none', async () => {
    const { no } = await kit.order(own, 'receipt', { kg: 0.2 });
    const noSize = { length: undefined, width: undefined, height: undefined } as never;
    const missing = await kit.scan(no, { weight: 0.2, ...(noSize as object) });
    expect(missing.stop?.stop).toBe('sizeMissing');
    expect((await look(no)).result.order?.needsSize).toBe(true);
    await waiveSize(200);
    expect((await look(no)).result.order?.needsSize).toBe(false);
    const heavier = await kit.scan(no, { weight: 0.201, ...(noSize as object) });
    expect(heavier.stop?.stop).toBe('sizeMissing');
    const light = await kit.scan(no, { weight: 0.2, ...(noSize as object) });
    expect(light.received).toMatchObject({ isComplete: true, price: '2.00' });
    await waiveSize(0);
  });
});

const waiveSize = (grams: number) =>
  asOwner(
    app.database,
    `insert into tenant_settings (tenant_id, code, value, changed_by)
     select tenant_id, 'sizeWaivedGrams', $1, $2 from tenants where code = 'yunling'
     on conflict (tenant_id, code) do update set value = excluded.value`,
    [grams, app.userId('yunling-admin')],
  );

/** Lists an order for a warehouse, past the merchant's own call. */
const listFor = async (orderId: string, warehouseId: string): Promise<string> => {
  const shipmentId = newId();
  const tenant_id = kit.staff.tenant.id;
  await kit.staff.db
    .insertInto('shipments')
    .values({
      tenant_id,
      id: shipmentId,
      merchant_id: merchantId,
      shipment_no: `S${shipmentId.slice(-8)}`,
      warehouse_id: warehouseId,
      mode: 'delivery',
      created_by: app.userId('starfield'),
    })
    .execute();
  await kit.staff.db
    .insertInto('shipment_orders')
    .values({
      tenant_id,
      shipment_id: shipmentId,
      id: newId(),
      merchant_id: merchantId,
      order_id: orderId,
    })
    .execute();
  return shipmentId;
};

describe('an order of several boxes', () => {
  test('comes piece by piece: named ones, then the next, and is received with its last', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 3, kg: 1 });
    const named = await kit.scan(`${no}-2`, { weight: 1.5 });
    expect(named.received).toMatchObject({ lines: [2], boxesHere: 1, boxesOf: 3, price: null });
    expect(named.received?.isComplete).toBe(false);
    expect(await orderOf(id)).toMatchObject({ status: 'generated' });
    // Nobody voids it any more.
    expect((await orderOf(id)).handed_over_at).not.toBeNull();
    const twice = await kit.scan(`${no}-2`, { weight: 1.5 });
    expect(twice.stop?.stop).toBe('alreadyHere');
    expect((await kit.scan(no, { weight: 1 })).received?.lines).toEqual([1]);
    const last = await kit.scan(no, { weight: 2 });
    expect(last.received).toMatchObject({ lines: [3], isComplete: true, price: '45.00' });
    expect(await kit.places(id)).toEqual(['1 floor', '2 floor', '3 floor']);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 95_500n, held: 0n });
    expect((await kit.scan(no)).stop?.stop).toBe('alreadyHere');
  });

  test('twenty alike at once: one scan, each measured, one price', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 20, kg: 1 });
    const tooMany = await kit.scan(no, { weight: 1, alike: 21 });
    expect(tooMany.stop).toMatchObject({ stop: 'alreadyHere' });
    expect(tooMany.stop?.text).toContain('20');
    const { received } = await kit.scan(no, { weight: 1.2, alike: 20 });
    expect(received).toMatchObject({ boxesHere: 20, boxesOf: 20, weightKg: 24, price: '240.00' });
    expect(received?.rule).toBe('24 kg：20 ×（实重 1.2） = 24');
    expect(await kit.places(id)).toHaveLength(20);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 76_000n, held: 0n });
  });

  test('alike from the named one on', async () => {
    const { no } = await kit.order(own, 'receipt', { boxes: 4, kg: 1 });
    expect((await kit.scan(`${no}-2`, { alike: 2 })).received?.lines).toEqual([2, 3]);
    expect((await kit.scan(`${no}-3`, { alike: 1 })).stop?.stop).toBe('alreadyHere');
    expect((await kit.scan(no, { alike: 2 })).received).toMatchObject({
      lines: [1, 4],
      isComplete: true,
    });
  });

  test('two stations scan its boxes at once: each box once', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 6, kg: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => kit.scan(no, { station: `S${at}`, weight: 1 })),
    );
    const lines = answers.flatMap(({ received }) => received?.lines ?? []);
    expect(lines.sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answers.filter(({ stop }) => stop?.stop === 'alreadyHere')).toHaveLength(2);
    expect(answers.filter(({ received }) => received?.isComplete)).toHaveLength(1);
    expect(await kit.places(id)).toHaveLength(6);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 94_000n, held: 0n });
  });
});

describe('its list', () => {
  test('ends the listing, and the order knows with which list it came', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const shipmentId = await listFor(id, kit.warehouseId);
    expect((await look(no)).result.order?.shipmentNo).not.toBe('');
    await kit.scan(no);
    expect(await orderOf(id)).toMatchObject({ shipment_id: shipmentId });
    const listing = await kit.one(
      'select ending from shipment_orders where shipment_id = $1',
      shipmentId,
    );
    expect(listing).toEqual({ ending: 'received' });
  });

  test('an order of the same merchant that was not on it came with it; another’s did not', async () => {
    const listed = await kit.order(own, 'receipt');
    const shipmentId = await listFor(listed.id, kit.warehouseId);
    const extra = await kit.order(own, 'receipt');
    await kit.scan(extra.no, { shipmentId });
    expect((await orderOf(extra.id)).shipment_id).toBe(shipmentId);
    const stranger = await kit.order(kit.as(await kit.merchant(100_000n)), 'receipt');
    await kit.scan(stranger.no, { shipmentId });
    expect((await orderOf(stranger.id)).shipment_id).toBeNull();
    const unknown = await kit.send(listed.no, { shipmentId: newId() });
    expect(unknown.body.errorKey).toBe('shipment.notFound');
  });

  test('of another warehouse is none to work on here', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const shipmentId = await listFor(id, await openWarehouse(app));
    const reply = await kit.send(no, { shipmentId });
    expect(reply.body.errorKey).toBe('shipment.notFound');
    expect(await orderOf(id)).toMatchObject({ status: 'generated', shipment_id: null });
  });

  test('its number is no parcel’s', async () => {
    const { id } = await kit.order(own, 'receipt');
    const shipmentId = await listFor(id, kit.warehouseId);
    const { result } = await look(`S${shipmentId.slice(-8)}`);
    expect(result).toMatchObject({
      order: null,
      shipment: { id: shipmentId, listed: 1, arrived: 0 },
      stop: null,
    });
    const scanned = await kit.scan(`S${shipmentId.slice(-8)}`);
    expect(scanned.stop).toMatchObject({ stop: 'unknown', text: expect.stringContaining('清单') });
  });
});

describe('put aside at once', () => {
  const photo = async () => {
    const owner = { ctx: kit.staff, userId: app.userId('yunling-op'), merchantId };
    const key = await makeFile('parcelPhoto')(owner);
    await kit.set('files', 'merchant_id = null', key);
    return key;
  };
  const photosOf = (orderId: string) =>
    asOwner<{ line: number | null; withholding_id: string | null; file_id: string }>(
      app.database,
      'select line, withholding_id, file_id from parcel_photos where order_id = $1',
      [orderId],
    );

  test('for what was seen, with the photos that show it; its merchant may see them', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const photos = [await photo(), await photo()];
    const { received } = await kit.scan(no, {
      photos,
      withhold: { reason: 'battery', note: 'two cells' },
    });
    expect(received?.withheld).toEqual(['battery']);
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', settlement: 'paid' });
    expect(await kit.places(id)).toEqual(['1 withheld']);
    const kept = await photosOf(id);
    expect(kept.map(({ file_id }) => file_id).sort()).toEqual([...photos].sort());
    expect(kept.every(({ withholding_id }) => withholding_id)).toBe(true);
    const seen = await own.db.selectFrom('files').where('id', 'in', photos).select('id').execute();
    expect(seen).toHaveLength(2);
  });

  test('seen on the first of two boxes, it waits for the last', async () => {
    const { id, no } = await kit.order(own, 'receipt', { boxes: 2 });
    const key = await photo();
    const first = await kit.scan(no, { photos: [key], withhold: { reason: 'damaged' } });
    expect(first.received).toMatchObject({ isComplete: false, withheld: [] });
    const last = await kit.scan(no);
    expect(last.received).toMatchObject({ isComplete: true, withheld: ['damaged'] });
    expect(await kit.places(id)).toEqual(['1 withheld', '2 withheld']);
    const reasons = await photosOf(id);
    expect(reasons.filter(({ withholding_id }) => withholding_id)).toHaveLength(1);
  });

  test('not with photos of another merchant, or with what is none', async () => {
    const { id, no } = await kit.order(own, 'receipt');
    const other = await kit.merchant(0n);
    const key = await photo();
    await kit.set('files', `merchant_id = '${other}'`, key);
    for (const one of [key, newId()]) {
      expect((await kit.send(no, { photos: [one] })).body.errorKey).toBe('file.notFound');
    }
    expect(await orderOf(id)).toMatchObject({ status: 'generated' });
    expect(await kit.places(id)).toEqual([]);
  });
});

describe('who', () => {
  test('works in another warehouse does nothing here', async () => {
    const { no } = await kit.order(own, 'receipt');
    const elsewhere = await openWarehouse(app, {
      staff: ['yunling-op2'],
      productIds: [kit.products.receipt],
    });
    const refused = [
      await kit.send(no, { warehouseId: elsewhere }),
      await look(no, elsewhere),
      await kit.operator.call(listReceipts, { body: { warehouseId: elsewhere } }),
    ];
    expect(refused.map(({ body }) => body.errorKey)).toEqual(Array(3).fill('warehouse.notYours'));
    expect((await kit.send(no, { warehouseId: newId() })).body.errorKey).toBe('warehouse.notYours');
    expect((await kit.scan(no)).received?.isComplete).toBe(true);
  });

  test('is a merchant may not even ask', async () => {
    const merchant = await app.as('starfield');
    expect((await kit.send('X', {}, merchant)).status).toBe(403);
  });

  test('of another tenant finds nothing', async () => {
    const { no } = await kit.order(own, 'receipt');
    const haituo = await app.as('haituo-op', 'haituo');
    expect((await kit.send(no, {}, haituo)).body.errorKey).toBe('warehouse.notYours');
  });
});
