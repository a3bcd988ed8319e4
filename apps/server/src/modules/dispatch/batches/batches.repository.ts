import { type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { countOf } from '../../../platform/db/countOf.ts';
import type { DB, DispatchBatches } from '../../../platform/db/schema.gen.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireOwnWarehouse } from '../../warehouses/index.ts';

// A day is read as it is written, YYYY-MM-DD.
export type BatchRow = Omit<Selectable<DispatchBatches>, 'day'> & { day: string };

const isDay = (column: 'day' | 'b.day', day: string) =>
  sql<boolean>`${sql.ref(column)} = ${day}::date`;

const ofTenant = (ctx: Ctx) =>
  ctx.db.selectFrom('dispatch_batches').where('tenant_id', '=', ctx.tenant.id);

/** Whosever it is: for what is done without a caller. */
export const find = async (ctx: Ctx, id: string): Promise<BatchRow> => {
  const batch = await ofTenant(ctx).where('id', '=', id).selectAll().executeTakeFirst();
  return (batch as BatchRow | undefined) ?? refuse('batch.notFound');
};

/** A batch of a warehouse in which the caller works. */
export const findOwn = async (ctx: Ctx, id: string): Promise<BatchRow> => {
  const batch = await find(ctx, id);
  await requireOwnWarehouse(ctx, batch.warehouse_id);
  return batch;
};

/**
 * `share` lets others put boxes in at the same time, and nobody close it; `update` is for whoever closes
 * or opens it.
 */
const lock = async (ctx: Ctx, id: string, how: 'share' | 'update'): Promise<BatchRow> => {
  const asked = ofTenant(ctx).where('id', '=', id).selectAll();
  const locked = how === 'share' ? asked.forShare() : asked.forUpdate();
  const batch = (await locked.executeTakeFirst()) as BatchRow | undefined;
  return batch ?? refuse('batch.notFound');
};

export const lockOwn = async (ctx: Ctx, id: string, how: 'share' | 'update'): Promise<BatchRow> => {
  const batch = await lock(ctx, id, how);
  await requireOwnWarehouse(ctx, batch.warehouse_id);
  return batch;
};

export const change = (ctx: Ctx, id: string, values: Updateable<DB['dispatch_batches']>) =>
  ctx.db
    .updateTable('dispatch_batches')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export interface Found {
  warehouseId: string;
  day?: string | undefined;
  status?: string | undefined;
  keyword?: string | undefined;
}

const found = (ctx: Ctx, { warehouseId, day, status, keyword = '' }: Found) =>
  ctx.db
    .selectFrom('dispatch_batches as b')
    .where('b.tenant_id', '=', ctx.tenant.id)
    .where('b.warehouse_id', '=', warehouseId)
    .$if(day !== undefined, (q) => q.where(isDay('b.day', day as string)))
    .$if(status !== undefined, (q) => q.where('b.status', '=', status as string))
    .$if(keyword !== '', (q) =>
      q.where(
        sql<boolean>`position(upper(${keyword}) in upper(b.batch_no || ' ' || b.master_no || ' ' || b.vehicle)) > 0`,
      ),
    );

export const page = async (
  ctx: Ctx,
  asked: Found,
  { limit, offset }: { limit: number; offset: number },
): Promise<BatchRow[]> =>
  (await found(ctx, asked)
    .orderBy('b.day', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .offset(offset)
    .selectAll('b')
    .execute()) as unknown as BatchRow[];

export const count = (ctx: Ctx, asked: Found) => countOf(found(ctx, asked));

export interface Sums {
  bags: number;
  closedBags: number;
  orders: number;
  boxes: number;
  netG: number;
  grossG: number;
}

export const noSums: Sums = { bags: 0, closedBags: 0, orders: 0, boxes: 0, netG: 0, grossG: 0 };

/** What is in these batches, counted anew each time: nobody adds to a number that could be wrong. */
export const sumsOf = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, Sums>> => {
  const { rows } = await sql<{ batch_id: string } & Record<keyof Sums, bigint | null>>`
    with inside as (
      select g.batch_id, count(distinct p.order_id) as orders, count(*) as boxes, sum(x.measured_g) as net
      from bags g
      join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
      join order_boxes x on x.tenant_id = p.tenant_id and x.order_id = p.order_id and x.line = p.line
      where g.tenant_id = ${ctx.tenant.id} and g.batch_id = any(${[...ids]}::uuid[])
      group by g.batch_id
    )
    select g.batch_id, count(*) as bags, count(g.closed_at) as "closedBags", max(i.orders) as orders,
      max(i.boxes) as boxes, max(i.net) as "netG", sum(g.gross_g) as "grossG"
    from bags g left join inside i using (batch_id)
    where g.tenant_id = ${ctx.tenant.id} and g.batch_id = any(${[...ids]}::uuid[])
    group by g.batch_id`.execute(ctx.db);
  return new Map(
    rows.map(({ batch_id, ...sums }) => [
      batch_id,
      Object.fromEntries(
        Object.entries(sums).map(([name, value]) => [name, Number(value ?? 0)]),
      ) as unknown as Sums,
    ]),
  );
};

/** Names of lines and people in a reader's language, for the rows of a list. */
export const namesFor = async (ctx: Ctx, rows: readonly BatchRow[]) => {
  const { rows: products } = await sql<{ id: string; code: string; zh: string; en: string }>`
    select id, code, name_zh as zh, name_en as en from products
    where tenant_id = ${ctx.tenant.id} and id = any(${rows.map((row) => row.product_id)}::uuid[])`.execute(
    ctx.db,
  );
  const people = rows.flatMap(({ closed_by }) => closed_by ?? []);
  const { rows: users } = await sql<{ id: string; realname: string }>`
    select id, realname from users
    where tenant_id = ${ctx.tenant.id} and id = any(${people}::uuid[])`.execute(ctx.db);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    users: new Map(users.map(({ id, realname }) => [id, realname])),
  };
};

/** The next number of a warehouse's day and line; nobody takes it meanwhile. */
export const nextNumber = async (
  ctx: Ctx,
  { warehouseId, productId, day }: { warehouseId: string; productId: string; day: string },
): Promise<number> => {
  const key = `${ctx.tenant.id}/${warehouseId}/${productId}/${day}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(ctx.db);
  const { total } = await ofTenant(ctx)
    .where('warehouse_id', '=', warehouseId)
    .where('product_id', '=', productId)
    .where(isDay('day', day))
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) + 1;
};

export interface WaitingLine {
  product_id: string;
  code: string;
  name_zh: string;
  name_en: string;
  orders: bigint;
  boxes: bigint;
  open_batch_id: string | null;
}

/** Lines that a warehouse takes, or has parcels of: how much of each is on its floor. */
export const linesOf = async (
  ctx: Ctx,
  warehouseId: string,
  day: string,
): Promise<WaitingLine[]> => {
  const { rows } = await sql<WaitingLine>`
    with waiting as (
      select o.product_id, count(distinct o.id) as orders, count(*) as boxes
      from box_places p
      join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id and o.status = 'inWarehouse'
      where p.tenant_id = ${ctx.tenant.id} and p.warehouse_id = ${warehouseId} and p.kind = 'floor'
      group by o.product_id
    ), taken as (
      select product_id from warehouse_lines
      where tenant_id = ${ctx.tenant.id} and warehouse_id = ${warehouseId}
      union select product_id from waiting
    )
    select p.id as product_id, p.code, p.name_zh, p.name_en, coalesce(w.orders, 0) as orders,
      coalesce(w.boxes, 0) as boxes, (
        select b.id from dispatch_batches b
        where b.tenant_id = p.tenant_id and b.warehouse_id = ${warehouseId} and b.product_id = p.id
          and b.day = ${day}::date and b.status = 'open'
        order by b.id desc limit 1
      ) as open_batch_id
    from taken t
    join products p on p.tenant_id = ${ctx.tenant.id} and p.id = t.product_id
    left join waiting w on w.product_id = p.id
    order by coalesce(w.boxes, 0) desc, p.code`.execute(ctx.db);
  return rows;
};

/** Of one line: what is on the floor and in no bag yet. */
export const waitingOf = async (ctx: Ctx, { warehouse_id, product_id }: BatchRow) => {
  const { rows } = await sql<{ orders: bigint; boxes: bigint }>`
    select count(distinct o.id) as orders, count(*) as boxes from box_places p
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id and o.status = 'inWarehouse'
      and o.product_id = ${product_id}
    where p.tenant_id = ${ctx.tenant.id} and p.warehouse_id = ${warehouse_id} and p.kind = 'floor'`.execute(
    ctx.db,
  );
  return { orders: Number(rows[0]?.orders ?? 0), boxes: Number(rows[0]?.boxes ?? 0) };
};

/** The orders that have a box in one of its bags. */
export const orderIdsIn = async (ctx: Ctx, batchId: string): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select distinct p.order_id from bags g
    join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
    where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batchId}
    order by p.order_id`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
};
