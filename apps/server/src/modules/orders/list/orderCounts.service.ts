import {
  countedMost,
  type getOrderStatusCount,
  type OrderFilter,
  type OrderStatus,
  orderStatuses,
  type Result,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { lookAtMerchantsOnly } from '../../../platform/dataRules/valuesLeft.ts';
import { countsOf } from '../../../platform/lists/readList.ts';
import { conditionsOf } from './filterConditions.ts';
import { conditions, daysOf, isCounted, merchantMeant } from './orderFilter.ts';

type Counts = Result<typeof getOrderStatusCount>;
type Counted = { status: OrderStatus; count: bigint };

const told = (rows: readonly Counted[]): Counts => countsOf(orderStatuses, rows);

const ofMerchants = (ctx: Ctx, asked: Pick<OrderFilter, 'merchantId'>) => {
  const own = ctx.merchantId ? sql`and merchant_id = ${ctx.merchantId}` : sql``;
  return asked.merchantId ? sql`${own} and merchant_id = ${asked.merchantId}` : own;
};

/** From the counters, which every writer keeps exact. */
const fromCounters = async (ctx: Ctx, filter: OrderFilter): Promise<Counts> => {
  const { from, to } = filter;
  const table = sql.table(from || to ? 'order_day_counts_now' : 'order_counts_now');
  const { rows } = await sql<Counted>`
    select status, sum(count)::bigint as count from ${table}
    where tenant_id = ${ctx.tenant.id} ${ofMerchants(ctx, filter)}
      ${from ? sql`and day >= ${from.slice(0, 10)}::date` : sql``}
      ${to ? sql`and day <= ${to.slice(0, 10)}::date` : sql``}
    group by status`.execute(ctx.db);
  return told(rows);
};

/** By reading what the filter finds, as far as anybody counts. */
const byReading = async (ctx: Ctx, filter: OrderFilter): Promise<Counts> => {
  const { rows } = await sql<Counted>`
    select status, count(*) from (
      select o.status from orders o where ${await conditionsOf(ctx, filter)} limit ${countedMost + 1}
    ) o group by status`.execute(ctx.db);
  return told(rows);
};

/** The same where rules finer than merchants narrow what counters know. */
const underRules = async (ctx: Ctx, filter: OrderFilter): Promise<Counts> => {
  const { since, until, firstId, lastId } = daysOf(ctx.tenant.zone, filter);
  const { rows } = await sql<Counted>`
    select status, count from alpaca.count_orders(${merchantMeant(ctx, filter)}::uuid, ${filter.status ?? null},
      ${since}, ${until}, ${firstId}::uuid, ${lastId}::uuid, ${countedMost + 1})`.execute(ctx.db);
  return told(rows);
};

/** Of a filter that counters know: what they say, or what rules leave of it. */
const counted = (ctx: Ctx, filter: OrderFilter): Promise<Counts> =>
  lookAtMerchantsOnly(ctx.rules) ? fromCounters(ctx, filter) : underRules(ctx, filter);

export const statusCounts = (ctx: Ctx, filter: OrderFilter): Promise<Counts> => {
  const { status: _, ...rest } = filter;
  return isCounted(rest) ? counted(ctx, rest) : byReading(ctx, rest);
};

/** How many a filter finds, where that need not be read; exactly, or as far as anybody counts. */
export const countOf = async (ctx: Ctx, filter: OrderFilter): Promise<number | null> => {
  if (!isCounted(filter)) return null;
  const { all, byStatus } = await counted(ctx, filter);
  return filter.status ? byStatus[filter.status] : all;
};

const read = (ctx: Ctx, from: string) => sql`
  select (created_at at time zone ${ctx.tenant.zone})::date as day, 1 as count from orders o
  where ${conditions(ctx, { from: `${from} 00:00:00` }, {})}
  order by id desc limit ${countedMost}`;

const keptByDay = (ctx: Ctx, from: string) => sql`
  select day, count from order_day_counts_now
  where tenant_id = ${ctx.tenant.id} ${ofMerchants(ctx, {})} and day >= ${from}::date`;

/** How many orders came on each day, whatever became of them. */
export const createdByDay = async (ctx: Ctx, from: string) => {
  const { rows } = await sql<{ day: string; count: bigint }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(count)::bigint as count
    from (${lookAtMerchantsOnly(ctx.rules) ? keptByDay(ctx, from) : read(ctx, from)}) d
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
};
