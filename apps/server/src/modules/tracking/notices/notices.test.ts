import { getMessageSettings, saveMessageSetting } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { messagesTo } from '../../auth/testing.ts';
import { makeTrackDays } from '../intake/days.ts';
import { takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { type TestParcel, testParcels } from '../intake/trackingTestParcels.ts';
import { noticeOf, type TrackNotice } from './noticed.ts';
import { tellStages } from './tellStages.ts';

let running: Awaited<ReturnType<typeof appWithWorker>>;
let app: TestApp;
let ctx: Ctx;
let parcels: TestParcel[];
const email = 'star@field.example';

beforeAll(async () => {
  running = await appWithWorker();
  app = running.app;
  ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  const made = await testParcels(app, 200);
  const [merchant] = await asOwner<{ merchant_id: string }>(
    app.database,
    `update users set email = $1, language = 'en_US' where id = $2 returning merchant_id`,
    [email, app.userId('starfield')],
  );
  const { merchant_id: merchantId = '' } = merchant ?? {};
  const ids = made.map(({ orderId }) => orderId);
  await asOwner(app.database, 'update orders set merchant_id = $1 where id = any($2)', [
    merchantId,
    ids,
  ]);
  parcels = ids.map((orderId) => ({ orderId, merchantId }));
});
afterAll(() => running.stop());

/** A parcel that nothing was told of yet. */
const next = () => parcels.pop() as TestParcel;

const told = (parcel: TestParcel, code: string, hoursAgo: number): News => ({
  ...parcel,
  source: 'carrier',
  carrier: 'asendia',
  code,
  words: '',
  statedAt: new Date(Date.now() - hoursAgo * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
  place: 'London',
  countryCode: 'GB',
});

const wish = async (kind: TrackNotice, mail = true) => {
  const starfield = await app.as('starfield');
  const { body } = await starfield.call(saveMessageSetting, {
    body: { kind, inApp: false, mail },
  });
  expect(body.success).toBe(true);
};

const tellAll = async () => {
  while (await tellStages(ctx));
};

/** Kinds of what was told of some parcels, each as often as it was. */
const heard = async (...of: readonly TestParcel[]) => {
  const rows = await asOwner<{ kind: string }>(
    app.database,
    `select kind from notices where kind like 'track.%' and bus_id = any($1) order by sent_at, id`,
    [of.map(({ orderId }) => orderId)],
  );
  return rows.map(({ kind }) => kind);
};

/** The mails about some parcels. */
const mails = async (...of: readonly TestParcel[]) => {
  const orders = await asOwner<{ order_no: string }>(
    app.database,
    'select order_no from orders where id = any($1)',
    [of.map(({ orderId }) => orderId)],
  );
  const all = (await messagesTo(app, email)).reverse();
  return all
    .filter(({ subject }) => orders.some(({ order_no }) => subject.includes(` ${order_no} `)))
    .map(({ subject, body }) => ({ subject, body }));
};

test('nobody hears of parcels who did not wish to', async () => {
  const starfield = await app.as('starfield');
  const { settings } = (await starfield.call(getMessageSettings)).result;
  const ofTracks = settings.filter(({ kind }) => kind.startsWith('track.'));
  expect(ofTracks).toHaveLength(5);
  for (const { inApp, mail, urgent } of ofTracks) {
    expect([inApp, mail, urgent]).toEqual([false, false, false]);
  }
  const parcel = next();
  await takeNews(ctx, [told(parcel, 'DELIVERED', 1)]);
  await tellAll();
  expect(await heard(parcel)).toEqual([]);
});

test.each([
  ['announced', null, null],
  ['received', null, null],
  ['dispatched', null, 'track.underWay'],
  ['linehaul', null, 'track.underWay'],
  ['customs', null, null],
  ['customs', 'customsPapers', 'track.needsAction'],
  ['inTransit', 'badWeather', 'track.underWay'],
  ['inTransit', 'addressWrong', 'track.needsAction'],
  ['outForDelivery', null, 'track.outForDelivery'],
  ['readyForPickup', null, 'track.needsAction'],
  ['attemptFailed', 'absent', 'track.needsAction'],
  ['delivered', null, 'track.delivered'],
  ['returning', 'refused', 'track.returning'],
  ['returned', null, 'track.returning'],
  [null, null, null],
] as const)('%s for %s is told as %s', (stage, reason, kind) => {
  expect(noticeOf({ stage, reason })).toBe(kind);
});

test('a mail comes once of each stage, however often and in whatever order it is told', async () => {
  for (const kind of ['track.underWay', 'track.outForDelivery', 'track.delivered'] as const) {
    await wish(kind);
  }
  const [whole, late] = [next(), next()];
  const way = [
    told(whole, 'IN_TRANSIT', 20),
    told(whole, 'OFD', 8),
    told(whole, 'IN_TRANSIT', 7),
    told(whole, 'OFD', 6),
    told(whole, 'DELIVERED', 1),
  ];
  for (const news of [...way, ...way]) {
    await takeNews(ctx, [news]);
    await tellAll();
  }
  expect(await heard(whole)).toEqual(['track.underWay', 'track.outForDelivery', 'track.delivered']);
  // What is told after what it led to is no news.
  for (const [code, hoursAgo] of [
    ['DELIVERED', 1],
    ['OFD', 8],
    ['IN_TRANSIT', 20],
  ] as const) {
    await takeNews(ctx, [told(late, code, hoursAgo)]);
    await tellAll();
  }
  expect(await heard(late)).toEqual(['track.delivered']);
  const [{ order_no = '' } = {}] = await asOwner<{ order_no: string }>(
    app.database,
    'select order_no from orders where id = $1',
    [late.orderId],
  );
  await expect.poll(() => mails(whole), { timeout: 30_000 }).toHaveLength(3);
  await expect
    .poll(() => mails(late), { timeout: 30_000 })
    .toEqual([
      {
        subject: `The parcel of order ${order_no} was delivered`,
        body: expect.stringMatching(/^Delivered, \d{4}-\d\d-\d\d \d\d:\d\d\. /),
      },
    ]);
});

test('of a hundred events told long after they happened nothing is heard', async () => {
  const parcel = next();
  const codes = ['IN_TRANSIT', 'OFD'];
  const old = Array.from({ length: 100 }, (_, n) => told(parcel, codes[n % 2] as string, 49 + n));
  for (let at = 0; at < old.length; at += 10) await takeNews(ctx, old.slice(at, at + 10));
  await takeNews(ctx, [told(parcel, 'DELIVERED', 48.5)]);
  await tellAll();
  expect(await heard(parcel)).toEqual([]);
});

test('of a whole way told at once only its end is heard', async () => {
  const parcel = next();
  const way = Array.from({ length: 99 }, (_, n) =>
    told(parcel, n % 2 ? 'OFD' : 'IN_TRANSIT', 3 + n),
  );
  await takeNews(ctx, [told(parcel, 'DELIVERED', 2), ...way]);
  await tellAll();
  expect(await heard(parcel)).toEqual(['track.delivered']);
});

test('a worker that is killed before it is done tells it later, once', async () => {
  const parcel = next();
  await takeNews(ctx, [told(parcel, 'DELIVERED', 1)]);
  const killed = inTx(ctx, async (ctx) => {
    await tellStages(ctx);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await heard(parcel)).toEqual([]);
  await tellAll();
  await tellAll();
  expect(await heard(parcel)).toEqual(['track.delivered']);
});

test('the worker is called for what waits, and for nothing else', async () => {
  await takeNews(ctx, [told(next(), 'DELIVERED', 1)]);
  // All else that it is called for is done.
  await asOwner(app.database, 'delete from track_steps');
  await asOwner(app.database, 'update track_states set to_move = false');
  const calls = () => asOwner(app.database, 'select from alpaca.tracking_waits()');
  expect(await calls()).toHaveLength(1);
  await tellAll();
  expect(await calls()).toEqual([]);
});

test('two who bring the same news and two who tell it are heard once', async () => {
  const some = Array.from({ length: 120 }, next);
  const news = some.map((parcel) => told(parcel, 'DELIVERED', 1));
  await Promise.all([takeNews(ctx, news), takeNews(ctx, news.toReversed())]);
  await Promise.all([tellAll(), tellAll(), tellAll()]);
  expect(await heard(...some)).toEqual(some.map(() => 'track.delivered'));
  await expect.poll(() => mails(...some), { timeout: 50_000 }).toHaveLength(some.length);
  const subjects = (await mails(...some)).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(some.length);
});

test('whoever wishes no more hears no more', async () => {
  await wish('track.delivered', false);
  const parcel = next();
  await takeNews(ctx, [told(parcel, 'DELIVERED', 1)]);
  await tellAll();
  expect(await heard(parcel)).toEqual([]);
});
