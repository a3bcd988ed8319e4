import { randomUUID } from 'node:crypto';
import type { Result } from '@alpaca/contract';
import {
  addBag,
  closeBag,
  closeBatch,
  deleteBag,
  editBatch,
  getBatch,
  isBagWeightFar,
  listBagBoxes,
  listBatches,
  listBatchLines,
  reopenBag,
  type scanBag,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { openWarehouse } from '../warehouses/testing.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
});
afterEach(async () => expect(await kit.faults()).toEqual([]));
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const stopOf = ({ result }: Reply<Result<typeof scanBag>>) => result.stop?.stop;

test('a batch is numbered by warehouse, day, line and counter; its bags after it', async () => {
  const [first, second] = [await kit.batch(), await kit.batch()];
  expect(first.batchNo).toMatch(/^W[0-9A-F]{8}-\d{6}-.+-\d+$/);
  expect(Number(second.batchNo.split('-').at(-1))).toBe(
    Number(first.batchNo.split('-').at(-1)) + 1,
  );
  const bags = [await kit.bag(first.id), await kit.bag(first.id)];
  expect(bags.map(({ bagNo }) => bagNo)).toEqual([`${first.batchNo}-B01`, `${first.batchNo}-B02`]);
  const { records } = (
    await kit.operator.call(listBatches, { query: { warehouseId: kit.warehouseId } })
  ).result;
  expect(records.find(({ id }) => id === first.id)).toMatchObject({ bags: 2, boxes: 0 });
});

test('two people who edit a batch at once: the second is told what the first saved', async () => {
  const { id } = await kit.batch();
  const { revision } = await kit.see(id);
  const edit = (masterNo: string) =>
    kit.operator.call(editBatch, { body: { id, revision, masterNo } });
  expect((await edit('784-1')).status).toBe(200);
  expect((await edit('784-2')).body.errorKey).toBe('record.changedMeanwhile');
  expect((await kit.see(id)).masterNo).toBe('784-1');
});

