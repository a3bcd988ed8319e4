import { signPush, startCarrierSim } from '@alpaca/carrier-sim';
import { constants } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountOf, carriersTestCtx } from '../../../carriers/carriersTestCtx.ts';
import { testOrder } from '../../../carriers/carriersTestOrder.ts';
import { simulator } from '../../../carriers/simulator/index.ts';
import type { Booked } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner, openOwner } from '../../../testing/owner.ts';
import { makeTrackDays } from '../intake/days.ts';
import { type TestParcel, testParcels } from '../intake/trackingTestParcels.ts';
import { takePush } from './pushed.service.ts';

const secret = 'what-only-the-simulator-knows';
const webhookSecret = 'what-only-karrio-is-given';

let app: TestApp;
let ctx: Ctx;
let sim: Awaited<ReturnType<typeof startCarrierSim>>;
let base: string;
beforeAll(async () => {
  sim = await startCarrierSim();
  app = await testApp({
    ALPACA_CARRIER_EVENTS: JSON.stringify({
      yunling: {
        simulator: { secrets: [secret] },
        other: { adapter: 'simulator', secrets: [`${secret}-2`] },
        mill: { adapter: 'karrio', secrets: [webhookSecret] },
      },
    }),
  });
  ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  base = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.stop();
  await sim.stop();
});
beforeEach(async () => {
  sim.setFaults({});
  await asOwner(app.database, 'delete from rate_limits', []);
});

const rowsOf = (table: string, { orderId }: TestParcel) =>
  asOwner<Record<string, unknown>>(
    app.database,
    `select * from ${table} where order_id = $1 order by 1, 2, 3`,
    [orderId],
  );
const written = async () =>
  (
    await asOwner<{ n: string }>(
      app.database,
      `select (select count(*) from track_events) + (select count(*) from track_quarantine)
         + (select count(*) from track_changes) as n`,
      [],
    )
  )[0]?.n;

/** So many parcels with these numbers. The kit puts a carrier of its own in the simulator's place. */
const numbered = async (numbers: readonly string[], adapter = 'simulator', account?: string) => {
  const parcels = await testParcels(app, numbers.length);
  app.node.carriers = new Map([...app.node.carriers, ['simulator', simulator]]);
  for (const [at, number] of numbers.entries()) {
    await asOwner(app.database, 'update orders set tracking_number = $2 where id = $1', [
      parcels[at]?.orderId,
      number,
    ]);
  }
  // A channel of their own: those of the kit share one.
  await asOwner(
    app.database,
    `with sold as (
       select p.tenant_id, p.id, p.channel_id from orders o join products p on p.id = o.product_id
       where o.id = $1
     ), added as (
       insert into channels (tenant_id, id, code, name_zh, name_en, carrier, sort, adapter, settings)
       select c.tenant_id, $4, $5, c.name_zh, c.name_en, c.carrier, 999, $2, $3
       from sold s join channels c on c.tenant_id = s.tenant_id and c.id = s.channel_id
     )
     update products p set channel_id = $4 from sold s where p.tenant_id = s.tenant_id and p.id = s.id`,
    [parcels[0]?.orderId, adapter, account ? { account } : {}, newId(), newNumber()],
  );
  return parcels;
};

let names = 0;
const newNumber = () => {
  names += 1;
  return `PUSH${String(names).padStart(6, '0')}`;
};
const stated = (minutesAgo: number) =>
  new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19).replace('T', ' ');
const event = (number: string, code = 'HUB', minutesAgo = 600) => ({
  number,
  code,
  text: 'told',
  at: stated(minutesAgo),
  city: 'Portland',
  country: 'US',
  state: 'OR',
});

