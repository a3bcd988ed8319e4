import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import * as repo from '../orders.repository.ts';

/** Holds orders until the transaction ends: of two people who print one at once, one is the second. */
export const lockForPrint = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await repo.lock(ctx, ids);
  return rows.map(({ id, merchant_id, order_no, status, booking, label }) => ({
    id,
    merchantId: merchant_id,
    orderNo: order_no,
    status,
    booking,
    label,
  }));
};

/** Takes prints of labels that came to nothing off their orders, each as often as it stands there. */
export const noteNotPrinted = async (
  ctx: Ctx,
  prints: readonly { orderId: string; merchantId: string }[],
) => {
  if (prints.length === 0) return;
  const orderIds = prints.map(({ orderId }) => orderId);
  await sql`
    update orders o set print_count = o.print_count - f.count
    from (select id, count(*) from unnest(${orderIds}::uuid[]) as id group by id) f
    where o.tenant_id = ${ctx.tenant.id} and o.id = f.id`.execute(ctx.db);
  for (const merchantId of new Set(prints.map((print) => print.merchantId))) {
    await tell(ctx, { cmd: 'merchant', merchantId });
  }
};
