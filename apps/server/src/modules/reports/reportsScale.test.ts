import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { openOwner } from '../../testing/owner.ts';
import { costReport } from './costs.service.ts';
import { deliveryReport } from './deliveries.service.ts';
import { failureReport } from './failures.service.ts';
import { openReportsKit, type ReportsKit } from './reportsTestKit.ts';
import { markSince, renewCosts, renewFailures, renewScans } from './sums/renew.repository.ts';
import { throughput } from './throughput.service.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const few = 10_000;
const many = Number(process.env.ALPACA_SCALE ?? (isLong ? 10_000_000 : 100_000));
const rounds = isLong ? 41 : 5;
const goal = 2;
// A month beside the month before, as pages open: all rows lie in them.
const days = 60;

let kit: ReportsKit;
/** A merchant of few orders and one of many, and the staff of a tenant of each. */
let asked: Record<'few' | 'many', Ctx>;
let staff: Record<'few' | 'many', Ctx>;

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** Places and lines that a merchant sends to: as many whatever it sends. */
const place = `(array['US','DE','GB','FR','JP','AU','CA','IT'])[1 + n % 8]`;
const line = `(array(select id from products where tenant_id = $1 order by id limit 3))[1 + n / 8 % 3]`;
const day = `(date '2025-05-02' + (n::bigint * 7919 % ${days})::int)`;
const at = `(${day} + time '04:00' + make_interval(secs => n % 36000)) at time zone 'UTC'`;

/**
 * The rows that sums are of, made by the database itself. Whatever guards them one by one is away: reading is
 * measured, not writing.
 */
const fill = async (ask: Ask, tenantId: string, merchantId: string, rows: number) => {
  const counted = `generate_series(1, ${rows}) n`;
  const id = `md5($2 || n)::uuid`;
  await ask(
    `insert into order_margins (tenant_id, order_id, merchant_id, product_id, country_code, day, charged_minor,
       carrier_minor, shares_minor, absorbed_minor, compensated_minor, is_billed, is_unpriced, charged_g,
       has_unpassed_fee, is_refunded, is_awaited)
     select $1, ${id}, $2::uuid, ${line}, ${place}, ${day}, 2000 + n % 500, 1500, 0, 0, 0, true, false, 2000, false,
       n % 97 = 0, false
     from ${counted}`,
    [tenantId, merchantId],
  );
  await ask(
    `insert into track_changes (tenant_id, order_id, change, merchant_id, status, reason, occurred_at)
     select $1, ${id}, 1, $2::uuid, 'online',
       (array['absent','addressWrong','delayed','badWeather','inspected','lost','refused','damaged'])[1 + n % 8], ${at}
     from ${counted}`,
    [tenantId, merchantId],
  );
};

/** Parcels that arrived after four to fourteen days, a tenth as many: each takes an order and a state. */
const fillDelivered = async (ask: Ask, tenantId: string, merchantId: string, rows: number) => {
  const counted = `generate_series(1, ${rows}) n`;
  const id = `md5($2 || n)::uuid`;
  await ask(
    `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, settlement, paid_at,
       form, quoted_minor, product_id, country_code, received_at, created_at)
     select $1, ${id}, $2::uuid, 'R' || substr($2, 1, 8) || n, n::text, 'api', 'delivered', 'booked', 'paid', now(), '{}',
       2000, ${line}, ${place}, ${at} - make_interval(days => 4 + n % 11), ${at} - interval '20 days'
     from ${counted}`,
    [tenantId, merchantId],
  );
  await ask(
    `insert into track_states (tenant_id, order_id, merchant_id, product_id, country_code, status, delivered_at)
     select $1, ${id}, $2::uuid, ${line}, ${place}, 'delivered', ${at} from ${counted}`,
    [tenantId, merchantId],
  );
};

const fillScans = (ask: Ask, tenantId: string, rows: number) =>
  ask(
    `insert into scans (tenant_id, id, warehouse_id, kind, station, number, user_id, scanned_at, digest, answer)
     select $1, md5($1::uuid::text || n)::uuid,
       (select id from warehouses where tenant_id = $1 order by code limit 1),
       (array['receive', 'bag'])[1 + n % 2], 'A' || n / 2 % 4, n::text,
       (select id from users where tenant_id = $1 and kind = 'operator' limit 1), ${at}, '\\x00', '{}'
     from generate_series(1, ${rows}) n`,
    [tenantId],
  );

