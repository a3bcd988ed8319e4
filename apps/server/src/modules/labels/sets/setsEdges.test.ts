import {
  createFileTicket,
  downloadFile,
  downloadLabel,
  fetchMissingLabels,
  getLabelSet,
  getLabelSetPages,
  papersMost,
  type Request,
} from '@alpaca/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker, endedJob } from '../../../testing/worker.ts';
import { type LabelsDesk, openLabelsDesk } from '../labelsTestKit.ts';

let running: Awaited<ReturnType<typeof appWithWorker>>;
let desk: LabelsDesk;
beforeAll(async () => {
  running = await appWithWorker();
  desk = await openLabelsDesk(running.app);
});
afterAll(() => running.stop());

type Form = Request<typeof downloadLabel>['body'];
const asked = (body: Form) => desk.merchant.call(downloadLabel, { body });
const made = async (body: Form) => {
  const { result } = await asked(body);
  const job = await endedJob(desk.merchant, result.jobId);
  return { id: result.id, key: job.successData };
};
const bytesOf = async (key: string) => {
  const { result } = await desk.merchant.call(createFileTicket, { body: { key } });
  const query = { ticket: result.ticket };
  const reply = await running.app.anonymous().call(downloadFile, { params: { key }, query });
  return reply.raw.rawPayload;
};
const ordersIn = async (id: string, missing?: boolean) => {
  const query = { id, pageSize: 1000, ...(missing && { missing: 'true' as never }) };
  return (await desk.merchant.call(getLabelSet, { query })).result.orders.records;
};
const pagesFrom = async (id: string, from: number) => {
  const reply = await desk.merchant.call(getLabelSetPages, { query: { id, from } });
  return reply.status === 200 ? pagesOf(reply.raw.rawPayload) : reply.body.errorKey;
};
const change = (sql: string, ...values: unknown[]) =>
  asOwner(running.app.database, sql, values as string[]);

describe('whom a set is of', () => {
  test('those who were chosen, in that order and each once', async () => {
    const orders = [
      await desk.kit.order('drawn'),
      await desk.kit.order('drawn'),
      await desk.kit.order('drawn'),
    ];
    const [a = '', b = '', c = ''] = orders.map(({ id }) => id);
    const { id } = await made({ ids: [c, a, c, b], by: 'all' });
    expect((await ordersIn(id)).map(({ orderId }) => orderId)).toEqual([c, a, b]);
  });

  test('of them who has a number, or a number and no label yet, where that is asked', async () => {
    const ready = await desk.kit.order('drawn');
    const late = await desk.kit.order('sent', { label: 'pending' });
    const bare = await desk.kit.order('sent', { label: 'pending' });
    await change("update orders set tracking_number = '' where id = $1", bare.id);
    const ids = [ready.id, late.id, bare.id];
    const found = async (tracking: NonNullable<Form['tracking']>) => {
      const { id } = await made({ ids, by: 'all', tracking });
      return (await ordersIn(id)).map(({ orderId }) => orderId);
    };
    expect(await found('none')).toEqual(ids);
    expect(await found('tracking')).toEqual([ready.id, late.id]);
    expect(await found('trackingNoLabel')).toEqual([late.id]);
  });

  test('and those alone that are missing, to whoever asks for them', async () => {
    const [ready, late] = [
      await desk.kit.order('drawn'),
      await desk.kit.order('sent', { label: 'pending' }),
    ];
    const { id } = await made({ ids: [ready.id, late.id], by: 'all' });
    expect((await ordersIn(id, true)).map(({ orderId }) => orderId)).toEqual([late.id]);
  });
});

