import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  makeTrackDays,
  type News,
  readNews,
  takeNews,
} from '../apps/server/src/modules/tracking/testing.ts';
import { chunksOf } from '../apps/server/src/platform/chunks.ts';
import type { Ctx } from '../apps/server/src/platform/context.ts';
import { copyRows } from '../apps/server/src/testing/copyRows.ts';
import { root } from '../scripts/servers.ts';
import { openOwnNode } from './ownNode.ts';
import type { Side } from './rounds.ts';
import { type Model, placeModels } from './scanning.ts';
import type { Scenario } from './scenario.ts';
import { database, type System } from './system.ts';

const run = promisify(execFile);

const parcelCount = 20_000;
const atOnce = 1_000;
const callers = 4;
/** What each side takes in, every time that it is measured. */
const eventCount = 20_000;

interface Parcel {
  orderId: string;
  merchantId: string;
}

/** Orders like one that was placed, so that each parcel has one. */
const addOrders = async (system: System): Promise<Parcel[]> => {
  const [model] = (await placeModels(system)) as [Model];
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  try {
    const id = `('e7000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    const number = `'E' || n`;
    await copyRows(
      (text, values) => client.query(text, values),
      'orders',
      {
        where: `t.id = $1 and not exists (select from orders where order_no = 'E1')`,
        counted: 'generate_series(1, $2::int) n',
        columns: { id, order_no: number, customer_no: number, tracking_number: number },
      },
      [model.orderId, parcelCount],
    );
    await client.query('analyze orders');
    return Array.from({ length: parcelCount }, (_, at) => ({
      orderId: `e7000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      merchantId: model.merchantId,
    }));
  } finally {
    await client.end();
  }
};

const codes = ['IN_TRANSIT', 'ARRIVED', 'CUSTOMS', 'OFD', 'ON_HOLD', 'PROCESSED'];
const minuteMs = 60_000;
const days = 60;

/** The nth event of all: parcels take turns, and each goes on through its days. */
const newsOf = (parcels: readonly Parcel[], n: number): News => {
  const parcel = parcels[n % parcels.length] as Parcel;
  const step = Math.floor(n / parcels.length);
  // Spread over two months, so that every statement writes to many days.
  const at = Date.now() - ((n * 7919) % (days * 1440)) * minuteMs - 3_600_000;
  return {
    ...parcel,
    source: 'carrier',
    carrier: 'asendia',
    code: codes[n % codes.length] as string,
    words: `Processed at facility ${step}`,
    statedAt: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    place: 'Frankfurt',
    countryCode: 'DE',
  };
};

const eventsFrom = (parcels: readonly Parcel[], from: number) =>
  Array.from({ length: eventCount }, (_, at) => newsOf(parcels, from + at));

const takeAll = async (ctx: Ctx, news: readonly News[]) => {
  const waiting = chunksOf(news, atOnce);
  const caller = async () => {
    for (let some = waiting.pop(); some; some = waiting.pop()) await takeNews(ctx, some);
  };
  await Promise.all(Array.from({ length: callers }, caller));
};

const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return { perSecond: eventCount / ((performance.now() - begun) / 1_000) };
};

const csvOf = (ctx: Ctx, news: readonly News[]) =>
  news
    .map((one) => readNews(one, new Map(), ctx.tenant.zone))
    .map((one) =>
      [
        ctx.tenant.id,
        one.orderId,
        one.statedAt,
        `\\x${one.digest}`,
        one.merchantId,
        one.source,
        one.carrier,
        one.code,
        one.words,
        one.place,
        one.countryCode,
        one.zone,
        one.occurredAt.toISOString(),
        one.stage ?? '',
        one.reason ?? '',
        one.mapping,
      ].join(','),
    )
    .join('\n');

/** The same rows by COPY into the same table; what is made of them beforehand is not counted. */
const copySide = (system: System, ctx: Ctx, next: () => News[]): Side => ({
  name: 'COPY',
  async measure() {
    const dir = join(root, '.data/bench/pgbench');
    mkdirSync(dir, { recursive: true });
    const file = join(dir, 'events.csv');
    writeFileSync(file, `${csvOf(ctx, next())}\n`);
    const copy = `\\copy track_events (tenant_id, order_id, stated_at, digest, merchant_id, source, carrier, code, words, place, country_code, zone, occurred_at, stage, reason, mapping) from '${file}' with (format csv)`;
    return timed(() => run('psql', [system.cluster.superUrl(database), '-qc', copy]));
  },
});

const prepare = async (system: System) => {
  const { ctx, stop } = await openOwnNode(system);
  await makeTrackDays(ctx);
  const parcels = await addOrders(system);
  let n = Date.now() % 1_000_000_000;
  const next = () => {
    n += eventCount;
    return eventsFrom(parcels, n);
  };
  return { ctx, stop, next };
};

const about = `${eventCount} events of ${parcelCount} parcels over ${days} days, ${atOnce} at a time by ${callers} callers`;

export const eventScenarios: readonly Scenario[] = [
  {
    name: 'events',
    title: 'Tracking events taken in, states derived ÷ COPY of the same rows into the same table',
    goal: 0.25,
    unit: 'events/s',
    async prepare(system) {
      const { ctx, stop, next } = await prepare(system);
      const measure = async () => {
        const news = next();
        return timed(() => takeAll(ctx, news));
      };
      return {
        about,
        ours: { name: 'service', measure },
        reference: copySide(system, ctx, next),
        stop,
      };
    },
  },
  {
    name: 'events-again',
    title: 'Tracking events that are all known ÷ COPY of as many new ones',
    goal: 0.5,
    unit: 'events/s',
    async prepare(system) {
      const { ctx, stop, next } = await prepare(system);
      const known = next();
      await takeAll(ctx, known);
      const measure = () => timed(() => takeAll(ctx, known));
      return {
        about,
        ours: { name: 'service', measure },
        reference: copySide(system, ctx, next),
        stop,
      };
    },
  },
];
