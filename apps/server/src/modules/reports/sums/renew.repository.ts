import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

interface Sums {
  table: string;
  /** The same, counted honestly. */
  source: string;
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
const renew = (ctx: Ctx, { table, source, keys, values, changes }: Sums) => {
  const all = [...keys, ...values];
  const set = values.map((value) => sql`${sql.ref(value)} = ${sql.ref(`excluded.${value}`)}`);
  const noted = changes
    ? sql`noted as (delete from ${sql.table(changes)} where tenant_id = ${ctx.tenant.id}),`
    : sql``;
  return sql`
    with counted as materialized (select ${listed(all)} from ${sql.table(source)} where tenant_id = ${ctx.tenant.id}),
    ${noted}
    gone as (delete from ${sql.table(table)} d where tenant_id = ${ctx.tenant.id}
      and not exists (select from counted c where (${listed(keys, 'c')}) = (${listed(keys, 'd')})))
    insert into ${sql.table(table)} as d (${listed(all)}) select ${listed(all)} from counted
    on conflict (${listed(keys)}) do update set ${sql.join(set)}
    where (${listed(values, 'd')}) is distinct from (${listed(values, 'excluded')})`.execute(
    ctx.db,
  );
};

// All rows of a tenant take as long as they take: nobody waits for the answer.
const takeTime = (ctx: Ctx) => sql`set local statement_timeout = 0`.execute(ctx.db);

/** Of functions that fold, for as long as the transaction lasts. */
const keepOut = (ctx: Ctx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);

const costs = {
  table: 'cost_days',
  source: 'cost_days_counted',
  keys: ['tenant_id', 'merchant_id', 'day', 'product_id', 'country_code'],
  values: ['parcels', 'charged_minor', 'weight_g', 'unpriced'],
};
const failures = {
  table: 'failure_days',
  source: 'failure_days_counted',
  keys: ['tenant_id', 'merchant_id', 'day', 'kind', 'reason'],
  values: ['failures'],
  changes: 'failure_changes',
};
const scans = {
  table: 'scan_hours',
  source: 'scan_hours_counted',
  keys: ['tenant_id', 'warehouse_id', 'day', 'hour', 'kind', 'station'],
  values: ['scans'],
  changes: 'scan_changes',
};

/** Within a transaction: margins are added at once, so whoever writes them waits until it ends. */
export const renewCosts = async (ctx: Ctx) => {
  await takeTime(ctx);
  await sql`lock table order_margins in share mode`.execute(ctx.db);
  await renew(ctx, costs);
};

export const renewFailures = async (ctx: Ctx) => {
  await takeTime(ctx);
  await keepOut(ctx, 'fold_failures');
  await renew(ctx, failures);
};

export const renewScans = async (ctx: Ctx) => {
  await takeTime(ctx);
  await keepOut(ctx, 'fold_scans');
  await renew(ctx, scans);
};

/** Marks all days since one: whoever folds makes them anew. */
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
