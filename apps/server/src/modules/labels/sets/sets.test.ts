import {
  createFileTicket,
  downloadFile,
  downloadLabel,
  fetchMissingLabels,
  getLabelSet,
  getLabelSetPages,
  listLabelSets,
  type Request,
} from '@alpaca/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker, endedJob } from '../../../testing/worker.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
let kit: LabelsKit;
let merchant: Visitor;
beforeAll(async () => {
  running = await appWithWorker();
  kit = await openLabelsKit(running.app);
  merchant = await running.app.as('starfield');
});
afterAll(() => running.stop());

const ended = (jobId: string) => endedJob(merchant, jobId);

const bytesOf = async (key: string) => {
  const { result } = await merchant.call(createFileTicket, { body: { key } });
  const reply = await running.app
    .anonymous()
    .call(downloadFile, { params: { key }, query: { ticket: result.ticket } });
  return reply.raw.rawPayload;
};

/** An archive's files by name, taken out by a library that is not ours. */
const unzipped = (bytes: Buffer) =>
  Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data)] as const);

type Form = Request<typeof downloadLabel>['body'];
const make = async (body: Form) => {
  const { result } = await merchant.call(downloadLabel, { body });
  const job = await ended(result.jobId);
  return { ...result, job };
};
const ordersIn = async (id: string) =>
  (await merchant.call(getLabelSet, { query: { id, pageSize: 1000 } })).result;

