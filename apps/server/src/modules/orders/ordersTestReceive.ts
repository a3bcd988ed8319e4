import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import * as repo from './orders.repository.ts';
import { receiveOrder } from './physical/receiveOrder.ts';

/** Weighs all boxes of an order in a warehouse and takes it in, without a station. The ctx is the staff's. */
export const receiveWeighed = (
  ctx: Ctx,
  { orderId, warehouseId, kg = 1 }: { orderId: string; warehouseId: string; kg?: number },
) =>
  inTx(ctx, async (ctx) => {
    const [order] = await repo.lock(ctx, [orderId]);
    await ctx.db
      .updateTable('order_boxes')
      .set({ measured_g: kg * 1000, received_at: new Date() })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('order_id', '=', orderId)
      .execute();
    const boxes = await repo.boxesOfOrder(ctx, orderId);
    await ctx.db
      .insertInto('box_places')
      .values(
        boxes.map(({ line, merchant_id }) => ({
          tenant_id: ctx.tenant.id,
          order_id: orderId,
          line,
          merchant_id,
          warehouse_id: warehouseId,
          kind: 'floor',
        })),
      )
      .execute();
    return receiveOrder(ctx, order as repo.OrderRow, { warehouseId, shipmentId: null });
  });
