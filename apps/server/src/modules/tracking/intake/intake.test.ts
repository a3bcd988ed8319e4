import { type TrackStage, trackReasonOf, trackStages, trackStateOf } from '@alpaca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { eventsOf } from '../list/trackList.repository.ts';
import type { TenantCodes } from '../mapping/mapping.ts';
import { makeTrackDays } from './days.ts';
import { takeNews } from './intake.service.ts';
import { type News, readNews } from './news.ts';
import { type TestParcel, testParcels } from './trackingTestParcels.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  const found = await app.ctxOf();
  ctx = { ...found, db: singleQueries(found) };
  await makeTrackDays(ctx);
});
afterAll(() => app.stop());

const noCodes: TenantCodes = new Map();
const dayMs = 86_400_000;
/** So many minutes after noon of the day before yesterday, by the clock at its place. */
const stated = (minutes: number, days = -2) => {
  const noon = Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + dayMs / 2;
  return new Date(noon + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
};
const codeFor: Partial<Record<TrackStage, string>> = {
  announced: 'CREATED',
  linehaul: 'DEPARTED',
  customs: 'CUSTOMS',
  inTransit: 'IN_TRANSIT',
  outForDelivery: 'OFD',
  readyForPickup: 'PICKUP',
  attemptFailed: 'FAILED',
  delivered: 'DELIVERED',
  returning: 'RTS',
  returned: 'RETURNED',
};
const news = (of: TestParcel, minutes: number, code: string, more: Partial<News> = {}): News => ({
  ...of,
  source: 'carrier',
  carrier: 'asendia',
  code,
  words: '',
  statedAt: stated(minutes),
  place: 'Berlin',
  countryCode: 'DE',
  ...more,
});

const stateOf = async ({ orderId }: TestParcel) =>
  (
    await asOwner<Record<string, unknown>>(
      app.database,
      'select * from track_states where order_id = $1',
      [orderId],
    )
  )[0];
const count = async (table: string, { orderId }: TestParcel) =>
  Number(
    (
      await asOwner<{ n: string }>(
        app.database,
        `select count(*) as n from ${table} where order_id = $1`,
        [orderId],
      )
    )[0]?.n,
  );

describe('one parcel', () => {
  let parcel: TestParcel;
  beforeAll(async () => {
    [parcel] = (await testParcels(app, 1)) as [TestParcel];
  });

  test('what is told twice is one event and changes nothing again', async () => {
    const told = [news(parcel, 0, 'IN_TRANSIT'), news(parcel, 0, 'IN_TRANSIT')];
    expect(await takeNews(ctx, told, noCodes)).toMatchObject({ added: 1 });
    expect(await takeNews(ctx, told, noCodes)).toEqual({ added: 0, changed: [] });
    expect(await count('track_changes', parcel)).toBe(1);
  });

  test('the instant is reckoned by the clock of its place', async () => {
    await takeNews(ctx, [news(parcel, 5, 'OFD', { countryCode: 'US', province: 'CA' })], noCodes);
    const row = await stateOf(parcel);
    expect(row).toMatchObject({ stage: 'outForDelivery', latest_zone: 'America/Los_Angeles' });
    const seen = row?.latest_at as Date;
    const hours = (seen.getTime() - Date.parse(`${stated(5)}Z`)) / 3_600_000;
    expect([7, 8]).toContain(hours);
  });

  test('whatever day is stated, long before its order or tomorrow, its history has it', async () => {
    const [far] = (await testParcels(app, 1)) as [TestParcel];
    const days = [-2, -170, 1, -90];
    for (const day of days) {
      await takeNews(ctx, [news(far, 0, 'IN_TRANSIT', { statedAt: stated(0, day) })], noCodes);
    }
    const told = (await eventsOf(ctx, [far.orderId])).get(far.orderId) ?? [];
    expect(told.map((event) => event.stated_at)).toEqual(
      days.toSorted((a, b) => b - a).map((day) => stated(0, day)),
    );
  });

  test('an unknown code is kept as it came and moves nothing', async () => {
    const { changed } = await takeNews(ctx, [news(parcel, 900, 'WHAT?')], noCodes);
    expect(changed).toEqual([]);
    expect(await stateOf(parcel)).toMatchObject({ stage: 'outForDelivery', latest_code: 'WHAT?' });
  });

  test('what states an impossible day goes aside, once, and the rest comes in', async () => {
    const years = ['1970-01-01 00:00:00', stated(0, 400)];
    const told = years.map((statedAt) => news(parcel, 0, 'DELIVERED', { statedAt }));
    const good = news(parcel, 10, 'OFD');
    expect(await takeNews(ctx, [...told, good], noCodes)).toMatchObject({ added: 1 });
    await takeNews(ctx, told, noCodes);
    expect((await stateOf(parcel))?.status).toBe('online');
    const aside = await count('track_quarantine', parcel);
    expect(aside).toBeGreaterThan(0);
  });

  test('whatever a carrier writes is kept as far as it can be, and holds up nothing else', async () => {
    const [odd] = (await testParcels(app, 1)) as [TestParcel];
    const words = `a\0b\ud800${'x'.repeat(2_000)}`;
    const told = [
      news(odd, 0, 'IN_TRANSIT', { statedAt: '2026-02-31T99:00:00Z' }),
      news(odd, 0, 'IN_TRANSIT', { statedAt: '' }),
      news(odd, 0, 'IN_TRANSIT', { statedAt: `${new Date().getFullYear()}-02-31 10:00:00` }),
      news(odd, 1, 'OFD', { words, place: '\0', countryCode: '<b>' }),
    ];
    expect(await takeNews(ctx, told, noCodes)).toMatchObject({ added: 1 });
    const row = await stateOf(odd);
    expect(row).toMatchObject({ stage: 'outForDelivery', latest_place: '', latest_country: '' });
    expect(row?.latest_words).toMatch(/^abx{490,}$/);
  });

  test('two who tell of a parcel for the first time at once begin one state', async () => {
    const [other] = (await testParcels(app, 1)) as [TestParcel];
    const told = ['IN_TRANSIT', 'OFD', 'DELIVERED', 'CUSTOMS'];
    await Promise.all(told.map((code, at) => takeNews(ctx, [news(other, at, code)], noCodes)));
    expect(await stateOf(other)).toMatchObject({
      stage: 'delivered',
      changes: await count('track_changes', other),
    });
    expect(await count('track_events', other)).toBe(4);
  });

  test('a merchant sees its own only', async () => {
    const [stranger] = await testParcels(app, 1);
    const seenBy = async (merchantId: string) => {
      const own = singleQueries({ ...ctx, scope: 'merchant', merchantId });
      return own
        .selectFrom('track_events')
        .where('order_id', '=', parcel.orderId)
        .select('code')
        .execute();
    };
    expect(await seenBy(stranger?.merchantId ?? '')).toEqual([]);
    expect((await seenBy(parcel.merchantId)).length).toBeGreaterThan(0);
  });
});

const histories = Number(process.env.ALPACA_LONG ? 10_000 : 400);
const orders = 5;

const fact = fc.record({
  minutes: fc.integer({ min: 0, max: 8 }),
  code: fc.constantFrom(...Object.values(codeFor), 'WHAT?', 'ON_HOLD', 'DELAYED'),
  place: fc.constantFrom('Berlin', 'Hamm'),
});

test('the same events in any order, with duplicates, end in the same state, and each change is told once', async () => {
  expect(trackStages.length).toBe(12);
  const all = fc.sample(fc.array(fact, { minLength: 1, maxLength: 8 }), histories);
  const parcels = await testParcels(app, histories * orders);
  const shuffled = parcels.map((parcel, at) => {
    const facts = all[Math.floor(at / orders)] ?? [];
    const told = facts.map(({ minutes, code, place }) => news(parcel, minutes, code, { place }));
    const [twice] = fc.sample(
      fc.shuffledSubarray([...told, ...told], { minLength: told.length }),
      1,
    );
    const missing = told.filter((one) => !twice?.includes(one));
    return [...(twice ?? []), ...missing];
  });
  const rounds = Math.max(...shuffled.map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const batch = shuffled.flatMap((told) => told[round] ?? []);
    for (let from = 0; from < batch.length; from += 1_000) {
      await takeNews(ctx, batch.slice(from, from + 1_000), noCodes);
    }
  }
  const rows = await asOwner<{ order_id: string } & Record<string, unknown>>(
    app.database,
    `select s.order_id, s.status, s.stage, s.reason, s.stage_at, s.stage_key, s.latest_at, s.latest_key,
       s.latest_code, s.latest_place, s.online_at, s.delivered_at,
       (select count(*)::int from track_events e where e.order_id = s.order_id) as events,
       s.changes = (select count(*) from track_changes c where c.order_id = s.order_id)
         and s.changes = (select coalesce(max(change), 0) from track_changes c where c.order_id = s.order_id)
         as is_told
     from track_states s where s.merchant_id = $1`,
    [parcels[0]?.merchantId],
  );
  const byOrder = new Map(rows.map(({ order_id, ...row }) => [order_id, row]));
  for (const [at, facts] of all.entries()) {
    const five = parcels.slice(at * orders, (at + 1) * orders);
    const read = facts.map(({ minutes, code, place }) =>
      readNews(news(five[0] as TestParcel, minutes, code, { place }), noCodes, ctx.tenant.zone),
    );
    const once = [...new Map(read.map((one) => [`${one.statedAt}${one.digest}`, one])).values()];
    const due = trackStateOf(
      once.map(({ digest, occurredAt, stage, reason }) => ({
        key: digest,
        at: occurredAt.getTime(),
        stage,
        reason,
      })),
    );
    for (const { orderId } of five) {
      expect(byOrder.get(orderId)).toMatchObject({
        stage: due.stage?.stage ?? null,
        reason: trackReasonOf(due),
        stage_key: due.stage?.key ?? '',
        latest_key: due.latest?.key,
        events: once.length,
        is_told: true,
      });
      expect(byOrder.get(orderId)).toEqual(byOrder.get(five[0]?.orderId as string));
    }
  }
}, 3_600_000);