describe('a set of labels', () => {
  test('all together is one PDF, and tells where each order’s pages are', async () => {
    const orders = [
      await kit.order('drawn', { boxes: 2 }),
      await kit.order('sent'),
      await kit.order('drawn'),
    ];
    const { id, job } = await make({ ids: orders.map((order) => order.id), by: 'all' });
    expect(job).toMatchObject({ status: 2, done: 3, failed: 0, total: 3 });
    const pages = pagesOf(await bytesOf(job.successData));
    const whose = pages.map((page) => orders.findIndex(({ no }) => page.includes(no)));
    expect(whose).toEqual([0, 0, 1, 2]);
    const { set, orders: told } = await ordersIn(id);
    expect(set).toMatchObject({ status: 'ready', pages: 4, orders: 3, missing: 0 });
    expect(told.records.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual([
      [1, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  test('by ticket is a file for each order, in a folder of its own where that is asked', async () => {
    const orders = [await kit.order('drawn', { boxes: 2 }), await kit.order('sent')];
    const ids = orders.map((order) => order.id);
    const { job } = await make({ ids, by: 'byTicket', folders: 'onePerLabel' });
    const files = unzipped(await bytesOf(job.successData));
    expect(files.map(([name, pdf]) => [name, pagesOf(pdf).length])).toEqual([
      [`${orders[0]?.no}/${orders[0]?.no}.pdf`, 2],
      [`${orders[1]?.no}/${orders[1]?.no}.pdf`, 1],
    ]);
  });

  test('by sub-order is a file for each box', async () => {
    const drawn = await kit.order('drawn', { boxes: 3 });
    const sent = await kit.order('sent');
    const { job } = await make({ ids: [drawn.id, sent.id], by: 'bySubOrder' });
    const files = unzipped(await bytesOf(job.successData));
    expect(files.map(([name]) => name)).toEqual([
      `${drawn.no}-1.pdf`,
      `${drawn.no}-2.pdf`,
      `${drawn.no}-3.pdf`,
      `${sent.no}.pdf`,
    ]);
    expect(pagesOf(files[1]?.[1] as Buffer)).toHaveLength(1);
    expect(pagesOf(files[1]?.[1] as Buffer)[0]).toContain(`${drawn.number}-2`);
  });

  test('that is waited for is there with the answer', async () => {
    const { id } = await kit.order('drawn');
    const body: Form = { ids: [id], by: 'all', async: false };
    const { result } = await merchant.call(downloadLabel, { body });
    expect(pagesOf(await bytesOf(result.fileKey as string))).toHaveLength(1);
  });

  test('names what is not ready, and takes it in later under the same id', async () => {
    const ready = await kit.order('drawn');
    const pending = await kit.order('sent', { label: 'pending' });
    const { id, job } = await make({ ids: [ready.id, pending.id], by: 'all' });
    expect(job).toMatchObject({ status: 2, done: 1, failed: 1 });
    const before = await ordersIn(id);
    expect(before.set).toMatchObject({ missing: 1, pages: 1 });
    expect(before.orders.records[1]).toMatchObject({ obstacle: 'pending', firstPage: null });
    await kit.bringLabel(pending.id, pending.no, 2);
    const { result } = await merchant.call(fetchMissingLabels, { body: { id } });
    const again = await ended(result.jobId);
    expect(pagesOf(await bytesOf(again.successData))).toHaveLength(3);
    expect((await ordersIn(id)).set).toMatchObject({ missing: 0, pages: 3 });
    const more = await merchant.call(fetchMissingLabels, { body: { id } });
    expect(more.body.errorKey).toBe('labelSet.nothingMissing');
  });

  test('of nothing printable fails in words', async () => {
    const { id } = await kit.order('sent', { label: 'pending' });
    const { job, id: setId } = await make({ ids: [id], by: 'all' });
    expect(job).toMatchObject({ status: 3, failReason: '没有可打印的面单', successData: '' });
    expect((await ordersIn(setId)).set.status).toBe('failed');
  });

  test('prints again from a page on, in the midst of an order too', async () => {
    const orders = [
      await kit.order('drawn', { boxes: 3 }),
      await kit.order('sent', { boxes: 2 }),
      await kit.order('drawn'),
    ];
    const { id } = await make({ ids: orders.map((order) => order.id), by: 'all' });
    const from = async (page: number) => {
      const reply = await merchant.call(getLabelSetPages, { query: { id, from: page } });
      return reply.status === 200 ? pagesOf(reply.raw.rawPayload) : reply.body.errorKey;
    };
    const third = (await from(3)) as string[];
    expect(third).toHaveLength(4);
    expect(third[0]).toContain(`${orders[0]?.number}-3`);
    expect(await from(6)).toHaveLength(1);
    expect(await from(7)).toBe('labelSet.noSuchPage');
    // What was given up since is not printed again.
    await asOwner(
      running.app.database,
      "update orders set status = 'refunded', booking = 'none', settlement = 'refunded', paid_at = now(), refunded_at = now() where id = $1",
      [orders[1]?.id],
    );
    expect(await from(3)).toHaveLength(2);
  });

  test('that is too long for one file is several in an archive', async () => {
    const { filesOf } = await import('./setPapers.ts');
    const entry = (pages: number) => ({ pages, place: 1, orderNo: '', obstacle: null, papers: [] });
    async function* batches() {
      yield [entry(3), entry(2)];
      yield [entry(1), entry(9), entry(0), entry(1)];
    }
    const chunks: { pages: number }[][] = [];
    for await (const chunk of filesOf(batches(), 5)) chunks.push(chunk);
    expect(chunks.map((chunk) => chunk.map(({ pages }) => pages))).toEqual([
      [3, 2],
      [1],
      [9],
      [0, 1],
    ]);
  });

  test('is the merchant’s alone', async () => {
    const { id: orderId } = await kit.order('drawn');
    const { id, job } = await make({ ids: [orderId], by: 'all' });
    const stranger = await running.app.as('kapok');
    expect((await stranger.call(getLabelSet, { query: { id } })).status).toBe(404);
    expect((await stranger.call(getLabelSetPages, { query: { id, from: 1 } })).status).toBe(404);
    const ticket = { body: { key: job.successData } };
    expect((await stranger.call(createFileTicket, ticket)).status).toBe(404);
    const asked: Form = { ids: [orderId], by: 'all' };
    expect((await stranger.call(downloadLabel, { body: asked })).body.errorKey).toBe(
      'label.nothingToPrint',
    );
    const { result } = await merchant.call(listLabelSets, { query: {} });
    expect(result.records[0]).toMatchObject({ id, orders: 1, pages: 1 });
  });
});