describe('a bag', () => {
  test('takes what may leave in it, and gives it back', async () => {
    const order = await kit.onFloor({ boxes: 2 });
    const batch = await kit.batch();
    const bag = await kit.bag(batch.id);
    const { result } = await kit.scan(bag.id, `${order.no}-2`);
    expect(result).toMatchObject({
      stop: null,
      moved: { line: 2, boxesIn: 1, boxesOf: 2, weightKg: 1 },
      bag: { boxes: 1, netKg: 1 },
    });
    // By the order's own number it is whichever is left.
    expect((await kit.scan(bag.id, order.no)).result.moved).toMatchObject({ line: 1, boxesIn: 2 });
    expect(stopOf(await kit.scan(bag.id, order.no))).toBe('alreadyIn');
    const boxes = await kit.operator.call(listBagBoxes, { query: { id: bag.id } });
    expect(boxes.result.total).toBe(2);
    const out = await kit.scan(bag.id, `${order.no}-2`, { isOut: true });
    expect(out.result).toMatchObject({ moved: { isOut: true, line: 2 }, bag: { boxes: 1 } });
    expect(stopOf(await kit.scan(bag.id, `${order.no}-2`, { isOut: true }))).toBe('notInBag');
  });

  test('takes no other box for one that never came', async () => {
    const order = await kit.onFloor({ boxes: 2 });
    await asOwner(app.database, 'delete from box_places where order_id = $1 and line = 2', [
      order.id,
    ]);
    await asOwner(
      app.database,
      'update order_boxes set absent = true, measured_g = null, received_at = null where order_id = $1 and line = 2',
      [order.id],
    );
    const bag = await kit.bag((await kit.batch()).id);
    expect(stopOf(await kit.scan(bag.id, `${order.no}-2`))).toBe('notReceived');
    const { moved } = (await kit.scan(bag.id, order.no)).result;
    expect(moved).toMatchObject({ line: 1, boxesIn: 1, boxesOf: 1 });
    expect(stopOf(await kit.scan(bag.id, `${order.no}-2`, { isOut: true }))).toBe('notInBag');
  });

  test('answers a scan that is sent again as the first time, and no other under its id', async () => {
    const order = await kit.onFloor();
    const bag = await kit.bag((await kit.batch()).id);
    const scanId = randomUUID();
    const first = await kit.scan(bag.id, order.no, { scanId });
    const again = await Promise.all([1, 2].map(() => kit.scan(bag.id, order.no, { scanId })));
    for (const { result } of again) expect(result).toEqual(first.result);
    const other = await kit.scan(bag.id, 'ELSE-1', { scanId });
    expect(other.body.errorKey).toBe('scan.otherContent');
  });

  test('hears a scan that is sent three times at the same moment once', async () => {
    const { no } = await kit.onFloor();
    const bag = await kit.bag((await kit.batch()).id);
    const scanId = randomUUID();
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => kit.scan(bag.id, no, { scanId })),
    );
    expect(first?.result).toMatchObject({ stop: null, bag: { boxes: 1 } });
    for (const { result } of others) expect(result).toEqual(first?.result);
  });

  test('refuses with what to do: unknown, not here, gone elsewhere, withheld, another line', async () => {
    const elsewhere = await openWarehouse(app);
    const [expected, foreign, aside, other] = [
      await kit.booked(),
      await kit.onFloor({ house: elsewhere }),
      await kit.onFloor(),
      await kit.onFloor({ productId: kit.products.label }),
    ];
    await kit.withhold(aside.id);
    const batch = await kit.batch();
    const [bag, next] = [await kit.bag(batch.id), await kit.bag(batch.id)];
    const stops = ['NOBODY-77', expected.no, foreign.no, aside.no, other.no].map(async (no) =>
      stopOf(await kit.scan(bag.id, no)),
    );
    expect(await Promise.all(stops)).toEqual([
      'unknown',
      'notReceived',
      'wrongWarehouse',
      'withheld',
      'wrongLine',
    ]);
    const order = await kit.onFloor();
    await kit.scan(bag.id, order.no);
    const { stop } = (await kit.scan(next.id, order.no)).result;
    expect(stop).toMatchObject({ stop: 'inAnotherBag', bagNo: bag.bagNo });
    expect(stop?.text).toContain(bag.bagNo);
    await kit.weigh(bag.id, 1);
    expect(stopOf(await kit.scan(bag.id, (await kit.onFloor()).no))).toBe('bagClosed');
  });

  test('takes nothing that is not booked yet, or that customs would not let in', async () => {
    const bag = await kit.bag((await kit.batch()).id);
    const waiting = await kit.onFloor();
    await asOwner(app.database, `update orders set label = 'pending' where id = $1`, [waiting.id]);
    expect(stopOf(await kit.scan(bag.id, waiting.no))).toBe('notBooked');
    const goods = [{ goodsName: '壳', goodsNameEn: 'Case', quantity: 1, value: '3' }];
    const bare = await kit.onFloor({ more: { goods } });
    await asOwner(
      app.database,
      `update orders set form = jsonb_set(form, '{shipper,countryCode}', '"CN"') where id = $1`,
      [bare.id],
    );
    const { stop } = (await kit.scan(bag.id, bare.no)).result;
    expect(stop?.stop).toBe('customs');
    expect(stop?.text).toContain('海关编码');
  });

  test('two who scan one box: one puts it in, the other is told where it is', async () => {
    const order = await kit.onFloor();
    const batch = await kit.batch();
    const bags = [await kit.bag(batch.id), await kit.bag(batch.id)];
    const replies = await Promise.all(bags.map(({ id }) => kit.scan(id, order.no)));
    expect(replies.filter(({ result }) => result.moved)).toHaveLength(1);
    expect(replies.map(stopOf).sort()).toEqual(['inAnotherBag', undefined]);
  });

  test('is closed by its weight, far from the sum only with a reason, and opened with a trace', async () => {
    const order = await kit.onFloor();
    const batch = await kit.batch();
    const bag = await kit.bag(batch.id);
    expect((await kit.weigh(bag.id, 1)).body.errorKey).toBe('bag.nothing');
    await kit.scan(bag.id, order.no);
    expect((await kit.weigh(bag.id, 1.3)).body.errorKey).toBe('bag.weightFar');
    expect((await kit.weigh(bag.id, 1.3, '加固')).status).toBe(200);
    const remove = await kit.operator.call(deleteBag, { body: { id: bag.id } });
    expect(remove.body.errorKey).toBe('bag.closed');
    await kit.operator.call(reopenBag, { body: { id: bag.id, reason: '漏装' } });
    expect((await kit.weigh(bag.id, 1.2)).status).toBe(200);
    const { events, bagList } = await kit.see(batch.id);
    expect(events.map(({ what }) => what)).toEqual([
      'bagClosed',
      'bagReopened',
      'bagClosed',
      'opened',
    ]);
    expect(events[1]?.note).toBe('漏装');
    expect(events[2]?.note).toContain('加固');
    expect(bagList[0]).toMatchObject({ boxes: 1, netKg: 1, grossKg: 1.2 });
  });

  test('a bag that is removed takes its number with it', async () => {
    const batch = await kit.batch();
    const [first, second] = [await kit.bag(batch.id), await kit.bag(batch.id)];
    expect((await kit.operator.call(deleteBag, { body: { id: second.id } })).status).toBe(200);
    const third = await kit.bag(batch.id);
    expect([first, second, third].map(({ bagNo }) => bagNo.slice(-3))).toEqual([
      'B01',
      'B02',
      'B03',
    ]);
  });

  test('is weighed with what it weighs empty, which no reason makes heavier than the whole', async () => {
    const order = await kit.onFloor();
    const batch = await kit.batch();
    const bag = await kit.bag(batch.id);
    await kit.scan(bag.id, order.no);
    const weigh = (grossKg: number, tareKg: number, reason?: string) =>
      kit.operator.call(closeBag, {
        body: { id: bag.id, grossKg, tareKg, ...(reason && { reason }) },
      });
    const far = await weigh(21, 18);
    expect(far.body).toMatchObject({ errorKey: 'bag.weightFar' });
    expect(far.body.message).toContain('2 kg');
    expect((await weigh(18, 18, '加固')).body.errorKey).toBe('bag.weightFar');
    expect((await weigh(19.1, 18)).status).toBe(200);
    const { bagList, events } = await kit.see(batch.id);
    expect(bagList[0]).toMatchObject({ netKg: 1, grossKg: 19.1, tareKg: 18 });
    expect(events[0]?.note).toContain('18 kg');
    await kit.operator.call(reopenBag, { body: { id: bag.id } });
    expect((await kit.see(batch.id)).bagList[0]).toMatchObject({ grossKg: null, tareKg: 18 });
  });

  test('is not closed while it has something withheld in it', async () => {
    const order = await kit.onFloor();
    const batch = await kit.batch();
    const bag = await kit.bag(batch.id);
    await kit.scan(bag.id, order.no);
    await kit.withhold(order.id);
    const refused = await kit.weigh(bag.id, 1);
    expect(refused.body).toMatchObject({ errorKey: 'bag.withheld' });
    expect(refused.body.message).toContain(order.no);
    expect((await kit.see(batch.id)).inTheWay.map(({ what }) => what)).toContain('withheld');
    await kit.scan(bag.id, order.no, { isOut: true });
    const [place] = await asOwner<{ kind: string }>(
      app.database,
      'select kind from box_places where order_id = $1',
      [order.id],
    );
    expect(place?.kind).toBe('withheld');
  });
});

