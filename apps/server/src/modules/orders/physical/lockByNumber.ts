import type { OrderStatus } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { numberedOrders } from '../list/ordersByNumber.repository.ts';
import * as repo from '../orders.repository.ts';

/**
 * Locks the order that a number on a parcel means. Of several that go by it the one that stands as is
 * asked for, the first such status first; where none does the newest, so that its state is what refuses.
 */
export const lockByNumber = async (
  ctx: Ctx,
  number: string,
  preferred: readonly OrderStatus[],
): Promise<repo.OrderRow> => {
  const ids = [...new Set((await numberedOrders(ctx, [number])).map(({ id }) => id))];
  if (ids.length === 0) refuse('order.noSuchNumber', { no: number });
  const statusOf = new Map((await repo.findMany(ctx, ids)).map((row) => [row.id, row.status]));
  const meant = preferred
    .map((status) => ids.find((id) => statusOf.get(id) === status))
    .find((id) => id !== undefined);
  return repo.lockOne(ctx, meant ?? (ids[0] as string));
};
