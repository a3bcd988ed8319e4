import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { ownWarehouseIds } from '../warehouses/index.ts';

export const lockStray = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('strays')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst()) ?? refuse('stray.notFound');
export type StrayRow = Awaited<ReturnType<typeof lockStray>>;

/** An order took it over. */
export const endAsOrdered = (ctx: Ctx, id: string, orderId: string) =>
  ctx.db
    .updateTable('strays')
    .set({ order_id: orderId, ended_at: sql<Date>`now()`, ending: 'ordered' })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** An order by a number of ours or of its merchant's; of several the strays' own merchant's. */
export const orderOf = async (ctx: Ctx, { merchant_id }: StrayRow, orderNo: string) => {
  const { rows } = await sql<{ id: string; merchant_id: string }>`
    select id, merchant_id from orders
    where tenant_id = ${ctx.tenant.id} and (order_no in (${orderNo}, upper(${orderNo}))
      or (customer_no = ${orderNo} and merchant_id = ${merchant_id} and status <> 'voided'))
    order by merchant_id <> ${merchant_id} limit 1`.execute(ctx.db);
  return rows[0] ?? refuse('order.notFound');
};

export const photosOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('parcel_photos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('stray_id', 'in', ids)
    .orderBy('id')
    .select(['stray_id', 'file_id'])
    .execute();
  return Map.groupBy(rows, ({ stray_id }) => stray_id as string);
};

/** A merchant's own, or those of the warehouses in which the caller works. */
export const reachable = async (ctx: Ctx, isOpen: boolean) => {
  const houses = ctx.merchantId === null ? await ownWarehouseIds(ctx) : null;
  const query = ctx.db
    .selectFrom('strays as s')
    .where('s.tenant_id', '=', ctx.tenant.id)
    .where('s.ended_at', isOpen ? 'is' : 'is not', null);
  return houses ? query.where('s.warehouse_id', 'in', houses.length > 0 ? houses : [null]) : query;
};