/** What stands in the way of rows without what they belong to. */
const openTables = async (ask: (text: string) => Promise<{ rows: { drop: string }[] }>) => {
  const tables = `'{order_margins, track_changes, scans, orders, track_states}'::text[]`;
  for (const table of ['order_margins', 'track_changes', 'scans', 'orders', 'track_states']) {
    await ask(`alter table ${table} disable trigger user`);
  }
  const { rows } = await ask(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${tables})`);
  const indexes = await ask(`
    select format('drop index %s', i.indexrelid::regclass) as drop
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
    where i.indrelid::regclass::text = any(${tables}) and c.oid is null
      and i.indexrelid::regclass::text <> 'track_states_delivered'`);
  for (const { drop } of [...rows, ...indexes.rows]) await ask(drop);
};

const merchantCtx = (ctx: Ctx, merchantId: string): Ctx => {
  const scoped = { ...ctx, scope: 'merchant' as const, merchantId };
  return { ...scoped, db: singleQueries(scoped) };
};

beforeAll(async () => {
  kit = await openReportsKit();
  const { app, ctx } = kit;
  const [small, large] = [app.merchantId('M100002'), kit.merchantId];
  const other = await app.ctxOf('haituo');
  const owner = await openOwner(app.database);
  const ask: Ask = (text, values) => owner.query(text, values);
  try {
    await openTables((text) => owner.query(text));
    for (const [merchantId, rows] of [
      [small, few],
      [large, many],
    ] as const) {
      await fill(ask, ctx.tenant.id, merchantId, rows);
      await fillDelivered(ask, ctx.tenant.id, merchantId, Math.max(few, rows / 10));
    }
    await fillScans(ask, other.tenant.id, few);
    await fillScans(ask, ctx.tenant.id, many);
    await owner.query('analyze');
    for (const of of [ctx, other]) {
      await inTx(of, renewCosts);
      await inTx(of, renewFailures);
      await inTx(of, renewScans);
      await inTx(of, (ctx) => markSince(ctx, '2025-05-01', '2025-07-01'));
    }
    await kit.sum();
    await owner.query('vacuum analyze cost_days, failure_days, scan_hours, delivery_days');
  } finally {
    await owner.end();
  }
  asked = { few: merchantCtx(ctx, small), many: merchantCtx(ctx, large) };
  staff = { few: other, many: ctx };
}, 7_200_000);
afterAll(() => kit?.close());

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const msOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const month = { from: '2025-06-01', to: '2025-06-30' };
const reports: Record<string, (size: 'few' | 'many') => Promise<unknown>> = {
  costs: (size) => costReport(asked[size], { ...month, by: 'country' }),
  failures: (size) => failureReport(asked[size], month),
  deliveries: (size) => deliveryReport(asked[size], month),
  throughput: (size) => throughput(staff[size], { ...month, kind: 'received' }),
};

test(`a report over ${many} rows takes no more than twice what it takes over ${few}`, async () => {
  const ratios: Record<string, number> = {};
  const told: Record<string, string> = {};
  for (const [name, ask] of Object.entries(reports)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let at = 0; at < rounds; at += 1) {
      for (const size of ['few', 'many'] as const) times[size].push(await msOf(() => ask(size)));
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)];
    ratios[name] = manyMs / fewMs;
    told[name] = `${(manyMs / fewMs).toFixed(2)} (${manyMs.toFixed(1)} ÷ ${fewMs.toFixed(1)} ms)`;
  }
  console.log(JSON.stringify(told, null, 2));
  keepLongResult('reports-scale', 'Reports over many rows against few', {
    few,
    many,
    // Of which each takes an order and a state: a tenth as many.
    delivered: Math.max(few, many / 10),
    rounds,
    goal,
    ratios: told,
  });
  if (isLong) expect(Object.entries(ratios).filter(([, ratio]) => ratio > goal)).toEqual([]);
}, 900_000);

test('of each day there are as many sums as places and lines, however many parcels', async () => {
  const [all] = await kit.ask<{ sums: number; parcels: string }>(
    `select count(*)::int as sums, sum(parcels) as parcels from cost_days
     where merchant_id = $1 and day between '2025-05-02' and '2025-06-30'`,
    [asked.many.merchantId],
  );
  expect(all?.sums).toBeLessThanOrEqual(days * 8 * 3);
  expect(Number(all?.parcels)).toBe(many - Math.floor(many / 97));
});
