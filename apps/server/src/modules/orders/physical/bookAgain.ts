import type { Ctx } from '../../../platform/context.ts';
import type { NewEvent, OrderRow } from '../orders.repository.ts';
import { bookHere } from './bookHere.ts';
import { takeStep } from './takeStep.ts';

/** Asks the carrier once more for a parcel that is here; each attempt has a reference of its own. */
export const bookAgain = async (ctx: Ctx, order: OrderRow, actor: NewEvent['actor']) => {
  const attempt = order.attempt + 1;
  const values = { attempt, fail_reason: null, sent_at: null, tries: 0 };
  const { order: after } = await takeStep(ctx, order, 'bookAgain', { actor, values });
  await bookHere(ctx, after);
  return after;
};