test('a weight is far beyond two in a hundred, or 200 g where that is more', () => {
  expect([1_200, 800].map((gross) => isBagWeightFar(gross, 1_000))).toEqual([false, false]);
  expect([1_201, 799].map((gross) => isBagWeightFar(gross, 1_000))).toEqual([true, true]);
  expect([20_400, 20_401].map((gross) => isBagWeightFar(gross, 20_000))).toEqual([false, true]);
  expect([38_400, 38_401].map((gross) => isBagWeightFar(gross, 20_000, 18_000))).toEqual([
    false,
    true,
  ]);
});

test('staff of another warehouse does nothing here', async () => {
  const elsewhere = await openWarehouse(app, { staff: [] });
  const batch = await kit.batch();
  const bag = await kit.bag(batch.id);
  await asOwner(app.database, 'delete from warehouse_staff where warehouse_id = $1', [
    kit.warehouseId,
  ]);
  const query = { warehouseId: kit.warehouseId };
  const replies = await Promise.all([
    kit.operator.call(listBatches, { query }),
    kit.operator.call(listBatchLines, { query }),
    kit.operator.call(getBatch, { query: { id: batch.id } }),
    kit.operator.call(addBag, { body: { batchId: batch.id, kind: 'bag' } }),
    kit.operator.call(closeBatch, { body: { id: batch.id } }),
    kit.scan(bag.id, 'ANY-1'),
    kit.operator.call(listBatches, { query: { warehouseId: elsewhere } }),
  ]);
  for (const { body } of replies) expect(body.errorKey).toBe('warehouse.notYours');
});
