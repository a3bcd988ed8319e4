import {
  batchGetOrderTrack,
  getOrderTrackDetails,
  getStatusCount,
  getTrackList,
  latestTracks,
  listTracks,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openOrdersKit, openTestCarrier, saveOrder } from '../../orders/testing.ts';
import { makeTrackDays } from '../intake/days.ts';
import { takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { trackEventExport } from './tracks.export.ts';
import { batches, eventBatches } from './tracks.service.ts';

let app: TestApp;
let ctx: Ctx;
let starfield: Awaited<ReturnType<TestApp['as']>>;
let operator: Awaited<ReturnType<TestApp['as']>>;
const parcels: { id: string; no: string; merchantId: string }[] = [];

const dayMs = 86_400_000;
// One moment for all of it: a minute may be over before what was told is looked at.
const begun = Date.now();
const statedAt = (days: number) =>
  new Date(begun - days * dayMs).toISOString().slice(0, 19).replace('T', ' ');

const tell = (at: number, code: string, daysAgo: number, more: Partial<News> = {}) => {
  const { id, merchantId } = parcels[at] as (typeof parcels)[0];
  return takeNews(ctx, [
    {
      orderId: id,
      merchantId,
      source: 'carrier',
      carrier: 'asendia',
      code,
      words: '',
      statedAt: statedAt(daysAgo),
      place: 'London',
      countryCode: 'GB',
      ...more,
    },
  ]);
};

beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  starfield = await app.as('starfield');
  operator = await app.as('yunling-op');
  const kit = await openOrdersKit(app, openTestCarrier().carrier);
  for (const code of ['M100001', 'M100001', 'M100001', 'M100002']) {
    const [{ merchant_id: merchantId } = { merchant_id: '' }] = await asOwner<{
      merchant_id: string;
    }>(app.database, 'select merchant_id from merchants where tenant_id = $1 and code = $2', [
      ctx.tenant.id,
      code,
    ]);
    const form = kit.form(kit.products.receipt, 1);
    const saved = await saveOrder(kit.as(merchantId), { form });
    parcels.push({ id: saved.id, no: saved.transactionOrderNo, merchantId });
  }
  await kit.close();
  await tell(0, 'IN_TRANSIT', 9);
  await tell(1, 'DELIVERED', 1, { words: '<img src=x onerror=alert(1)>' });
  await tell(2, 'WHAT?', 2, { words: 'Sent to the moon' });
  await tell(3, 'OFD', 1);
});
afterAll(() => app.stop());

const list = async (body: Record<string, unknown> = {}, who = starfield) =>
  (await who.call(listTracks, { body })).result;
const nosOf = ({ records }: Awaited<ReturnType<typeof list>>) =>
  records.map(({ transactionOrderNo }) => transactionOrderNo);
const noOf = (at: number) => parcels[at]?.no as string;
const idOf = (at: number) => parcels[at]?.id as string;
/** All of what comes in batches. */
const allOf = async <T>(batches: AsyncIterable<readonly T[]>) => {
  const all: T[] = [];
  for await (const some of batches) all.push(...some);
  return all;
};

test('a merchant sees its own, the latest first; the staff sees all', async () => {
  const own = await list();
  expect(nosOf(own)).toEqual([noOf(1), noOf(2), noOf(0)]);
  expect(own.total).toBe(3);
  expect(nosOf(await list({ sort: 'latest' }))[0]).toBe(noOf(0));
  expect(nosOf(await list({}, operator))).toContain(noOf(3));
});

test('counts by status say what the list has', async () => {
  const { result } = await starfield.call(getStatusCount, { body: {} });
  expect(result).toMatchObject({ all: 3, byStatus: { online: 1, delivered: 1, ordered: 1 } });
  for (const [status, count] of Object.entries(result.byStatus)) {
    expect((await list({ status })).total).toBe(count);
  }
  const some = await starfield.call(getStatusCount, { body: { silentDays: 5 } });
  expect(some.result).toMatchObject({ all: 1, byStatus: { online: 1, delivered: 0 } });
});

