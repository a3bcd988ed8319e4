import { type ChangeState, type CostChangeFilter, openChangeStates } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ParcelRow } from '../../platform/lists/parcelFacts.ts';
import type { Part } from '../../platform/lists/places.ts';
import { sqlList } from '../../platform/lists/sqlList.ts';
import { type ChangeRow, turnOf } from './changes.repository.ts';

export interface ListedChange extends ChangeRow, ParcelRow {
  product_id: string | null;
  settled_by: string | null;
  settled_at: Date | null;
  created_at: Date;
}

const open = [...openChangeStates];

type Wanted = Partial<CostChangeFilter> & { orderIds?: readonly string[] | undefined };

/** What a number means: an order by any number that it has. */
const numbered = (number: string) => {
  const typed = number.trim();
  return sql`and (o.order_no = ${typed.toUpperCase()} or o.customer_no = ${typed}
    or o.tracking_number = ${typed})`;
};

const conditionsOf = (ctx: Ctx, filter: Wanted): RawBuilder<unknown> => {
  const { state = 'open', reason, turn, merchantCode, number, from, to, orderIds } = filter;
  const moment = (time: string) => fromWire(time, ctx.tenant.zone);
  return sql`c.tenant_id = ${ctx.tenant.id}
    ${ctx.merchantId ? sql`and c.merchant_id = ${ctx.merchantId}` : sql``}
    and ${state === 'open' ? sql`c.status = any(${open}::text[])` : sql`c.status = ${state}`}
    ${reason ? sql`and c.reason = ${reason}` : sql``}
    ${from ? sql`and c.created_at >= ${moment(from)}` : sql``}
    ${to ? sql`and c.created_at < ${moment(to)}::timestamptz + interval '1 second'` : sql``}
    ${number ? numbered(number) : sql``}
    ${orderIds ? sql`and c.order_id = any(${[...orderIds]}::uuid[])` : sql``}
    ${merchantCode ? sql`and m.code = ${merchantCode.toUpperCase()}` : sql``}
    ${turn ? sql`and ${turnOf(turn)}` : sql``}`;
};

const joined = sql`cost_changes c
  join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
  join merchants m on m.tenant_id = c.tenant_id and m.merchant_id = c.merchant_id`;

const columns = sql`c.*, o.order_no, o.warehouse_id, o.customer_no, o.tracking_number, o.country_code,
  o.product_id, m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en`;

const listed = sqlList<ListedChange>({ columns, from: joined, id: sql`c.id` });

/** What is open by its day, what is settled the latest first. */
export const page = (ctx: Ctx, filter: Wanted, part: Part) => {
  const isOpen = [...open, 'open'].includes(filter.state ?? 'open');
  const order = isOpen ? sql`c.due_at, c.id` : sql`c.settled_at desc, c.id desc`;
  return listed.page(ctx, conditionsOf(ctx, filter), order, part);
};

export const batches = (ctx: Ctx, filter: Partial<CostChangeFilter>, size: number) =>
  listed.batches(ctx, conditionsOf(ctx, filter), size);

export const find = async (ctx: Ctx, id: string): Promise<ListedChange | undefined> => {
  const { rows } = await sql<ListedChange>`
    select ${columns} from ${joined} where c.tenant_id = ${ctx.tenant.id} and c.id = ${id}
    ${ctx.merchantId ? sql`and c.merchant_id = ${ctx.merchantId}` : sql``}`.execute(ctx.db);
  return rows[0];
};

export interface OpenSum {
  status: ChangeState;
  currency: string;
  count: number;
  minor: bigint;
}

export const openSums = async (ctx: Ctx, filter: Wanted = {}): Promise<OpenSum[]> => {
  const { rows } = await sql<OpenSum>`
    select c.status, c.currency, count(*)::int as count,
      sum(c.after_minor - c.before_minor)::bigint as minor
    from ${joined} where ${conditionsOf(ctx, { ...filter, state: 'open' })}
    group by c.status, c.currency`.execute(ctx.db);
  return rows;
};
