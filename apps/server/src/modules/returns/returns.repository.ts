import type { listReturns, Parsed, ReturnSource, ReturnState } from '@alpaca/contract';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Returns } from '../../platform/db/schema.gen.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

// More than a house has; what is typed wrongly must not make the answer grow without end.
const placesMost = 2_000;

export type ReturnRow = Selectable<Returns>;

const returns = (ctx: Ctx) =>
  ctx.db.selectFrom('returns').where('tenant_id', '=', ctx.tenant.id).selectAll();

export interface NewReturn {
  merchantId: string;
  orderId: string;
  warehouseId: string | null;
  source: ReturnSource;
  byDefault: string;
}

/** Of an order that is expected back already, the one that stands. */
export const insert = async (ctx: Ctx, made: NewReturn): Promise<ReturnRow> => {
  const added = await ctx.db
    .insertInto('returns')
    .values({
      tenant_id: ctx.tenant.id,
      id: newId(),
      merchant_id: made.merchantId,
      order_id: made.orderId,
      warehouse_id: made.warehouseId,
      source: made.source,
      state: 'expected',
      by_default: made.byDefault,
      created_by: ctx.session?.userId ?? null,
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'order_id']).where('state', '<>', 'ended').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return added ?? ((await openOf(ctx, made.orderId)) as ReturnRow);
};

/** What of an order is expected or on a shelf, held. */
export const openOf = (ctx: Ctx, orderId: string) =>
  returns(ctx)
    .where('order_id', '=', orderId)
    .where('state', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();

export const lock = async (ctx: Ctx, id: string): Promise<ReturnRow> =>
  (await returns(ctx).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('return.notFound');

export const find = async (ctx: Ctx, id: string): Promise<ReturnRow> =>
  (await returns(ctx).where('id', '=', id).executeTakeFirst()) ?? refuse('return.notFound');

export const change = (ctx: Ctx, id: string, values: Updateable<Returns>) =>
  ctx.db
    .updateTable('returns')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Those about which nobody decided in time or that were kept until then, and whose default is not to stay. */
export const overdue = (ctx: Ctx, now: Date, limit: number) =>
  returns(ctx)
    .where('state', '=', 'onShelf')
    .where('deadline', '<=', now)
    .where('by_default', '<>', 'stay')
    .where((eb) => eb.or([eb('wish', 'is', null), eb('wish', '=', 'hold')]))
    .orderBy('deadline')
    .limit(limit)
    .execute();

export type Wanted = Omit<Parsed<typeof listReturns>['body'], 'warehouseId' | 'number'> & {
  /** Null: wherever it is, as for a merchant. */
  warehouseIds: readonly string[] | null;
  /** A number as it was typed, and the orders that go by it. */
  numbered: { number: string; orderIds: readonly string[] } | null;
};

const seen = (ctx: Ctx, warehouseIds: readonly string[] | null) => {
  const inSight = warehouseIds
    ? sql`(r.warehouse_id = any(${warehouseIds}::uuid[]) or r.warehouse_id is null)`
    : sql`true`;
  return sql`r.tenant_id = ${ctx.tenant.id} and ${inSight}`;
};

const conditionsOf = (ctx: Ctx, wanted: Wanted) => {
  const given: RawBuilder<unknown>[] = [seen(ctx, wanted.warehouseIds)];
  if (wanted.state) given.push(sql`r.state = ${wanted.state}`);
  if (wanted.source) given.push(sql`r.source = ${wanted.source}`);
  if (wanted.wish === 'none') given.push(sql`r.wish is null`);
  else if (wanted.wish) given.push(sql`r.wish = ${wanted.wish}`);
  if (wanted.overdue) given.push(sql`r.deadline < now() and r.state <> 'ended'`);
  if (wanted.merchantCode) {
    given.push(sql`exists (select from merchants m where m.tenant_id = r.tenant_id
      and m.merchant_id = r.merchant_id and m.code = ${wanted.merchantCode.toUpperCase()})`);
  }
  if (wanted.numbered) {
    const { number, orderIds } = wanted.numbered;
    given.push(
      sql`(r.order_id = any(${orderIds}::uuid[]) or upper(r.shelf) = ${number.toUpperCase()})`,
    );
  }
  return sql.join(given, sql` and `);
};

/** Those due first before the others; the past from its end on. */
export const page = async (ctx: Ctx, wanted: Wanted) => {
  const { pageNo, pageSize } = wanted;
  const { rows } = await sql<{ id: string; total: number }>`
    select r.id, count(*) over ()::int as total from returns r
    where ${conditionsOf(ctx, wanted)}
    order by (r.state = 'ended'), r.ended_at desc, r.deadline nulls last, r.created_at desc, r.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(ctx.db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
};

export const countByState = async (ctx: Ctx, warehouseIds: readonly string[] | null) => {
  const { rows } = await sql<{ state: ReturnState; count: number }>`
    select r.state, count(*)::int as count from returns r
    where ${seen(ctx, warehouseIds)} group by r.state`.execute(ctx.db);
  return rows;
};

/** Remembers a place of a warehouse's shelf, whatever becomes of what lies there. */
export const rememberPlace = (ctx: Ctx, warehouseId: string, shelf: string) =>
  ctx.db
    .insertInto('shelf_places')
    .values({ tenant_id: ctx.tenant.id, warehouse_id: warehouseId, shelf })
    .onConflict((on) => on.doNothing())
    .execute();

/** Every place of a warehouse that was ever used, with what lies there now. */
export const places = async (ctx: Ctx, warehouseId: string) => {
  const { rows } = await sql<{ shelf: string; count: number; overdue: number }>`
    select p.shelf, count(r.id)::int as count, count(r.id) filter (where r.deadline < now())::int as overdue
    from shelf_places p
    left join returns r on r.tenant_id = p.tenant_id and r.warehouse_id = p.warehouse_id
      and r.shelf = p.shelf and r.state = 'onShelf'
    where p.tenant_id = ${ctx.tenant.id} and p.warehouse_id = ${warehouseId}
    group by p.shelf order by p.shelf limit ${placesMost}`.execute(ctx.db);
  return rows;
};

/** All that a line of the list shows, in the order of the ids. */
export const shown = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('returns as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.merchant_id', '=', 'r.merchant_id'),
    )
    .leftJoin('orders as n', (join) =>
      join.onRef('n.tenant_id', '=', 'r.tenant_id').onRef('n.id', '=', 'r.new_order_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.ended_by'),
    )
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.id', 'in', ids)
    .selectAll('r')
    .select([
      'o.order_no',
      'o.customer_no',
      'o.tracking_number',
      'o.product_id',
      'o.country_code',
      'o.box_count',
      'm.code as merchant_code',
      'm.name_zh',
      'm.name_en',
      'n.order_no as new_order_no',
      'n.status as new_order_status',
      'u.realname as ended_name',
    ])
    .execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};
export type ShownReturn = Awaited<ReturnType<typeof shown>>[number];

export const photosOf = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string[]>();
  const rows = await ctx.db
    .selectFrom('parcel_photos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('return_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .select(['return_id', 'file_id'])
    .execute();
  const of = Map.groupBy(rows, ({ return_id }) => return_id as string);
  return new Map([...of].map(([id, photos]) => [id, photos.map(({ file_id }) => file_id)]));
};
