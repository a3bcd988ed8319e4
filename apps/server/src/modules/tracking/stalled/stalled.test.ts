import {
  askCarrier,
  getOrderTrackDetails,
  getStalled,
  getThread,
  listPromises,
  listStalled,
  moveStalled,
  type StalledParcel,
  sendThreadMessage,
} from '@alpaca/contract';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { copyRows } from '../../../testing/copyRows.ts';
import { asOwner } from '../../../testing/owner.ts';
import { messagesTo } from '../../auth/testing.ts';
import { tellOwnSteps } from '../following/ownSteps.ts';
import { linkCode } from '../public/linkCode.ts';
import { byCode, byNumber } from '../public/publicTrack.service.ts';
import { trackPage } from '../public/trackPage.ts';
import { openTrackingKit } from '../trackingTestKit.ts';
import { findStalls } from './findStalls.ts';
import { makePaces } from './paces.ts';

const { app, ctx, kit, left, stop } = await openTrackingKit();
afterAll(stop);

const listed = async (body: Record<string, unknown> = {}): Promise<StalledParcel[]> =>
  (await kit.operator.call(listStalled, { body })).result.page.records;
const stallOf = async (orderId: string): Promise<StalledParcel> =>
  (await kit.operator.call(getStalled, { query: { orderId } })).result;

/** A parcel that left, and of which nothing was told for so many hours. */
const silentFor = async (hours: number) => {
  const { id } = await left(1);
  await tellOwnSteps(ctx);
  await silence(id, hours);
  return id;
};
const silence = (id: string, hours: number) =>
  asOwner(
    app.database,
    `update track_states set latest_at = now() - make_interval(hours => $2),
       stage_at = now() - make_interval(hours => $2) where order_id = $1`,
    [id, hours],
  );

const chosen = ({ id, revision }: StalledParcel) => ({ id, revision });

test('what nobody knows the pace of is noticed by what we assume, and says so', async () => {
  const [short, long] = [await silentFor(90), await silentFor(100)];
  await findStalls(ctx);
  await findStalls(ctx);
  const found = (await listed()).map(({ orderId }) => orderId);
  expect(found).toContain(long);
  expect(found).not.toContain(short);
  expect(await stallOf(long)).toMatchObject({
    stage: 'dispatched',
    basis: 'assumed',
    samples: 0,
    usualHours: 96,
    silentHours: 100,
    state: 'open',
    askedCount: 0,
    contact: '',
    turn: null,
  });
});

const query = async (text: string, values: unknown[]) => ({
  rows: await asOwner<{ name: string }>(app.database, text, values),
});

/** A line's history: parcels like this one that were delivered so many hours after they left. */
const history = async (orderId: string, hours: readonly number[]) => {
  const made = 'n.id';
  await copyRows(
    query,
    'orders',
    {
      where: 't.id = $1',
      counted: 'unnest($2::uuid[]) as n (id)',
      columns: {
        id: made,
        order_no: `'H' || substr(${made}::text, 20)`,
        customer_no: `${made}::text`,
        tracking_number: "''",
        hold_id: 'null',
        received_at: "now() - interval '4 days'",
      },
    },
    [orderId, hours.map(() => newId())],
  );
  await asOwner(
    app.database,
    `with made as (
       select *, row_number() over () as n from orders o
       where o.order_no like 'H%' and not exists (select from track_states s where s.order_id = o.id)
     ), states as (
       insert into track_states (tenant_id, order_id, merchant_id, product_id, country_code, status, stage,
         delivered_at, latest_at, latest_key)
       select tenant_id, id, merchant_id, product_id, 'US', 'delivered', 'delivered',
         now() - interval '1 day', now() - interval '1 day', 'k' from made
     )
     insert into track_events (tenant_id, order_id, stated_at, digest, merchant_id, source, zone,
       occurred_at, stage)
     select tenant_id, id, at at time zone 'UTC', decode(md5(v.stage), 'hex'), merchant_id, 'carrier',
       'UTC', at, v.stage
     from made, (values (1, 'dispatched'), (0, 'delivered')) as v (before, stage),
       lateral (select now() - interval '1 day' - ($1::numeric[])[n] * interval '1 hour' * before) as t (at)`,
    [hours],
  );
};

test('fifty parcels of a line tell what is usual of it, fewer do not; all of it is worked out anew', async () => {
  const id = await silentFor(60);
  const hours = Array.from({ length: 49 }, (_, at) => at + 1);
  await history(id, hours);
  await makePaces(ctx);
  await findStalls(ctx);
  expect((await listed()).map(({ orderId }) => orderId)).not.toContain(id);
  await history(id, [50]);
  await makePaces(ctx);
  await makePaces(ctx);
  await findStalls(ctx);
  // Of 1 … 50 hours four of five are not above 40.2.
  expect(await stallOf(id)).toMatchObject({ basis: 'line', samples: 50, usualHours: 40.2 });
  // Half were delivered within 25.5 hours, nine of ten within 45.1: of this one both are over.
  const late = await kit.operator.call(getOrderTrackDetails, { body: { id } });
  expect(late.result.arrival).toBeNull();
  await silence(id, 10);
  const { arrival } = (await kit.operator.call(getOrderTrackDetails, { body: { id } })).result;
  expect(arrival).toMatchObject({ samples: 50 });
  expect(arrival && arrival.from <= arrival.to).toBe(true);
  // Strangers are told by its link, and not by its number.
  const shown = await byCode(ctx, linkCode(ctx, id));
  expect(shown?.arrival).toEqual(arrival);
  // Both ends fall on one day at some hours of the day, and are said as one.
  const page = (from: string, to: string) =>
    trackPage(
      { tenant: ctx.tenant, lang: 'en_US', number: '', code: '' },
      shown && { ...shown, arrival: { from, to } },
    );
  expect(page('2026-11-19', '2026-11-20')).toContain('Expected from 2026-11-19 to 2026-11-20');
  expect(page('2026-11-19', '2026-11-19')).toContain('Expected on 2026-11-19');
  expect((await byNumber(ctx, shown?.numbers[0] as string))?.arrival).toBeNull();
});

