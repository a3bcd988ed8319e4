import type { TrackFilter, TrackSort, TrackStatus } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { isRising, momentSql, type Part } from '../../../platform/lists/places.ts';

export interface EventRow {
  at: Date;
  stated_at: string;
  zone: string;
  source: string;
  stage: string | null;
  reason: string | null;
  words: string;
  place: string;
  country_code: string;
  carrier: string;
  code: string;
  told_at: Date;
}

/** A parcel with its order and the latest that was told of it. */
export interface TrackRow {
  id: string;
  /** Of the latest, in microseconds. */
  us: bigint;
  order_no: string;
  customer_no: string;
  tracking_number: string;
  order_status: string;
  merchant_code: string;
  merchant_zh: string;
  merchant_en: string;
  product_id: string | null;
  country_code: string;
  status: TrackStatus;
  stage: string | null;
  reason: string | null;
  action_by: string | null;
  delivered_at: Date | null;
  latest: EventRow;
}

type Found = Omit<TrackRow, 'latest'> & Record<`latest_${string}`, unknown>;

const latestOf = (row: Found): EventRow => ({
  at: row.latest_at as Date,
  stated_at: row.latest_stated_at as string,
  zone: row.latest_zone as string,
  source: row.latest_source as string,
  stage: row.latest_stage as string | null,
  reason: row.latest_reason as string | null,
  words: row.latest_words as string,
  place: row.latest_place as string,
  country_code: row.latest_country as string,
  carrier: row.latest_carrier as string,
  code: row.latest_code as string,
  told_at: row.latest_told_at as Date,
});

const inOrder = (sort: TrackSort, backwards: boolean) => {
  const direction = isRising(sort, backwards) ? sql`asc` : sql`desc`;
  return sql`order by s.latest_at ${direction}, s.order_id ${direction}`;
};

const beyond = (sort: TrackSort, { us, id }: NonNullable<Part['after']>) => {
  const sign = isRising(sort, false) ? sql`>` : sql`<`;
  return sql`and (s.latest_at, s.order_id) ${sign} (${momentSql(us)}, ${id}::uuid)`;
};

/** A page of parcels; what else is shown of each is read only of those. */
export const rows = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  sort: TrackSort,
  { limit, offset = 0, after, fromEnd = false }: Part,
): Promise<TrackRow[]> => {
  // Nothing was told yet of what was only just begun.
  const found = await sql<Found>`
    select s.order_id as id, (extract(epoch from s.latest_at) * 1000000)::bigint as us, o.order_no,
      o.customer_no, o.tracking_number, o.status as order_status, m.code as merchant_code,
      m.name_zh as merchant_zh, m.name_en as merchant_en, s.product_id, s.country_code, s.status, s.stage,
      s.reason, s.action_by, s.delivered_at, s.latest_at,
      to_char(s.latest_stated_at, 'YYYY-MM-DD HH24:MI:SS') as latest_stated_at, s.latest_zone,
      s.latest_source, s.latest_stage, s.latest_reason, s.latest_words, s.latest_place, s.latest_country,
      s.latest_carrier, s.latest_code, s.latest_told_at
    from (
      select * from track_states s where ${conditions} and s.latest_key <> ''
        ${after ? beyond(sort, after) : sql``}
      ${inOrder(sort, fromEnd)} limit ${limit} offset ${offset}
    ) s
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join merchants m on m.tenant_id = s.tenant_id and m.merchant_id = s.merchant_id
    ${inOrder(sort, false)}`.execute(ctx.db);
  return found.rows.map((row) => ({ ...row, latest: latestOf(row) }));
};

export const countAtMost = async (ctx: Ctx, conditions: RawBuilder<unknown>, most: number) => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from track_states s where ${conditions} and s.latest_key <> '' limit ${most}
    ) s`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0n);
};

type Counted = { status: TrackStatus; count: bigint };

/** From the counters, which every writer keeps exact. */
export const fromCounters = async (ctx: Ctx, { merchantId }: TrackFilter): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select status, sum(count)::bigint as count from track_counts_now
    where tenant_id = ${ctx.tenant.id}
      ${ctx.merchantId ? sql`and merchant_id = ${ctx.merchantId}` : sql``}
      ${merchantId ? sql`and merchant_id = ${merchantId}` : sql``}
    group by status`.execute(ctx.db);
  return rows;
};

/** By reading what the filter finds, as far as anybody counts. */
export const byReading = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  most: number,
): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select status, count(*) from (
      select s.status from track_states s where ${conditions} and s.latest_key <> '' limit ${most}
    ) s group by status`.execute(ctx.db);
  return rows;
};

const dayOf = (pick: 'min' | 'max', orderIds: readonly string[], ctx: Ctx) => {
  const day = pick === 'min' ? sql`min(s.first_stated)` : sql`max(s.last_stated) + 1`;
  return sql`(select ${day} from track_states s
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[]))`;
};

/** What was told of these parcels and counts, the latest first. Only the days that it is dated are looked through. */
export const eventsOf = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, EventRow[]>> => {
  const { rows } = await sql<EventRow & { order_id: string }>`
    select order_id, occurred_at as at, to_char(stated_at, 'YYYY-MM-DD HH24:MI:SS') as stated_at, zone,
      source, stage, reason, words, place, country_code, carrier, code, received_at as told_at
    from track_events
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[]) and withdrawn_at is null
      and stated_at >= ${dayOf('min', orderIds, ctx)} and stated_at < ${dayOf('max', orderIds, ctx)}
    order by order_id, occurred_at desc, digest desc`.execute(ctx.db);
  return Map.groupBy(rows, ({ order_id }) => order_id);
};
