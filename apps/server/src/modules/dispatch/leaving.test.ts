import { setTimeout } from 'node:timers/promises';
import {
  closeBatch,
  getBagLabels,
  getBatchPaper,
  reopenBag,
  reopenBatch,
  sendManifest,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Manifested, Refused } from '../../platform/carrier.ts';
import { CarrierUnknown } from '../../platform/carrier.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';
import { manifestJob } from './manifests/manifest.job.ts';

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

const close = (id: string) => kit.operator.call(closeBatch, { body: { id } });
const reopen = (id: string) => kit.operator.call(reopenBatch, { body: { id, reason: '航班取消' } });
const floor = (count: number) => Promise.all(Array.from({ length: count }, () => kit.onFloor()));
const notices = async () =>
  (
    await asOwner<{ title_zh: string }>(
      app.database,
      `select title_zh from notices where kind = 'order.dispatched'`,
    )
  ).length;

/** Somebody of the merchant to be told. */
const addUser = (merchantId: string) =>
  asOwner(
    app.database,
    `update users set merchant_id = $1 where tenant_id = (select tenant_id from tenants where code = 'yunling')
       and id = $2`,
    [merchantId, app.userId('starfield')],
  );

test('all of a batch leaves at once, with its history, and each merchant is told once', async () => {
  await addUser(kit.merchantId);
  const orders = await floor(3);
  const { batch } = await kit.packed(orders);
  const before = await notices();
  expect((await close(batch.id)).result).toEqual({ orders: 3, boxes: 3 });
  for (const { id } of orders) expect(await kit.statusOf(id)).toBe('outWarehouse');
  const [event] = await asOwner<{ actor: string; detail: { batchNo: string } }>(
    app.database,
    `select actor, detail from order_events where order_id = $1 and step = 'dispatch'`,
    [orders[0]?.id],
  );
  expect(event).toMatchObject({ actor: 'operator', detail: { batchNo: batch.batchNo } });
  expect(await notices()).toBe(before + 1);
  expect((await close(batch.id)).body.errorKey).toBe('batch.closed');

  expect((await reopen(batch.id)).status).toBe(200);
  for (const { id } of orders) expect(await kit.statusOf(id)).toBe('inWarehouse');
  expect((await close(batch.id)).status).toBe(200);
  expect(await notices()).toBe(before + 1);
  const { events, status } = await kit.see(batch.id);
  expect(status).toBe('closed');
  expect(events.slice(0, 3).map(({ what }) => what)).toEqual(['closed', 'reopened', 'closed']);
  expect(events[1]?.note).toBe('航班取消');
});

test('a batch is not closed empty, with open bags, or with orders that are not whole in it', async () => {
  const batch = await kit.batch();
  expect((await close(batch.id)).body.errorKey).toBe('batch.nothing');
  const bag = await kit.bag(batch.id);
  const order = await kit.onFloor({ boxes: 2 });
  await kit.scan(bag.id, `${order.no}-1`);
  expect((await kit.see(batch.id)).inTheWay.map(({ what }) => what).sort()).toEqual([
    'bagOpen',
    'incomplete',
  ]);
  const refused = await close(batch.id);
  expect(refused.body.errorKey).toBe('batch.cannotClose');
  await kit.weigh(bag.id, 1);
  expect((await close(batch.id)).body.message).toContain(order.no);
  // In two bags of the same batch it is whole.
  const second = await kit.bag(batch.id);
  await kit.scan(second.id, order.no);
  await kit.weigh(second.id, 1);
  expect((await close(batch.id)).status).toBe(200);
});

test('what is withheld in a closed bag keeps the batch here until it is taken out and weighed anew', async () => {
  const [stays, goes] = await floor(2);
  const { batch, bag } = await kit.packed([stays, goes] as { no: string }[]);
  await kit.withhold((stays as { id: string }).id);
  expect((await close(batch.id)).body.message).toContain(stays?.no);
  await kit.operator.call(reopenBag, { body: { id: bag.id } });
  await kit.scan(bag.id, stays?.no as string, { isOut: true });
  await kit.weigh(bag.id, 1);
  expect((await close(batch.id)).result).toEqual({ orders: 1, boxes: 1 });
  expect(await kit.statusOf(stays?.id as string)).toBe('withheld');
  // What a bag has lost since it was weighed is seen.
  const other = await kit.packed(await floor(2));
  await asOwner(
    app.database,
    `update box_places set kind = 'floor', bag_id = null where (order_id, line) in (
       select order_id, line from box_places where bag_id = $1 limit 1)`,
    [other.bag.id],
  );
  const { inTheWay } = await kit.see(other.batch.id);
  expect(inTheWay.map(({ what }) => what)).toEqual(['bagChanged']);
});

test('two who close it at once: one does; who scans meanwhile is in it or is told', async () => {
  const orders = await floor(4);
  const { batch, bag } = await kit.packed(orders.slice(0, 3));
  const late = orders[3] as { id: string; no: string };
  const [first, second, scanned] = await Promise.all([
    close(batch.id),
    close(batch.id),
    kit.scan(bag.id, late.no),
  ]);
  expect([first.body.errorKey, second.body.errorKey].sort()).toEqual(['batch.closed', undefined]);
  expect(scanned.result.stop?.stop).toBe('bagClosed');
  expect(await kit.statusOf(late.id)).toBe('inWarehouse');
});

