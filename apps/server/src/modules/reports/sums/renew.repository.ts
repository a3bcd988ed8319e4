import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

interface Sums {
  table: string;
  keys: readonly string[];
  values: readonly string[];
  /** What is written down and not folded yet: the sources have it, too. */
  changes?: string;
}

const listed = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => sql.ref(of ? `${of}.${column}` : column)));

/**
 * Makes daily sums anew from their sources in one statement, and so as of one moment; what did not change is not
 * written. Whoever else writes them must be kept out until it is committed.
 */
const renew = (
  ctx: Ctx,
  { table, keys, values, changes }: Sums,
  { source, where }: { source: RawBuilder<unknown>; where: RawBuilder<unknown> },
) => {
  const all = [...keys, ...values];
  const set = values.map((value) => sql`${sql.ref(value)} = ${sql.ref(`excluded.${value}`)}`);
  const noted = changes
    ? sql`noted as (delete from ${sql.table(changes)} where tenant_id = ${ctx.tenant.id}),`
    : sql``;
  return sql`
    with counted as materialized (select ${listed(all)} from ${source} where tenant_id = ${ctx.tenant.id} and ${where}),
    ${noted}
    gone as (delete from ${sql.table(table)} d where tenant_id = ${ctx.tenant.id} and ${where}
      and not exists (select from counted c where (${listed(keys, 'c')}) = (${listed(keys, 'd')})))
    insert into ${sql.table(table)} as d (${listed(all)}) select ${listed(all)} from counted
    on conflict (${listed(keys)}) do update set ${sql.join(set)}
    where (${listed(values, 'd')}) is distinct from (${listed(values, 'excluded')})`.execute(
    ctx.db,
  );
};

/** Of functions that fold, for as long as the transaction lasts. */
const keepOut = (ctx: Ctx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);

const whole = sql`true`;
const costs = {
  table: 'cost_days',
  keys: ['tenant_id', 'merchant_id', 'day', 'product_id', 'country_code'],
  values: ['parcels', 'charged_minor', 'weight_g', 'unpriced'],
};
const deliveries = {
  table: 'delivery_days',
  keys: ['tenant_id', 'merchant_id', 'day', 'product_id', 'country_code', 'took_days'],
  values: ['parcels'],
};
const failures = {
  table: 'failure_days',
  keys: ['tenant_id', 'merchant_id', 'day', 'kind', 'reason'],
  values: ['failures'],
  changes: 'failure_changes',
};
const scans = {
  table: 'scan_hours',
  keys: ['tenant_id', 'warehouse_id', 'day', 'hour', 'kind', 'station'],
  values: ['scans'],
  changes: 'scan_changes',
};

/** Within a transaction: margins are added at once, so whoever writes them waits until it ends. */
export const renewCosts = async (ctx: Ctx) => {
  await sql`lock table order_margins in share mode`.execute(ctx.db);
  await renew(ctx, costs, { source: sql`cost_days_counted`, where: whole });
};

export const renewFailures = async (ctx: Ctx) => {
  await keepOut(ctx, 'fold_failures');
  await renew(ctx, failures, { source: sql`failure_days_counted`, where: whole });
};

export const renewScans = async (ctx: Ctx) => {
  await keepOut(ctx, 'fold_scans');
  await renew(ctx, scans, { source: sql`scan_hours_counted`, where: whole });
};

/** One at a time in a tenant: whoever looked earlier would write what is no longer so. */
export const keepOutDeliveries = (ctx: Ctx) => keepOut(ctx, `delivery_days ${ctx.tenant.id}`);

/** Some days in a row that are marked, which they no longer are then; none where no day is. */
export const takeMarkedDays = async (ctx: Ctx, most: number): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    with first as (select min(day) as day from delivery_marks where tenant_id = ${ctx.tenant.id}),
    taken as (
      delete from delivery_marks m using first
      where m.tenant_id = ${ctx.tenant.id} and m.day between first.day and first.day + ${most - 1}::int
      returning m.day
    )
    select distinct to_char(day, 'YYYY-MM-DD') as day from taken order by 1`.execute(ctx.db);
  return rows.map(({ day }) => day);
};

/** Parcels that arrived on some days, found by the moments that those days span. */
export const renewDeliveries = (ctx: Ctx, days: readonly string[]) => {
  const [first, last] = [days[0], days.at(-1)];
  const { zone } = ctx.tenant;
  const where = sql`day = any(${[...days]}::date[])`;
  const source = sql`(
    select tenant_id, merchant_id, day, product_id, country_code, took_days, count(*) as parcels
    from deliveries
    where tenant_id = ${ctx.tenant.id} and delivered_at >= ${first}::date::timestamp at time zone ${zone}
      and delivered_at < (${last}::date + 1)::timestamp at time zone ${zone}
    group by 1, 2, 3, 4, 5, 6) s`;
  return renew(ctx, deliveries, { source, where });
};

/** Marks all days since one. */
export const markSince = (ctx: Ctx, day: string, today: string) =>
  sql`insert into delivery_marks (tenant_id, day)
    select ${ctx.tenant.id}, generate_series(${day}::date, ${today}::date, '1 day')::date`.execute(
    ctx.db,
  );

export const firstDelivery = async (ctx: Ctx): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(delivered_at) as at from track_states
    where tenant_id = ${ctx.tenant.id} and delivered_at is not null`.execute(ctx.db);
  return rows[0]?.at ?? null;
};