test('the promise is counted from when we had it, by line and country', async () => {
  const { result } = await kit.operator.call(listPromises, { query: {} });
  const [row] = result;
  // Three days each.
  expect(row).toMatchObject({ countryCode: 'US', delivered: 50, halfDays: 3, mostDays: 3 });
  expect(row?.kept).toBe((row?.promisedDays ?? 0) >= 3 ? 50 : 0);
  expect((await kit.operator.call(listPromises, { query: { days: 181 } })).status).toBe(422);
});

test('news end it; the same silence is noticed once, the next one again', async () => {
  const id = await silentFor(200);
  await findStalls(ctx);
  const first = await stallOf(id);
  await kit.operator.call(moveStalled, {
    body: { stalls: [chosen(first)], act: 'close', note: 'lost' },
  });
  await findStalls(ctx);
  expect(await stallOf(id)).toMatchObject({ id: first.id, state: 'closed', note: 'lost' });
  await silence(id, 150);
  await findStalls(ctx);
  const second = await stallOf(id);
  expect(second).toMatchObject({ state: 'open', silentHours: 150 });
  expect(second.id).not.toBe(first.id);
  await silence(id, 1);
  await findStalls(ctx);
  expect(await stallOf(id)).toMatchObject({ id: second.id, state: 'moved' });
  expect((await listed({ state: 'ended' })).map((one) => one.id)).toContain(second.id);
});

test('acts go by their table and the revision that was seen; who comes late is told', async () => {
  const id = await silentFor(300);
  await findStalls(ctx);
  const seen = await stallOf(id);
  const act = (act: 'claim' | 'unclaim' | 'close', stall: StalledParcel) =>
    kit.operator.call(moveStalled, { body: { stalls: [chosen(stall)], act } });
  expect((await act('unclaim', seen)).result).toMatchObject({
    done: 0,
    others: [{ state: 'open' }],
  });
  expect((await act('claim', seen)).result).toEqual({ done: 1, others: [] });
  expect((await act('close', seen)).result).toMatchObject({
    done: 0,
    others: [{ state: 'claim' }],
  });
  expect((await act('close', await stallOf(id))).result.done).toBe(1);
  const nobodys = { ...seen, id: newId() };
  expect((await act('close', nobodys)).body.errorKey).toBe('stall.notFound');
});

test('a carrier is asked by one mail about several, and remembered for the line', async () => {
  const ids = [await silentFor(400), await silentFor(410)];
  await findStalls(ctx);
  const stalls = await Promise.all(ids.map(stallOf));
  const body = {
    stalls: stalls.map(chosen),
    email: 'trace@carrier.example',
    lang: 'en_US' as const,
  };
  const asked = await kit.operator.call(askCarrier, { body: { ...body, note: 'Flight 160-1' } });
  expect(asked.result).toEqual({ done: 2, others: [] });
  const mails = await messagesTo(app, 'trace@carrier.example');
  expect(mails).toHaveLength(1);
  for (const { trackingNumber, transactionOrderNo } of stalls) {
    expect(mails[0]?.body).toContain(trackingNumber || transactionOrderNo);
  }
  expect(mails[0]?.body).toContain('Flight 160-1');
  const [first] = stalls as [StalledParcel];
  expect(await stallOf(first.orderId)).toMatchObject({
    state: 'asked',
    askedCount: 1,
    contact: 'trace@carrier.example',
  });
  expect((await kit.operator.call(askCarrier, { body })).result.done).toBe(0);
});

test('its merchant sees it without the staff’s own words, and both talk about it', async () => {
  const id = await silentFor(500);
  await findStalls(ctx);
  const stall = await stallOf(id);
  await kit.operator.call(moveStalled, {
    body: { stalls: [chosen(stall)], act: 'claim', note: 'ours alone' },
  });
  await asOwner(app.database, 'update users set merchant_id = $1 where id = $2', [
    kit.merchantId,
    app.userId('bluebay'),
  ]);
  const merchant = await app.as('bluebay');
  expect((await merchant.call(listPromises, { query: {} })).result[0]?.delivered).toBe(50);
  const own = (await merchant.call(getStalled, { query: { orderId: id } })).result;
  expect(own).toMatchObject({ state: 'claim', note: '', contact: '' });
  const threadId = own.threadId as string;
  await merchant.call(sendThreadMessage, { body: { id: threadId, text: 'Where is it?' } });
  expect((await stallOf(id)).turn).toBe('staff');
  expect((await listed({ turn: 'staff' })).map(({ orderId }) => orderId)).toEqual([id]);
  const stranger = await app.as('kapok');
  expect((await stranger.call(getStalled, { query: { orderId: id } })).body.errorKey).toBe(
    'order.notFound',
  );
  expect((await stranger.call(getThread, { query: { id: threadId } })).body.errorKey).toBe(
    'thread.notFound',
  );
  expect(
    (await merchant.call(moveStalled, { body: { stalls: [chosen(stall)], act: 'close' } })).status,
  ).toBe(403);
});
