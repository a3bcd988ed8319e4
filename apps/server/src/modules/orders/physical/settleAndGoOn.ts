import type { Ctx } from '../../../platform/context.ts';
import type { NewEvent, OrderRow } from '../orders.repository.ts';
import { bookHere } from './bookHere.ts';
import { moveBoxes } from './places.ts';
import { addReason } from './reasons.ts';
import { endNamed, settleReasons } from './settleReasons.ts';
import { charge, realPriceOf } from './settleStep.ts';
import { takeStep } from './takeStep.ts';
import { reasonNow } from './withhold.ts';

type Actor = NewEvent['actor'];

/** Nothing else withholds it, but it was never charged: now it is, or it waits for the money. */
const payAndGoOn = async (
  ctx: Ctx,
  order: OrderRow,
  ids: readonly string[],
  actor: Actor,
): Promise<OrderRow> => {
  if (await charge(ctx, order, realPriceOf(order))) {
    await endNamed(ctx, order, ids);
    const values = { open_reasons: 0 };
    const before = { ...order, open_reasons: 1 };
    const { order: after } = await takeStep(ctx, before, 'releaseAndPaid', { actor, values });
    await moveBoxes(ctx, order.id, 'floor');
    if (after.booking === 'inFlight') await bookHere(ctx, after);
    return after;
  }
  // Before the others end: nobody is told that it goes on where it stays.
  await addReason(ctx, order, await reasonNow(ctx, order.warehouse_id, 'arrears'));
  await endNamed(ctx, { ...order, open_reasons: order.open_reasons + 1 }, ids);
  const values = { open_reasons: 1 };
  const before = { ...order, open_reasons: 2 };
  const detail = { withheld: 'arrears' };
  return (await takeStep(ctx, before, 'settleReason', { actor, values, detail })).order;
};

/**
 * Settles some reasons of a locked order by hand. With the last of them it goes on: one that was received
 * unpaid, because its merchant meant to have it back, is charged first. What has no price does not go on.
 */
export const settleAndGoOn = (
  ctx: Ctx,
  order: OrderRow,
  ids: readonly string[],
  actor: Actor,
): Promise<OrderRow> => {
  const isUnpaid = order.settlement === 'unpaid' && order.real_quote !== null;
  return isUnpaid && ids.length === order.open_reasons
    ? payAndGoOn(ctx, order, ids, actor)
    : settleReasons(ctx, order, ids, actor);
};
