import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NewEvent, OrderRow } from '../orders.repository.ts';
import { moveBoxes } from './places.ts';
import { endReasons } from './reasons.ts';
import { takeStep } from './takeStep.ts';

/** Ends these reasons of an order; how many are left. Where one of them is over already, it is said. */
export const endNamed = async (ctx: Ctx, order: OrderRow, ids: readonly string[]) => {
  const left = await endReasons(ctx, order, 'released', ({ id }) => ids.includes(id));
  if (order.open_reasons - left < ids.length) refuse('withholding.ended');
  return left;
};

/** Settles some reasons of a locked order that is paid; with the last of them the parcel goes on. */
export const settleReasons = async (
  ctx: Ctx,
  order: OrderRow,
  ids: readonly string[],
  actor: NewEvent['actor'],
): Promise<OrderRow> => {
  const left = await endNamed(ctx, order, ids);
  const values = { open_reasons: left };
  // One reason is left to be looked at when the order is moved, so the step tells several from the last.
  const before = { ...order, open_reasons: left + 1 };
  const step = left > 0 ? 'settleReason' : 'release';
  const { order: after } = await takeStep(ctx, before, step, { actor, values });
  if (left === 0) await moveBoxes(ctx, order.id, 'floor');
  return after;
};
