import type { CodFilter, CodState, Currency } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ParcelRow } from '../../platform/lists/parcelFacts.ts';
import type { Part } from '../../platform/lists/places.ts';
import { sqlList } from '../../platform/lists/sqlList.ts';
import { numberedOrders } from '../orders/index.ts';

export interface CodRow {
  /** The order's own. */
  id: string;
  revision: number;
  merchant_id: string;
  currency: Currency;
  state: CodState;
  due_minor: bigint;
  delivered_at: Date | null;
  remitted_minor: bigint;
  remitted_on: string | null;
  credit_on: string | null;
  fee_permille: number | null;
  settled_minor: bigint | null;
  credit_minor: bigint | null;
  fee_minor: bigint | null;
  credited_at: Date | null;
  decided_by: string | null;
  note: string;
}

export interface ListedCod extends CodRow, ParcelRow {
  product_id: string | null;
  decided_name: string | null;
}

/** What is not over, and not credited. */
const open: readonly CodState[] = ['expected', 'collected', 'remitted', 'differs', 'approving'];

const own = (ctx: Ctx) =>
  ctx.scope === 'merchant' ? sql`and c.merchant_id = ${ctx.merchantId}` : sql``;

/** Delivered before this moment, and nothing has come. */
const lateBefore = (before: Date) => sql`c.state = 'collected' and c.delivered_at < ${before}`;

const viewed = (view: CodFilter['view'], before: Date): RawBuilder<unknown> => {
  if (view === 'all') return sql`true`;
  if (view === 'late') return lateBefore(before);
  return sql`c.state = any(${view === 'open' ? open : [view]})`;
};

export interface Asked extends Omit<CodFilter, 'view'> {
  view: CodFilter['view'];
  /** What was delivered before it is late. */
  lateBefore: Date;
}

const conditionsOf = async (ctx: Ctx, asked: Asked): Promise<RawBuilder<unknown>> => {
  const { number, currency, merchantCode } = asked;
  const ids = number ? (await numberedOrders(ctx, [number])).map(({ id }) => id) : null;
  return sql`c.tenant_id = ${ctx.tenant.id} ${own(ctx)} and ${viewed(asked.view, asked.lateBefore)}
    ${ids ? sql`and c.id = any(${ids}::uuid[])` : sql``}
    ${currency ? sql`and c.currency = ${currency}` : sql``}
    ${merchantCode ? sql`and m.code = upper(${merchantCode})` : sql``}`;
};

const listed = sqlList<ListedCod>({
  columns: sql`c.*, c.remitted_on::text as remitted_on, c.credit_on::text as credit_on, o.order_no, o.customer_no,
    o.tracking_number, o.country_code, o.product_id, m.code as merchant_code, m.name_zh as merchant_zh,
    m.name_en as merchant_en, u.realname as decided_name`,
  from: sql`cod_orders c
    join orders o on o.tenant_id = c.tenant_id and o.id = c.id
    join merchants m on m.tenant_id = c.tenant_id and m.merchant_id = c.merchant_id
    left join users u on u.tenant_id = c.tenant_id and u.id = c.decided_by`,
  id: sql`c.id`,
});

export const page = async (ctx: Ctx, asked: Asked, part: Part) =>
  listed.page(ctx, await conditionsOf(ctx, asked), sql`c.created_at desc, c.id desc`, part);

export async function* batches(ctx: Ctx, asked: Asked, size: number) {
  yield* listed.batches(ctx, await conditionsOf(ctx, asked), size);
}

export interface StateSum {
  state: CodState;
  currency: Currency;
  count: number;
  late: number;
  minor: bigint;
}

/** What is open, by state and currency. */
export const openSums = async (ctx: Ctx, before: Date): Promise<StateSum[]> => {
  const { rows } = await sql<StateSum>`
    select c.state, c.currency, count(*)::int as count,
      count(*) filter (where ${lateBefore(before)})::int as late,
      sum(case when c.state in ('expected', 'collected') then c.due_minor
        when c.credited_at is not null then 0 else coalesce(c.credit_minor, c.remitted_minor) end)::bigint as minor
    from cod_orders c
    where c.tenant_id = ${ctx.tenant.id} ${own(ctx)} and c.state = any(${open})
    group by c.state, c.currency order by c.currency`.execute(ctx.db);
  return rows;
};

/** What merchants got since a moment, after the fee. */
export const creditedSince = async (ctx: Ctx, since: Date) => {
  const { rows } = await sql<{ currency: Currency; minor: bigint }>`
    select c.currency, sum(c.credit_minor - c.fee_minor)::bigint as minor from cod_orders c
    where c.tenant_id = ${ctx.tenant.id} ${own(ctx)} and c.credited_at >= ${since}
    group by c.currency order by c.currency`.execute(ctx.db);
  return rows;
};

/** In the order of their ids, so that two who want the same never wait for each other. */
export const lockMany = async (ctx: Ctx, ids: readonly string[]): Promise<CodRow[]> => {
  const { rows } = await sql<CodRow>`
    select c.*, c.remitted_on::text as remitted_on, c.credit_on::text as credit_on from cod_orders c
    where c.tenant_id = ${ctx.tenant.id} and c.id = any(${[...ids]}::uuid[]) order by c.id for update`.execute(
    ctx.db,
  );
  return rows;
};

export const lock = async (ctx: Ctx, id: string): Promise<CodRow | undefined> =>
  (await lockMany(ctx, [id]))[0];

/** Which of these orders are paid on delivery, and in which currency. */
export const currenciesOf = async (ctx: Ctx, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; currency: Currency }>`
    select id, currency from cod_orders where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ id, currency }) => [id, currency]));
};

/** What a locked order's money came to by a remittance, or by a line that was matched later. */
export const addRemitted = (
  ctx: Ctx,
  parts: readonly { orderId: string; minor: bigint }[],
  { day, creditDay, permille }: { day: string; creditDay: string; permille: number },
) =>
  sql`
    update cod_orders c set remitted_minor = c.remitted_minor + p.minor, remitted_on = ${day}::date,
      credit_on = case when c.credited_at is null then ${creditDay}::date else c.credit_on end,
      fee_permille = coalesce(c.fee_permille, ${permille}), revision = c.revision + 1
    from unnest(${parts.map(({ orderId }) => orderId)}::uuid[], ${parts.map(({ minor }) => minor)}::bigint[])
      as p (id, minor)
    where c.tenant_id = ${ctx.tenant.id} and c.id = p.id`.execute(ctx.db);