test('closing while parcels are put aside: either they left or the batch stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const orders = await floor(3);
    const { batch } = await kit.packed(orders);
    const [closed] = await Promise.all([
      close(batch.id),
      kit.withhold(orders[0]?.id as string).catch(() => {}),
    ]);
    const status = await kit.statusOf(orders[0]?.id as string);
    expect(status).toBe(closed.status === 200 ? 'outWarehouse' : 'withheld');
    expect(await kit.faults()).toEqual([]);
  }
});

test('closing waits for whoever puts a parcel aside, and names it then', async () => {
  const orders = await floor(2);
  const { batch } = await kit.packed(orders);
  let closing: ReturnType<typeof close> | undefined;
  await kit.withhold(orders[0]?.id as string, () => {
    closing = close(batch.id);
    return setTimeout(300);
  });
  expect((await closing)?.body.errorKey).toBe('batch.cannotClose');
  expect(await kit.statusOf(orders[1]?.id as string)).toBe('inWarehouse');
});

test('a batch of which something was delivered is not opened again', async () => {
  const orders = await floor(2);
  const { batch } = await kit.packed(orders);
  await close(batch.id);
  await asOwner(app.database, `update orders set status = 'delivered' where id = $1`, [
    orders[0]?.id,
  ]);
  const refused = await reopen(batch.id);
  expect(refused.body.errorKey).toBe('batch.cannotReopen');
  expect(refused.body.message).toContain(orders[0]?.no);
  expect(await kit.statusOf(orders[1]?.id as string)).toBe('outWarehouse');
});

test('labels of bags, customs sheet and manifest come as files', async () => {
  const { batch } = await kit.packed(await floor(2));
  const labels = await kit.operator.call(getBagLabels, { query: { batchId: batch.id } });
  expect(labels.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const paper of ['customs', 'manifest'] as const) {
    for (const [format, begins] of [
      ['pdf', '%PDF-'],
      ['xlsx', 'PK'],
    ] as const) {
      const { status, raw } = await kit.operator.call(getBatchPaper, {
        query: { id: batch.id, paper, format },
      });
      expect(status).toBe(200);
      expect(raw.rawPayload.toString('latin1').startsWith(begins)).toBe(true);
    }
  }
});

test('a manifest has what no other has, names what is left out, and is asked for until it is known', async () => {
  const orders = await floor(3);
  const { batch } = await kit.packed(orders);
  const send = () => kit.operator.call(sendManifest, { body: { id: batch.id } });
  expect((await send()).body.errorKey).toBe('batch.open');
  await close(batch.id);
  expect((await send()).body.errorKey).toBe('manifest.notTaken');
  const asked: string[][] = [];
  let answer: () => Manifested | Refused = () => {
    throw new CarrierUnknown('silent');
  };
  const rejected = `${orders[0]?.no}-1`;
  const carrier = app.node.carriers.get('simulator');
  app.node.carriers = new Map([
    ...app.node.carriers,
    [
      'simulator',
      {
        ...(carrier as NonNullable<typeof carrier>),
        manifest: async (_account, { parcels }) => {
          asked.push(parcels.map(({ reference }) => reference).sort());
          return answer();
        },
      },
    ],
  ]);
  const { id, parcels } = (await send()).result;
  expect(parcels).toBe(3);
  expect((await send()).body.errorKey).toBe('manifest.nothing');
  const run = async (manifestId: string) =>
    manifestJob.run(await app.ctxOf(), {
      id: newId(),
      ids: { manifestId, tries: '0' },
      signal: new AbortController().signal,
    });
  await run(id);
  expect((await kit.see(batch.id)).manifests[0]?.state).toBe('creating');
  answer = () => ({
    ok: true,
    carrierNo: 'MF1',
    file: Buffer.from('%PDF-1.4 form'),
    rejected: [{ reference: rejected, reason: { text: 'too late today' } }],
  });
  await run(id);
  expect(asked[1]).toEqual(asked[0]);
  const seen = await kit.see(batch.id);
  expect(seen.manifests[0]).toMatchObject({
    state: 'created',
    carrierNo: 'MF1',
    parcels: 2,
    hasFile: true,
    rejected: [{ transactionOrderNo: orders[0]?.no, reason: 'too late today' }],
  });
  expect(seen.toManifest).toBe(1);
  // What was left out goes on another form.
  const next = (await send()).result;
  expect(next.parcels).toBe(1);
  answer = () => ({ ok: false, reason: { text: 'closed for today' } });
  await run(next.id);
  expect(asked[2]).toEqual([rejected]);
  const after = await kit.see(batch.id);
  expect(after.manifests[0]).toMatchObject({
    state: 'failed',
    rejected: [{ reason: 'closed for today' }],
  });
  expect(after.toManifest).toBe(1);
});
