import type { WithholdReason } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';

export interface Wanted {
  state: 'open' | 'ended';
  /** Null: wherever it is, as for a merchant. */
  warehouseIds: readonly string[] | null;
  reason?: string | undefined;
  overdue?: boolean | undefined;
  turn?: string | undefined;
  merchantCode?: string | undefined;
  orderIds?: readonly string[] | undefined;
  pageNo: number;
  pageSize: number;
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

const inWarehouses = (ids: readonly string[] | null) =>
  ids === null ? sql`true` : sql`w.warehouse_id = any(${ids}::uuid[])`;

/** Of parcels that are withheld the reasons that stand; of the others all that ever did. */
const conditionsOf = (ctx: Ctx, wanted: Wanted) => {
  const isOpen = wanted.state === 'open';
  const given: RawBuilder<unknown>[] = [
    sql`w.tenant_id = ${ctx.tenant.id}`,
    isOpen
      ? sql`w.ended_at is null`
      : sql`not exists (select from withholdings s where s.tenant_id = w.tenant_id
          and s.order_id = w.order_id and s.ended_at is null)`,
    inWarehouses(wanted.warehouseIds),
  ];
  if (wanted.reason) {
    given.push(sql`exists (select from withholdings s where s.tenant_id = w.tenant_id
      and s.order_id = w.order_id and s.reason = ${wanted.reason} and (${!isOpen} or s.ended_at is null))`);
  }
  if (wanted.orderIds) given.push(sql`w.order_id = any(${wanted.orderIds}::uuid[])`);
  if (wanted.turn) {
    given.push(sql`exists (select from threads t where t.tenant_id = w.tenant_id
      and t.subject_kind = 'withholding' and t.subject_id = w.order_id and t.turn = ${wanted.turn})`);
  }
  if (wanted.merchantCode) {
    given.push(sql`exists (select from merchants m where m.tenant_id = w.tenant_id
      and m.merchant_id = w.merchant_id and m.code = ${wanted.merchantCode.toUpperCase()})`);
  }
  return all(given);
};

/** Orders with what withholds them: those due first before the others, the past from its end on. */
export const page = async (ctx: Ctx, wanted: Wanted) => {
  const { pageNo, pageSize, overdue, state } = wanted;
  const due = overdue ? sql`having min(w.deadline) < now()` : sql``;
  const order = state === 'open' ? sql`min(w.deadline), w.order_id` : sql`max(w.ended_at) desc`;
  const { rows } = await sql<{ order_id: string; total: number }>`
    select w.order_id, count(*) over ()::int as total from withholdings w
    where ${conditionsOf(ctx, wanted)} group by w.order_id ${due}
    order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(ctx.db);
  return { ids: rows.map(({ order_id }) => order_id), total: rows[0]?.total ?? 0 };
};

export const countByReason = async (ctx: Ctx, warehouseIds: readonly string[] | null) => {
  const { rows } = await sql<{ reason: WithholdReason; count: number }>`
    select w.reason, count(*)::int as count from withholdings w
    where w.tenant_id = ${ctx.tenant.id} and w.ended_at is null and ${inWarehouses(warehouseIds)}
    group by w.reason order by count desc, w.reason`.execute(ctx.db);
  return rows;
};

/** How many parcels are withheld; with a turn only those in which that side is to answer. */
const open = (ctx: Ctx, wanted: Pick<Wanted, 'warehouseIds' | 'turn'>) => sql`withholdings w
  where ${conditionsOf(ctx, { ...wanted, state: 'open', pageNo: 1, pageSize: 1 })}`;

export const countOpen = async (ctx: Ctx, wanted: Pick<Wanted, 'warehouseIds' | 'turn'>) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct w.order_id)::int as count from ${open(ctx, wanted)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

export const oldestOpen = (ctx: Ctx, wanted: Pick<Wanted, 'warehouseIds' | 'turn'>) =>
  oldestOf(ctx, sql`w.created_at`, open(ctx, wanted));

/** What an order of the page shows of itself. */
export const ordersOf = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .selectFrom('orders as o')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.merchant_id', '=', 'o.merchant_id'),
    )
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.id', 'in', ids)
    .select([
      'o.id',
      'o.order_no',
      'o.customer_no',
      'o.tracking_number',
      'o.product_id',
      'o.country_code',
      'o.box_count',
      'o.weight_g',
      'o.measured_g',
      'o.status',
      'o.settlement',
      'o.booking',
      'o.currency',
      'o.real_minor',
      'o.quoted_minor',
      'o.hold_id',
      'm.code',
      'm.name_zh',
      'm.name_en',
    ])
    .execute();
export type ParcelRow = Awaited<ReturnType<typeof ordersOf>>[number];

/** Every reason that some orders ever had, the oldest first. */
export const reasonsOf = (ctx: Ctx, orderIds: readonly string[]) =>
  ctx.db
    .selectFrom('withholdings as w')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'w.tenant_id').onRef('u.id', '=', 'w.created_by'),
    )
    .leftJoin('users as e', (join) =>
      join.onRef('e.tenant_id', '=', 'w.tenant_id').onRef('e.id', '=', 'w.ended_by'),
    )
    .where('w.tenant_id', '=', ctx.tenant.id)
    .where('w.order_id', 'in', orderIds)
    .orderBy('w.created_at')
    .orderBy('w.id')
    .select(['w.id', 'w.order_id', 'w.warehouse_id', 'w.reason', 'w.note', 'w.deadline'])
    .select(['w.by_default', 'w.outcome', 'w.ended_at', 'w.created_at'])
    .select(['u.realname as by_name', 'w.ended_by', 'e.realname as ended_name'])
    .execute();
export type ReasonRow = Awaited<ReturnType<typeof reasonsOf>>[number];

export const openReasons = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('withholdings')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .orderBy('deadline')
    .select(['id', 'reason', 'deadline', 'by_default', 'warehouse_id'])
    .execute();

export const photoCounts = async (ctx: Ctx, orderIds: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('parcel_photos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .select(['order_id', (s) => s.fn.countAll<bigint>().as('count')])
    .execute();
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]));
};
