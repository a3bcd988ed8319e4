import type { TransactionFilter, TransactionKind } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Sums } from './transactionSums.ts';

/** A merchant's transactions that a filter asks for. */
export interface Asked {
  merchantId: string;
  filter: TransactionFilter;
  /** Where it asks for one order, or for numbers: what they are numbers of. */
  subjectIds?: readonly string[];
}

export interface TransactionRow {
  seq: bigint;
  transfer_id: string;
  line: number;
  created_at: Date;
  kind: TransactionKind;
  of_kind: TransactionKind | null;
  amount_minor: bigint;
  funds_minor: bigint;
  currency: string;
  subject_id: string | null;
  note: string;
  order_no: string | null;
  customer_no: string | null;
  product_id: string | null;
  weight_g: bigint | null;
  billable_g: number | null;
}

export interface DaySums extends Sums {
  first_seq: bigint;
  last_seq: bigint;
}

/** Sums by kind and currency from the days; exact where the filter is of whole days. */
export const daySums = async (ctx: Ctx, { merchantId, filter }: Asked) => {
  const { kind, currency, from, to } = filter;
  const { rows } = await sql<DaySums>`
    select kind, currency, sum(in_minor)::bigint as in_minor, sum(out_minor)::bigint as out_minor,
      sum(in_count)::bigint as in_count, sum(out_count)::bigint as out_count,
      min(first_seq) as first_seq, max(last_seq) as last_seq
    from ledger_days
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${currency ? sql`and currency = ${currency}` : sql``}
      ${from ? sql`and day >= ${from.slice(0, 10)}::date` : sql``}
      ${to ? sql`and day <= ${to.slice(0, 10)}::date` : sql``}
    group by kind, currency order by currency, kind
  `.execute(ctx.db);
  return rows;
};

/** Where in the ledger's order, and in which direction. */
export interface Part {
  limit: number;
  offset?: number;
  before?: bigint;
  fromEnd?: boolean;
}

const second = 1000;

const conditions = (ctx: Ctx, { filter }: Asked): RawBuilder<unknown> => {
  const { currency, direction, from, to } = filter;
  const { zone } = ctx.tenant;
  const until = to && new Date(fromWire(to, zone).getTime() + second);
  return sql`
    ${currency ? sql`and currency = ${currency}` : sql``}
    ${direction === 'in' ? sql`and amount_minor < 0` : sql``}
    ${direction === 'out' ? sql`and amount_minor > 0` : sql``}
    ${from ? sql`and created_at >= ${fromWire(from, zone)}` : sql``}
    ${until ? sql`and created_at < ${until}` : sql``}`;
};

/**
 * Each kind's own pages, put together by the ledger's order: a seldom kind is found by its index
 * and not by reading all others. The days tell which numbers to look between.
 */
const byKind = (ctx: Ctx, asked: Asked, sums: readonly DaySums[], part: Part) => {
  const { limit, offset = 0, before, fromEnd } = part;
  const kinds = [...new Set(sums.map(({ kind }) => kind))];
  const order = fromEnd ? sql`asc` : sql`desc`;
  return sql`
    select e.* from unnest(${kinds}::text[]) as wanted (kind)
    cross join lateral (
      select * from ledger_entries
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${asked.merchantId} and kind = wanted.kind
        and seq between ${least(sums)} and ${greatest(sums)}
        ${before === undefined ? sql`` : sql`and seq < ${before}`}
        ${conditions(ctx, asked)}
      order by seq ${order} limit ${limit + offset}
    ) e
    order by e.seq ${order} limit ${limit} offset ${offset}`;
};

const inOrder = (numbers: bigint[]) => numbers.sort((a, b) => (a < b ? -1 : 1));
const least = (sums: readonly DaySums[]) => inOrder(sums.map(({ first_seq }) => first_seq))[0];
const greatest = (sums: readonly DaySums[]) => inOrder(sums.map(({ last_seq }) => last_seq)).at(-1);

const bySubject = (ctx: Ctx, asked: Asked, part: Part) => {
  const { kind } = asked.filter;
  const { limit, offset = 0, before, fromEnd } = part;
  return sql`
    select * from ledger_entries
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${asked.merchantId}
      and subject_id = any(${asked.subjectIds}::uuid[]) and kind is not null
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${before === undefined ? sql`` : sql`and seq < ${before}`}
      ${conditions(ctx, asked)}
    order by seq ${fromEnd ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`;
};

const source = (ctx: Ctx, asked: Asked, sums: readonly DaySums[], part: Part) =>
  asked.subjectIds ? bySubject(ctx, asked, part) : byKind(ctx, asked, sums, part);

/** Latest first, whichever end is asked for. */
export const rows = async (ctx: Ctx, asked: Asked, sums: readonly DaySums[], part: Part) => {
  const found = await sql<TransactionRow>`
    select p.seq, p.transfer_id, p.line, p.created_at, p.kind, p.of_kind, p.amount_minor,
      p.funds_minor, p.currency, p.subject_id, t.note, o.order_no, o.customer_no, o.product_id,
      o.weight_g, (o.quote->>'billableG')::float8 as billable_g
    from (${source(ctx, asked, sums, part)}) p
    join transfers t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    left join orders o on o.tenant_id = p.tenant_id and o.id = p.subject_id
    order by p.seq desc
  `.execute(ctx.db);
  return found.rows;
};

export const countAtMost = async (
  ctx: Ctx,
  asked: Asked,
  sums: readonly DaySums[],
  limit: number,
) => {
  const counted = await sql<{ count: bigint }>`
    select count(*) as count from (${source(ctx, asked, sums, { limit })}) p
  `.execute(ctx.db);
  return Number(counted.rows[0]?.count ?? 0n);
};

/** Sums of a filter that is finer than days: by reading what it finds. */
export const exactSums = async (ctx: Ctx, asked: Asked, days: readonly DaySums[]) => {
  if (days.length === 0) return [];
  const { kind } = asked.filter;
  const { subjectIds } = asked;
  const found = await sql<Sums>`
    select kind, currency,
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as in_minor,
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::bigint as out_minor,
      count(*) filter (where amount_minor < 0) as in_count,
      count(*) filter (where amount_minor > 0) as out_count
    from ledger_entries
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${asked.merchantId} and kind is not null
      and seq between ${least(days)} and ${greatest(days)}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${subjectIds ? sql`and subject_id = any(${subjectIds}::uuid[])` : sql``}
      ${conditions(ctx, asked)}
    group by kind, currency order by currency, kind
  `.execute(ctx.db);
  return found.rows;
};

/** The merchant's orders and top-ups that have one of these numbers as a whole. */
export const numberedSubjects = async (
  ctx: Ctx,
  merchantId: string,
  numbers: readonly string[],
): Promise<string[]> => {
  const spelt = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const own = sql`tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId}`;
  const { rows } = await sql<{ id: string }>`
    select id from orders where ${own} and order_no = any(${spelt}::text[])
    union select id from orders where ${own} and customer_no = any(${spelt}::text[])
    union select id from orders
      where ${own} and tracking_number = any(${spelt}::text[]) and tracking_number <> ''
    union select id from top_ups where ${own} and no = any(${spelt}::text[])
  `.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** The ledger's number of a transaction; none where the id is nobody's in reach. */
export const seqOf = async (ctx: Ctx, transferId: string, line: number) => {
  const row = await ctx.db
    .selectFrom('ledger_entries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('transfer_id', '=', transferId)
    .where('line', '=', line)
    .select('seq')
    .executeTakeFirst();
  return row?.seq;
};
