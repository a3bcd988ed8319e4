import type { Ctx } from '../../../platform/context.ts';
import * as repo from '../orders.repository.ts';

/**
 * Some boxes of an order are here and others not yet: it is handed over by that, listed or not, so that
 * nobody voids what lies on our floor.
 */
export const noteSomeHere = async (ctx: Ctx, order: repo.OrderRow) => {
  if (order.handed_over_at) return;
  await repo.change(ctx, [order.id], { handed_over_at: new Date() });
};
