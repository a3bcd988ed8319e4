import type { PrintObstacle } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('label_sets as s').where('s.tenant_id', '=', ctx.tenant.id);

export const find = async (ctx: Ctx, id: string) =>
  (await mine(ctx).where('s.id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('labelSet.notFound');
export type LabelSetRow = Awaited<ReturnType<typeof find>>;

export const lock = async (ctx: Ctx, id: string): Promise<LabelSetRow> =>
  (await mine(ctx).where('s.id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('labelSet.notFound');

/** Nobody of the merchant begins another until the transaction ends. */
export const lockNew = ({ db, merchantId }: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${merchantId}/labelSets`}, 0))`.execute(db);

/** Sets that are still being made. */
export const underWay = async (ctx: Ctx) => {
  const { count } = await mine(ctx)
    .where('s.status', '=', 'making')
    .select((s) => s.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

type NewSet = Omit<LabelSetRow, 'tenant_id' | 'status' | 'file_id' | 'pages' | 'created_at'>;

export const add = async (ctx: Ctx, set: NewSet, orderIds: readonly string[]) => {
  await ctx.db
    .insertInto('label_sets')
    .values({ tenant_id: ctx.tenant.id, ...set })
    .execute();
  await sql`
    insert into label_set_orders (tenant_id, set_id, place, merchant_id, order_id, obstacle)
    select ${ctx.tenant.id}, ${set.id}, n.place, ${set.merchant_id}::uuid, n.id, 'missing'
    from unnest(${orderIds}::uuid[]) with ordinality as n (id, place)`.execute(ctx.db);
};

const told = (ctx: Ctx) =>
  mine(ctx)
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'),
    )
    .leftJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.id', '=', 's.file_id'),
    )
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('label_set_orders as o')
          .whereRef('o.tenant_id', '=', 's.tenant_id')
          .whereRef('o.set_id', '=', 's.id')
          .select((o) => o.fn.countAll<bigint>().as('orders'))
          .select((o) => o.fn.count<bigint>('o.obstacle').as('missing'))
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select(['u.realname', 'f.bytes', 'n.orders', 'n.missing']);
export type ToldSet = Awaited<ReturnType<ReturnType<typeof told>['executeTakeFirstOrThrow']>>;

export const findTold = async (ctx: Ctx, id: string): Promise<ToldSet> =>
  (await told(ctx).where('s.id', '=', id).executeTakeFirst()) ?? refuse('labelSet.notFound');

interface Paged {
  pageNo: number;
  pageSize: number;
}

export const page = async (ctx: Ctx, { pageNo, pageSize }: Paged) => {
  const [rows, { count }] = await Promise.all([
    told(ctx)
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    mine(ctx)
      .select((s) => s.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count) };
};

const ordersOf = (ctx: Ctx, setId: string) =>
  ctx.db
    .selectFrom('label_set_orders as s')
    .where('s.tenant_id', '=', ctx.tenant.id)
    .where('s.set_id', '=', setId);

export const orderPage = async (
  ctx: Ctx,
  setId: string,
  { pageNo, pageSize, missing }: Paged & { missing?: boolean | undefined },
) => {
  const found = ordersOf(ctx, setId).$if(missing === true, (q) =>
    q.where('s.obstacle', 'is not', null),
  );
  const [rows, { count }] = await Promise.all([
    found
      .innerJoin('orders as o', (join) =>
        join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.order_id'),
      )
      .selectAll('s')
      .select(['o.order_no', 'o.customer_no', 'o.tracking_number'])
      .orderBy('s.place')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    found.select((s) => s.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count) };
};

/** The orders of a set after a place, in their order. */
export const ordersAfter = (ctx: Ctx, setId: string, place: number, most: number) =>
  ordersOf(ctx, setId)
    .where('s.place', '>', place)
    .orderBy('s.place')
    .limit(most)
    .select(['s.place', 's.order_id'])
    .execute();

export interface PagedOrder {
  place: number;
  order_id: string;
  first_page: number;
  last_page: number;
  /** Whether it begins on a page of its own, not on a sheet where another ends. */
  is_fresh: boolean;
}

/**
 * Those whose pages end at a page or after it; and before them those that the first shares sheets
 * with, back to one that begins a sheet.
 */
export const ordersFromPage = async (ctx: Ctx, setId: string, from: number, most: number) => {
  const { rows } = await sql<PagedOrder>`
    with paged as (
      select place, order_id, first_page, last_page,
        coalesce(first_page > lag(last_page) over (order by place), true) as is_fresh
      from label_set_orders
      where tenant_id = ${ctx.tenant.id} and set_id = ${setId} and first_page < ${from + most}),
    start as (
      select max(p.place) as place from paged p
      where p.is_fresh and p.place <= (select min(l.place) from paged l where l.last_page >= ${from}))
    select p.* from paged p, start where p.place >= start.place order by p.place`.execute(ctx.db);
  return rows;
};

/** Where an order's pages came to be, or why it has none. */
export interface Put {
  place: number;
  obstacle: PrintObstacle | null;
  firstPage: number | null;
  lastPage: number | null;
  fileName: string | null;
}

export const put = (ctx: Ctx, setId: string, puts: readonly Put[]) =>
  sql`
    update label_set_orders s
    set obstacle = n.obstacle, first_page = n.first_page, last_page = n.last_page,
        file_name = n.file_name
    from jsonb_to_recordset(${JSON.stringify(
      puts.map(({ place, obstacle, firstPage, lastPage, fileName }) => ({
        place,
        obstacle,
        first_page: firstPage,
        last_page: lastPage,
        file_name: fileName,
      })),
    )}::jsonb) as n (place int, obstacle text, first_page int, last_page int, file_name text)
    where s.tenant_id = ${ctx.tenant.id} and s.set_id = ${setId} and s.place = n.place`.execute(
    ctx.db,
  );

export const change = (
  ctx: Ctx,
  id: string,
  values: Partial<Pick<LabelSetRow, 'job_id' | 'status' | 'file_id' | 'pages'>>,
) =>
  ctx.db
    .updateTable('label_sets')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