interface Sent {
  account?: string;
  by?: string;
  host?: string;
  body?: string;
  headers?: (body: string) => Record<string, string>;
}
const push = async (events: readonly object[], sent: Sent = {}) => {
  const payload = sent.body ?? JSON.stringify({ events });
  const reply = await app.server.inject({
    method: 'POST',
    url: `${constants.basePath}/carrier/events/${sent.account ?? 'simulator'}`,
    headers: {
      host: sent.host ?? 'yunling.localhost',
      ...(sent.headers ?? ((body: string) => signPush(body, sent.by ?? secret)))(payload),
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.body };
};

test('what a carrier pushes is there when it is answered; pushed again it changes nothing', async () => {
  const number = newNumber();
  const [parcel] = (await numbered([number])) as [TestParcel];
  const told = [event(number, 'HUB', 600), event(number, 'POD', 60), event('NOBODYS')];
  const first = await push(told);
  expect(first.status).toBe(200);
  expect(JSON.parse(first.body)).toEqual({ received: true, events: 3, unknown: 1 });
  const seen = [await rowsOf('track_events', parcel), await rowsOf('track_states', parcel)];
  expect(seen[0]).toHaveLength(2);
  expect(seen[1]?.[0]).toMatchObject({ stage: 'delivered', latest_source: 'carrier' });
  const before = await written();
  expect((await push(told)).status).toBe(200);
  expect((await push(told.toReversed())).status).toBe(200);
  expect(await written()).toBe(before);
  expect(await rowsOf('track_states', parcel)).toEqual(seen[1]);
});

test('whatever is wrong is refused alike, and nothing is written', async () => {
  const number = newNumber();
  await numbered([number]);
  const told = [event(number)];
  const before = await written();
  const now = Math.floor(Date.now() / 1000);
  const many = Array.from({ length: 501 }, () => event(number));
  const refused = [
    await push(told, { by: 'somebody-elses-secret' }),
    await push(told, { account: 'nobody' }),
    await push(told, { account: 'constructor' }),
    await push(told, { account: 'other' }),
    await push(told, { host: 'haituo.localhost' }),
    await push(told, { host: 'nowhere.example' }),
    await push(told, { headers: (body) => signPush(body, secret, now - 301) }),
    await push(told, { headers: () => ({ 'content-type': 'application/json' }) }),
    await push(told, { body: '{' }),
    await push(told, { body: '{"events":[{"number":1}]}' }),
    await push(many),
  ];
  expect(new Set(refused.map((reply) => JSON.stringify(reply)))).toEqual(
    new Set([JSON.stringify({ status: 400, body: '{"received":false}' })]),
  );
  expect((await push(told, { body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413);
  expect(await written()).toBe(before);
  expect(app.lines.join('')).not.toContain(secret);
});

test('an account tells of its own parcels only, and of a number given out again the latest', async () => {
  const [mine, theirs] = [newNumber(), newNumber()];
  const [old] = (await numbered([mine])) as [TestParcel];
  const [stranger] = (await numbered([theirs], 'simulator', 'other')) as [TestParcel];
  const [latest] = (await numbered([mine])) as [TestParcel];
  const [earlier, later] = old.orderId < latest.orderId ? [old, latest] : [latest, old];
  expect(JSON.parse((await push([event(mine), event(theirs)])).body)).toMatchObject({ unknown: 1 });
  expect(await rowsOf('track_events', stranger)).toEqual([]);
  expect(await rowsOf('track_events', earlier)).toEqual([]);
  expect(await rowsOf('track_events', later)).toHaveLength(1);
  await push([event(theirs)], { account: 'other', by: `${secret}-2` });
  expect(await rowsOf('track_events', stranger)).toHaveLength(1);
});

test('the simulator pushes again, out of order, of wrong years, in floods, and each event is one', async () => {
  const account = accountOf(carriersTestCtx({ simulator: { url: sim.url } }), 'simulator', {});
  const { signal } = new AbortController();
  const numbers: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const booked = (await simulator.book(account, testOrder(), signal)) as Booked;
    numbers.push(booked.trackingNumber);
  }
  const parcels = await numbered(numbers);
  sim.setFaults({
    trackStepMs: 0,
    trackFaults: ['duplicates', 'reordering', 'wrongYears', 'unknownCodes'],
  });
  const url = `${base}${constants.basePath}/carrier/events/simulator`;
  const ask = async (more: object) =>
    (await (
      await fetch(`${sim.url}/v1/pushes`, {
        method: 'POST',
        body: JSON.stringify({ url, secret, ...more }),
      })
    ).json()) as { answers: Record<string, number> };
  expect((await ask({ atOnce: 7, times: 3, isFlood: true })).answers).toEqual({
    200: expect.any(Number),
  });
  const before = await written();
  expect((await ask({ atOnce: 500 })).answers).toEqual({ 200: 1 });
  expect((await ask({ ageSeconds: 301 })).answers).toEqual({ 400: expect.any(Number) });
  expect(await written()).toBe(before);
  for (const parcel of parcels) {
    expect(await rowsOf('track_events', parcel)).toHaveLength(8);
    expect(await rowsOf('track_quarantine', parcel)).toHaveLength(1);
    const [state] = await rowsOf('track_states', parcel);
    expect(state).toMatchObject({ stage: 'delivered' });
    expect(await rowsOf('track_changes', parcel)).toHaveLength(state?.changes as number);
  }
});

test('one push that cannot be taken holds up no other that came with it', async () => {
  const number = newNumber();
  const [parcel] = (await numbered([number])) as [TestParcel];
  const from = { adapter: 'simulator', account: 'simulator' };
  const news = (minutesAgo: number) => ({
    number,
    carrier: 'simulator',
    code: 'HUB',
    words: '',
    statedAt: stated(minutesAgo),
    place: '',
    countryCode: 'US',
    province: '',
  });
  const bad = { ...news(5), code: null as never };
  const taken = await Promise.allSettled(
    [[news(1)], [news(2)], [bad], [news(3)], [{ ...news(4), number: '\0\ud800' }]].map((told) =>
      takePush(ctx, from, told),
    ),
  );
  expect(taken.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(taken[4]).toMatchObject({ value: { unknown: 1 } });
  expect(await rowsOf('track_events', parcel)).toHaveLength(3);
});

test('who floods is asked to come back, and what was promised is there', async () => {
  const number = newNumber();
  const [parcel] = (await numbered([number])) as [TestParcel];
  // Made once: what is told a second later is another event.
  const halves = [0, 1].map((half) =>
    Array.from({ length: 500 }, (_, n) => event(number, 'HUB', half * 500 + n)),
  );
  const some = (at: number) => halves[at % 2] as (typeof halves)[number];
  // Nothing can be written until somebody was sent away.
  const holder = await openOwner(app.database);
  await holder.query('begin; lock table track_events in exclusive mode');
  let isHeld = true;
  const one = async (at: number) => {
    const { status } = await push(some(at));
    if (status === 503 && isHeld) {
      isHeld = false;
      await holder.query('rollback');
    }
    return status;
  };
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, at) => one(at)));
  await holder.end();
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  expect(await rowsOf('track_events', parcel)).toHaveLength(1_000);
  expect((await push(some(0))).status).toBe(200);
});

test('Karrio’s webhook moves the parcels that were bought through it', async () => {
  const number = newNumber();
  const [parcel] = (await numbered([number], 'karrio', 'mill')) as [TestParcel];
  const body = JSON.stringify({
    event: 'tracker_updated',
    data: {
      carrier_name: 'usps',
      tracking_number: number,
      events: [
        { date: stated(60).slice(0, 10), time: '10:00', code: '01', description: 'Delivered' },
      ],
    },
  });
  const sent = {
    account: 'mill',
    body,
    headers: () => ({ 'content-type': 'application/json', 'x-event-id': webhookSecret }),
  };
  expect((await push([], sent)).status).toBe(200);
  expect(await rowsOf('track_events', parcel)).toMatchObject([{ carrier: 'usps', code: '01' }]);
  expect((await push([], { ...sent, headers: () => ({ 'x-event-id': 'x' }) })).status).toBe(400);
});

test('who keeps trying is told to stop; who has the secret is heard all the same', async () => {
  const number = newNumber();
  await numbered([number]);
  const statuses: number[] = [];
  for (let n = 0; n < 35; n += 1) statuses.push((await push([], { by: `guess-${n}` })).status);
  expect(statuses[0]).toBe(400);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect((await push([event(number)])).status).toBe(200);
});
