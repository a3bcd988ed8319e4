import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export type ChangeReason = 'measured' | 'bill' | 'remote' | 'duty' | 'return' | 'storage' | 'other';

/** What a cost change is about, as orders tell it. */
export interface ChangedOrder {
  id: string;
  merchant_id: string;
  order_no: string;
}

export const setConfirmStatus = (
  ctx: Ctx,
  orderId: string,
  status: 'none' | 'awaiting' | 'confirmed' | 'disputed',
) =>
  ctx.db
    .updateTable('orders')
    .set({ confirm_status: status, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', orderId)
    .execute();

/** Those that nobody disputed in time. */
export const dueChanges = (ctx: Ctx, before: Date, limit: number) =>
  ctx.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('status', 'in', ['awaiting', 'confirmed'])
    .where('due_at', '<=', before)
    .orderBy('due_at')
    .limit(limit)
    .select(['id', 'order_id', 'merchant_id'])
    .execute();

/** The order first, as everybody does who moves it; what is settled is settled once. */
export const lockDue = async (ctx: Ctx, { id, order_id }: { id: string; order_id: string }) => {
  const order = await ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', order_id)
    .forUpdate()
    .select('order_no')
    .executeTakeFirstOrThrow();
  const change = await ctx.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('status', 'in', ['awaiting', 'confirmed'])
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  return change && { ...change, order_no: order.order_no };
};

export const lockOfOrder = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .selectAll()
    .execute();

export const settle = (
  ctx: Ctx,
  ids: readonly string[],
  status: 'debited' | 'credited' | 'withdrawn',
) =>
  ctx.db
    .updateTable('cost_changes')
    .set({ status, settled_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();
