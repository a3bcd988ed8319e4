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
