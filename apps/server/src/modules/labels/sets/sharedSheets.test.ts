import {
  batchDownloadDesigned,
  batchGetLabel,
  chooseLabelDesign,
  downloadLabel,
  getLabel,
  getLabelSet,
  getLabelSetPages,
} from '@alpaca/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { files } from '../../files/index.ts';
import { insert } from '../designs/designs.repository.ts';
import { designForm } from '../designs/designsTestForms.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let kit: LabelsKit;
let merchant: Visitor;
const designs: Record<'sheets' | 'labels', string> = { sheets: '', labels: '' };
beforeAll(async () => {
  app = await testApp();
  kit = await openLabelsKit(app);
  merchant = await app.as('starfield');
  for (const [name, size] of [
    ['sheets', 'a4x4'],
    ['labels', '100x150'],
  ] as const) {
    designs[name] = crypto.randomUUID();
    await insert(await app.ctxOf(), designs[name], { ...designForm(), size });
  }
});
afterAll(() => app.stop());

const choose = (designId: string | null) =>
  merchant.call(chooseLabelDesign, { body: { designId } });
beforeEach(() => choose(designs.sheets));

type Order = Awaited<ReturnType<LabelsKit['order']>>;
const ordersOf = async (...boxes: number[]) => {
  const orders: Order[] = [];
  for (const count of boxes) orders.push(await kit.order('drawn', { boxes: count }));
  return orders;
};
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** Which labels are on each page: the order's place and the box, in the order they are read. */
const labelsOn = (pdf: Buffer, orders: readonly Order[]) =>
  pagesOf(pdf).map((page) =>
    orders
      .flatMap(({ number }, at) =>
        [...page.matchAll(new RegExp(`${number}-(\\d+)`, 'g'))].map((found) => `${at}.${found[1]}`),
      )
      .sort(),
  );

const made = async (orders: readonly Order[], by: 'all' | 'bySubOrder' | 'byTicket' = 'all') => {
  const body = { ids: idsOf(orders), by, async: false };
  const { result } = await merchant.call(downloadLabel, { body });
  const pdf = await files.read(await app.ctxOf(), result.fileKey as string);
  const query = { id: result.id, pageSize: 1000 };
  const told = (await merchant.call(getLabelSet, { query })).result;
  const ranges = told.orders.records.map(({ firstPage, lastPage }) => [firstPage, lastPage]);
  return { id: result.id, pdf, ranges, pages: told.set.pages };
};

const again = async (id: string, from: number, orders: readonly Order[]) => {
  const reply = await merchant.call(getLabelSetPages, { query: { id, from } });
  return reply.status === 200 ? labelsOn(reply.raw.rawPayload, orders) : reply.body.errorKey;
};

const giveUp = (id = '') =>
  asOwner(
    app.database,
    "update orders set status = 'refunded', booking = 'none', settlement = 'refunded', paid_at = now(), refunded_at = now() where id = $1",
    [id],
  );

describe('a design with four labels to a sheet', () => {
  test('has the labels of four orders on one', async () => {
    const orders = await ordersOf(1, 1, 1, 1, 1);
    const sheets = [['0.1', '1.1', '2.1', '3.1'], ['4.1']];
    const body = { ids: idsOf(orders) };
    const printed = await merchant.call(batchGetLabel, { body });
    expect(labelsOn(printed.raw.rawPayload, orders)).toEqual(sheets);
    await choose(null);
    const designed = { ...body, designId: designs.sheets };
    const chosen = await merchant.call(batchDownloadDesigned, { body: designed });
    expect(labelsOn(chosen.raw.rawPayload, orders)).toEqual(sheets);
  });

  test('ends a sheet where a carrier’s label comes between', async () => {
    const [first, last] = await ordersOf(2, 1);
    const sent = await kit.order('sent');
    const orders = [first as Order, sent, last as Order];
    const reply = await merchant.call(batchGetLabel, { body: { ids: idsOf(orders) } });
    const pages = pagesOf(reply.raw.rawPayload);
    expect(labelsOn(reply.raw.rawPayload, orders)).toEqual([['0.1', '0.2'], [], ['2.1']]);
    expect(pages[1]).toContain(sent.no);
  });

  test('of one box has that alone', async () => {
    const orders = await ordersOf(3);
    const query = { id: orders[0]?.id as string, box: 2 };
    const reply = await merchant.call(getLabel, { query });
    expect(labelsOn(reply.raw.rawPayload, orders)).toEqual([['0.2']]);
  });
});

describe('a set of sheets', () => {
  test('tells the page of each order, though four have the same', async () => {
    const orders = await ordersOf(1, 1, 4, 1, 3, 1);
    const { pdf, ranges, pages } = await made(orders);
    expect(labelsOn(pdf, orders)).toEqual([
      ['0.1', '1.1', '2.1', '2.2'],
      ['2.3', '2.4', '3.1', '4.1'],
      ['4.2', '4.3', '5.1'],
    ]);
    expect(ranges).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(pages).toBe(3);
  });

  test('prints a sheet again as it was, whoever began on the one before', async () => {
    const orders = await ordersOf(1, 1, 4, 1, 3, 1);
    const { id, pdf } = await made(orders);
    const sheets = labelsOn(pdf, orders);
    expect(await again(id, 1, orders)).toEqual(sheets);
    expect(await again(id, 2, orders)).toEqual(sheets.slice(1));
    expect(await again(id, 3, orders)).toEqual(sheets.slice(2));
    expect(await again(id, 4, orders)).toBe('labelSet.noSuchPage');
  });

  test('leaves the place of a label white that was given up since', async () => {
    const orders = await ordersOf(1, 1, 4, 1, 3, 1);
    const { id } = await made(orders);
    await giveUp(orders[1]?.id);
    await giveUp(orders[3]?.id);
    expect(await again(id, 1, orders)).toEqual([
      ['0.1', '2.1', '2.2'],
      ['2.3', '2.4', '4.1'],
      ['4.2', '4.3', '5.1'],
    ]);
    expect(await again(id, 2, orders)).toEqual([
      ['2.3', '2.4', '4.1'],
      ['4.2', '4.3', '5.1'],
    ]);
  });

  test('loses no label where another design was chosen since', async () => {
    const orders = await ordersOf(1, 1, 4, 1);
    const { id } = await made(orders);
    await choose(designs.labels);
    expect(await again(id, 2, orders)).toEqual([['2.1'], ['2.2'], ['2.3'], ['2.4'], ['3.1']]);
  });

  test('by ticket shares none, by sub-order each box has its own', async () => {
    const orders = await ordersOf(2, 5);
    const byTicket = await made(orders, 'byTicket');
    expect(byTicket.ranges).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(await again(byTicket.id, 3, orders)).toEqual([['1.5']]);
    const { pdf, ranges } = await made(orders, 'bySubOrder');
    const unzipped = Object.entries(unzipSync(pdf));
    expect(unzipped.map(([, file]) => labelsOn(Buffer.from(file), orders))).toEqual(
      ['0.1', '0.2', '1.1', '1.2', '1.3', '1.4', '1.5'].map((label) => [[label]]),
    );
    expect(unzipped[6]?.[0]).toBe(`${orders[1]?.no}-5.pdf`);
    expect(ranges).toEqual([
      [1, 2],
      [3, 7],
    ]);
  });
});