test.each([
  [{ silentDays: 9 }, [0]],
  [{ silentDays: 10 }, []],
  [{ stage: 'delivered' }, [1]],
  [{ countryCode: 'JP' }, []],
])('%o finds what it says', async (filter, found) => {
  expect(nosOf(await list(filter))).toEqual(found.map(noOf));
});

test('numbers are found in any number, several at once, and not of others', async () => {
  expect(nosOf(await list({ number: noOf(0) }))).toEqual([noOf(0)]);
  expect(nosOf(await list({ number: `${noOf(0)}, ${noOf(1)} ${noOf(3)}` }))).toEqual([
    noOf(1),
    noOf(0),
  ]);
});

test('pages go on where the one before ended', async () => {
  const first = await list({ pageSize: 2 });
  expect(nosOf(first)).toEqual([noOf(1), noOf(2)]);
  const next = await list({ pageSize: 2, after: first.next });
  expect(nosOf(next)).toEqual([noOf(0)]);
  expect(next.next).toBeNull();
  expect(nosOf(await list({ pageSize: 1, after: 'last' }))).toEqual([noOf(0)]);
});

test('a detail has both clocks, the words as they came, and what nobody knows as it was said', async () => {
  const { result } = await starfield.call(getOrderTrackDetails, { body: { id: idOf(1) } });
  expect(result.events).toHaveLength(1);
  const [event] = result.events;
  expect(event).toMatchObject({
    stage: 'delivered',
    zone: 'Europe/London',
    words: '<img src=x onerror=alert(1)>',
    statedTime: statedAt(1),
  });
  expect(event?.time).not.toBe(event?.statedTime);
  expect(event?.hoursLate).toBeGreaterThanOrEqual(22);
  const unknown = await starfield.call(getTrackList, { query: { id: idOf(2) } });
  expect(unknown.result[0]).toMatchObject({ stage: null, text: 'Sent to the moon' });
});

test("another merchant's parcel answers as one that does not exist", async () => {
  const id = idOf(3);
  expect((await starfield.call(getOrderTrackDetails, { body: { id } })).body.errorKey).toBe(
    'order.notFound',
  );
  expect((await starfield.call(getTrackList, { query: { id } })).body.errorKey).toBe(
    'order.notFound',
  );
  expect((await starfield.call(latestTracks, { body: { ids: [id] } })).result).toEqual([]);
});

test('forty numbers are asked at once, the unknown are named; forty-one are refused', async () => {
  const unknown = Array.from({ length: 38 }, (_, at) => `NOBODY${at}`);
  const ask = (numbers: string) => starfield.call(batchGetOrderTrack, { query: { numbers } });
  const { result } = await ask([noOf(0), noOf(3), ...unknown].join('，\n'));
  expect(result).toHaveLength(40);
  expect(result.filter(({ track }) => track).map(({ number }) => number)).toEqual([noOf(0)]);
  expect((await ask(['A1', noOf(0), noOf(3), ...unknown].join(' '))).status).toBe(422);
});

test('what is taken out has a row a parcel, or a row an event', async () => {
  const own: Ctx = { ...ctx, scope: 'merchant', merchantId: parcels[0]?.merchantId as string };
  await tell(0, 'DEPARTED', 12);
  const rows = await allOf(batches(own, {}, 2));
  expect(rows.map(({ orderId }) => orderId)).toEqual([1, 2, 0].map(idOf));
  const events = await allOf(eventBatches(own, { number: noOf(0) }));
  expect(events.map(({ event }) => event.stage)).toEqual(['inTransit', 'linehaul']);
  // Where it goes is not where something happened to it.
  const [country, happened] = (await trackEventExport.fields(own)).filter(({ key }) =>
    ['countryCode', 'eventCountry'].includes(key),
  );
  const [row] = events as [(typeof events)[0]];
  expect([country?.value(row), happened?.value(row)]).toEqual(['US', 'GB']);
});
