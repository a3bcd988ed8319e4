import type { Ctx } from '../../../platform/context.ts';
import type { NewEvent, OrderRow } from '../orders.repository.ts';
import { bookHere } from './bookHere.ts';
import { dropPlaces, moveBoxes, requireUnpacked } from './places.ts';
import { endReasons } from './reasons.ts';
import {
  announceReturnFee,
  charge,
  chargeHandling,
  realPriceOf,
  refundLessHandling,
} from './settleStep.ts';
import { takeStep } from './takeStep.ts';
import type { ReasonOutcome } from './withheldStory.ts';

// How what withholds a parcel ends. Each takes a locked order, in the caller's transaction.

type Actor = NewEvent['actor'];

/** Charges what is owed, if there is enough; what is labelled here is booked then. */
export const payArrears = async (ctx: Ctx, order: OrderRow, actor: Actor) => {
  if (!(await charge(ctx, order, realPriceOf(order)))) return null;
  const left = await endReasons(ctx, order, 'paid', ({ reason }) => reason === 'arrears');
  const step = left > 0 ? 'payArrears' : 'releaseAndPaid';
  const values = { open_reasons: left };
  const before = { ...order, open_reasons: left + 1 };
  const { order: after } = await takeStep(ctx, before, step, { actor, values });
  if (left === 0) await moveBoxes(ctx, order.id, 'floor');
  if (after.booking === 'inFlight') await bookHere(ctx, after);
  return after;
};

const endings = {
  return: { step: 'return', outcome: 'returned' },
  destroy: { step: 'destroy', outcome: 'destroyed' },
} as const satisfies Record<string, { step: string; outcome: ReasonOutcome }>;

/** Sends a parcel back or destroys it: all reasons end, and its money as the table of moves says. */
export const giveUp = async (
  ctx: Ctx,
  order: OrderRow,
  how: keyof typeof endings,
  actor: Actor,
): Promise<OrderRow> => {
  const { step, outcome } = endings[how];
  await endReasons(ctx, order, outcome);
  const { order: after, money } = await takeStep(ctx, order, step, {
    actor,
    // What was only set aside is not any more.
    values: { open_reasons: 0, ...(order.settlement === 'unpaid' && { hold_id: null }) },
  });
  // What left in a bag stays where it left; what has not left is taken out of its bag first.
  if (money !== 'returnFee') await requireUnpacked(ctx, order);
  if (money === 'refundLessHandling') await refundLessHandling(ctx, order);
  if (money === 'handling') await chargeHandling(ctx, order);
  if (money === 'returnFee') await announceReturnFee(ctx, order);
  if (money !== 'returnFee') await dropPlaces(ctx, order.id);
  return after;
};
