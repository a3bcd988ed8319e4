import type { WithholdReason } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type ReasonOutcome,
  tellEnded,
  tellWithheld,
  type WithheldOrder,
} from './withheldStory.ts';

export interface NewReason {
  reason: WithholdReason;
  note?: string;
  /** Until when somebody has to decide, and what becomes of it otherwise. */
  deadline: Date;
  byDefault: 'return' | 'destroy' | 'stay';
}

/**
 * Writes a reason down and tells of it; null where the same one is open already. The order's count is the
 * caller's.
 */
export const addReason = async (
  ctx: Ctx,
  order: WithheldOrder,
  { reason, note = '', deadline, byDefault }: NewReason,
): Promise<string | null> => {
  const added = await ctx.db
    .insertInto('withholdings')
    .values({
      tenant_id: ctx.tenant.id,
      id: newId(),
      merchant_id: order.merchant_id,
      order_id: order.id,
      warehouse_id: order.warehouse_id as string,
      reason,
      note,
      deadline,
      by_default: byDefault,
      created_by: ctx.session?.userId ?? null,
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'order_id', 'reason']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await tellWithheld(ctx, order, { reason, note, deadline });
  return added.id;
};

interface OpenReason {
  id: string;
  reason: string;
}

/** Ends those of an order's reasons that are meant, or all, and tells of it; how many are left open. */
export const endReasons = async (
  ctx: Ctx,
  order: WithheldOrder,
  outcome: ReasonOutcome,
  isMeant: (open: OpenReason) => boolean = () => true,
): Promise<number> => {
  const open = await ctx.db
    .selectFrom('withholdings')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', order.id)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .select(['id', 'reason'])
    .execute();
  const ending = open.filter(isMeant);
  if (ending.length > 0) {
    await ctx.db
      .updateTable('withholdings')
      .set({ outcome, ended_at: sql<Date>`now()`, ended_by: ctx.session?.userId ?? null })
      .where('tenant_id', '=', ctx.tenant.id)
      .where(
        'id',
        'in',
        ending.map(({ id }) => id),
      )
      .execute();
  }
  const left = open.length - ending.length;
  if (ending.length > 0) {
    await tellEnded(ctx, order, { outcome, reasons: ending.map(({ reason }) => reason), left });
  }
  return left;
};

/** That its carrier said no, if that withholds an order. */
export const openRefused = async (ctx: Ctx, orderId: string): Promise<string | null> => {
  const open = await ctx.db
    .selectFrom('withholdings')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('reason', '=', 'carrierRefused')
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return open?.id ?? null;
};

/** What it said last is what counts. */
export const renewRefused = (ctx: Ctx, orderId: string, note: string) =>
  ctx.db
    .updateTable('withholdings')
    .set({ note })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('reason', '=', 'carrierRefused')
    .where('ended_at', 'is', null)
    .execute();
