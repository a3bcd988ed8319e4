import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { findOrder, lockOrders, type OrderRow } from '../orders/index.ts';
import { ownWarehouseIds, requireOwnWarehouse } from '../warehouses/index.ts';
import { refuseEnded } from './refuseEnded.ts';
import * as repo from './withholding.repository.ts';

/** Where the caller may look: the staff in its warehouses, a merchant wherever its own parcels are. */
export const warehousesInSight = async (
  ctx: Ctx,
  warehouseId?: string,
): Promise<string[] | null> => {
  if (ctx.merchantId) return warehouseId ? [warehouseId] : null;
  if (!warehouseId) return ownWarehouseIds(ctx);
  await requireOwnWarehouse(ctx, warehouseId);
  return [warehouseId];
};

/** The staff acts in its own warehouses; what is a merchant's, row security has seen to. */
const requireHere = async (ctx: Ctx, { warehouse_id }: OrderRow) => {
  if (!ctx.merchantId) await requireOwnWarehouse(ctx, warehouse_id);
};

export type OpenReason = Awaited<ReturnType<typeof repo.openReasons>>[number];

export interface Withheld {
  order: OrderRow;
  open: OpenReason[];
}

/** An order that is or was withheld, and whose caller may look at it. */
export const findWithheld = async (ctx: Ctx, orderId: string): Promise<OrderRow> => {
  const order = await findOrder(ctx, orderId);
  if ((await repo.reasonsOf(ctx, [orderId])).length === 0) refuse('withholding.notFound');
  await requireHere(ctx, order);
  return order;
};

/** The same one, held, with what withholds it now; where nothing does any more, who comes late is told. */
export const lockOpen = async (ctx: Ctx, orderId: string): Promise<Withheld> => {
  const [order] = await lockOrders(ctx, [orderId]);
  const found = order as OrderRow;
  const open = await repo.openReasons(ctx, orderId);
  if (open.length === 0 && (await repo.reasonsOf(ctx, [orderId])).length === 0) {
    refuse('withholding.notFound');
  }
  await requireHere(ctx, found);
  return open.length > 0 ? { order: found, open } : refuseEnded(ctx, orderId);
};

export const actorOf = ({ merchantId }: Ctx) => (merchantId ? 'merchant' : 'operator');