describe('what is in it', () => {
  test('a copy of each paper, however many are printed', async () => {
    const label = { document: 'label', copies: 3, printer: 'label' };
    await desk.kit.setPrintSet(desk.kit.products.drawn, [label]);
    const { id } = await desk.kit.order('drawn');
    const { key } = await made({ ids: [id], by: 'all' });
    await desk.kit.setPrintSet(desk.kit.products.drawn, [{ ...label, copies: 1 }]);
    expect(pagesOf(await bytesOf(key))).toHaveLength(1);
  });

  test('by sub-order: each box’s label and a file with the rest, in the order’s folder', async () => {
    const { id, no } = await desk.kit.order('drawn', { boxes: 2 });
    const how = { by: 'bySubOrder', folders: 'onePerLabel' } as const;
    const asked = { ids: [id], ...how, documents: ['label', 'invoice'] } satisfies Form;
    const { id: set, key } = await made(asked);
    const files = Object.entries(unzipSync(await bytesOf(key)));
    expect(files.map(([name]) => name)).toEqual([
      `${no}/${no}-1.pdf`,
      `${no}/${no}-2.pdf`,
      `${no}/${no}-documents.pdf`,
    ]);
    for (const [, pdf] of files) expect(pagesOf(Buffer.from(pdf))).toHaveLength(1);
    expect((await ordersIn(set)).map(({ file }) => file)).toEqual([`${no}/`]);
  });
});

describe('printed again from a page on', () => {
  test('nothing is left out of the next order where the first was given up', async () => {
    const [gone, next] = [
      await desk.kit.order('drawn', { boxes: 3 }),
      await desk.kit.order('sent'),
    ];
    const { id } = await made({ ids: [gone.id, next.id], by: 'all' });
    expect(await pagesFrom(id, 2)).toHaveLength(3);
    await change("update orders set status = 'voided', booking = 'none' where id = $1", gone.id);
    expect(await pagesFrom(id, 2)).toEqual([expect.stringContaining(next.no)]);
    await change("update orders set status = 'voided', booking = 'none' where id = $1", next.id);
    expect(await pagesFrom(id, 2)).toBe('labelSet.noSuchPage');
  });

  test('not more than a file has', async () => {
    const orders = [await desk.kit.order('drawn'), await desk.kit.order('drawn')];
    const { id } = await made({ ids: orders.map((order) => order.id), by: 'all' });
    const far = 'update label_set_orders set first_page = 501, last_page = 501';
    await change(`${far} where set_id = $1 and place = 2`, id);
    expect(await pagesFrom(id, 1)).toEqual([expect.stringContaining(orders[0]?.no ?? '')]);
  });
});

describe('too much', () => {
  test('more than three at once, be they new or made anew', async () => {
    const late = await desk.kit.order('sent', { label: 'pending' });
    const sets = [];
    for (let nth = 0; nth < 4; nth += 1) sets.push((await made({ ids: [late.id], by: 'all' })).id);
    const [first = '', ...others] = sets;
    await change("update label_sets set status = 'making' where id = any($1)", others);
    const more = await asked({ ids: [late.id], by: 'all' });
    expect([more.status, more.body.errorKey]).toEqual([409, 'label.setsRunning']);
    const fetch = async (id: string) =>
      (await desk.merchant.call(fetchMissingLabels, { body: { id } })).body.errorKey;
    expect(await fetch(first)).toBe('label.setsRunning');
    expect(await fetch(others[0] ?? '')).toBe('labelSet.making');
    await change("update label_sets set status = 'failed' where id = any($1)", others);
  });

  test('to wait for', async () => {
    const { id } = await desk.kit.order('sent', { label: 'pending' });
    const copies = await asOwner<{ id: string }>(
      running.app.database,
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking,
         label, form, product_id, country_code, consignee_name, box_count, weight_g, quoted_minor,
         attempt, tracking_number, booked_at)
       select tenant_id, gen_random_uuid(), merchant_id, 'W' || n, 'W' || n, source, status, booking,
         label, form, product_id, country_code, consignee_name, box_count, weight_g, quoted_minor,
         attempt, 'W' || n, booked_at
       from orders, generate_series(1, $2::int) n where id = $1 returning id`,
      [id, String(papersMost)],
    );
    const ids = copies.map((copy) => copy.id);
    const waiting = (some: string[]) => asked({ ids: some, by: 'all', async: false });
    expect((await waiting([id, ...ids])).body.errorKey).toBe('label.waitsTooLong');
    const { result } = await waiting(ids);
    // Looked at a hundred at a time, and none is passed over.
    const obstacles = (await ordersIn(result.id)).map(({ obstacle }) => obstacle);
    expect(obstacles).toEqual(ids.map(() => 'pending'));
  });
});
