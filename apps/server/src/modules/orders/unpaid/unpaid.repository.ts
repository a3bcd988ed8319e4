import type { Ctx } from '../../../platform/context.ts';

export interface Unpaid {
  id: string;
  merchant_id: string;
  order_no: string;
  created_by: string | null;
}

const waiting = (ctx: Ctx, submittedBefore: Date, most: number) =>
  ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('booking', '=', 'waitingPayment')
    .where('submitted_at', '<', submittedBefore)
    .orderBy('submitted_at')
    .limit(most)
    .select(['id', 'merchant_id', 'order_no', 'created_by']);

export const untold = (ctx: Ctx, submittedBefore: Date, most: number): Promise<Unpaid[]> =>
  waiting(ctx, submittedBefore, most).where('unpaid_told_at', 'is', null).execute();

export const overdue = (
  ctx: Ctx,
  before: { submitted: Date; told: Date },
  most: number,
): Promise<Unpaid[]> =>
  waiting(ctx, before.submitted, most).where('unpaid_told_at', '<=', before.told).execute();

/** Those that still wait and that nobody else told of meanwhile. */
export const markTold = (ctx: Ctx, orders: readonly Unpaid[], at: Date): Promise<Unpaid[]> =>
  ctx.db
    .updateTable('orders')
    .set({ unpaid_told_at: at })
    .where('tenant_id', '=', ctx.tenant.id)
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('booking', '=', 'waitingPayment')
    .where('unpaid_told_at', 'is', null)
    .returning(['id', 'merchant_id', 'order_no', 'created_by'])
    .execute();
