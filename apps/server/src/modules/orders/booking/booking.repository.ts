import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';

/**
 * Says that the carrier is being asked now. False where somebody else has said so since this order
 * was read: only one of them asks.
 */
export const claimSending = async (ctx: Ctx, { id, sent_at }: Pick<OrderRow, 'id' | 'sent_at'>) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('orders')
    .set({
      // As exact as it is read back: a Date has no microseconds.
      sent_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
      tries: sql<number>`least(tries + 1, 30000)`,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('booking', 'in', ['inFlight', 'cancelling'])
    .where(sql<boolean>`sent_at is not distinct from ${sent_at}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countTry = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('orders')
    .set({ tries: sql<number>`least(tries + 1, 30000)` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const numberBoxes = async (ctx: Ctx, orderId: string, numbers: readonly string[]) => {
  if (numbers.length === 0) return;
  await sql`
    update order_boxes b set tracking_number = n.number
    from unnest(${[...numbers]}::text[]) with ordinality as n (number, line)
    where b.tenant_id = ${ctx.tenant.id} and b.order_id = ${orderId} and b.line = n.line`.execute(
    ctx.db,
  );
};
