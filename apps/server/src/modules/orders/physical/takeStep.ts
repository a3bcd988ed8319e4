import type { MoneyMove, OrderState, OrderStep } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { sentTogether } from '../../../platform/db/sentTogether.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { moveFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';

interface Told {
  actor: repo.NewEvent['actor'];
  /** What else of the order changes with it. */
  values?: Parameters<typeof repo.change>[2];
  /** What its history says besides. */
  detail?: Record<string, unknown>;
}

const columnsOf = (order: repo.OrderRow, to: OrderState) => ({
  status: to.status,
  settlement: to.settlement,
  booking: to.booking,
  handed_over_at: to.handedOver ? (order.handed_over_at ?? new Date()) : null,
  intercept_at: to.intercepted ? (order.intercept_at ?? new Date()) : null,
  ...(to.settlement !== 'unpaid' && { paid_at: order.paid_at ?? new Date() }),
  ...(to.settlement === 'refunded' && { refunded_at: order.refunded_at ?? new Date() }),
});

/** A locked order after a step, and the money that the step is to move. */
export interface Stepped {
  order: repo.OrderRow;
  money: MoneyMove | null;
}

/**
 * Takes a step with a locked order by the table of moves, or refuses: its axes, its history, and its
 * merchant's pages. What the step names of money is the caller's to move, in the same transaction.
 */
export const takeStep = async (
  ctx: Ctx,
  order: repo.OrderRow,
  step: OrderStep,
  { actor, values = {}, detail = {} }: Told,
): Promise<Stepped> => {
  const { to, money } = moveFrom(ctx, order, step);
  const changed = { ...columnsOf(order, to), ...values };
  await sentTogether(
    repo.change(ctx, [order.id], changed),
    repo.addEvents(ctx, [{ order, step, actor, status: to.status, detail }]),
    tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id }),
  );
  return { order: { ...order, ...changed } as repo.OrderRow, money };
};
