import type { Currency, OrderStep, WithholdReason } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { announceChange, recordCredit } from '../../costs/index.ts';
import type { WeighedQuote } from '../../rates/index.ts';
import * as repo from '../orders.repository.ts';
import { bookHere } from './bookHere.ts';
import { declaredPrice, measuredPrice } from './measuredPrice.ts';
import { dueByNotice } from './noticeDays.ts';
import { moveBoxes } from './places.ts';
import { addReason } from './reasons.ts';
import { charge, giveDifferenceBack } from './settleStep.ts';
import { takeStep } from './takeStep.ts';
import { reasonNow, withhold } from './withhold.ts';

type Priced = Extract<WeighedQuote, { ok: true }>;

/** Where and with what an order came, once all of its boxes are here. */
export interface Arrival {
  warehouseId: string;
  shipmentId: string | null;
}

export interface Received {
  order: repo.OrderRow;
  price: WeighedQuote;
  /** What withholds it from the first moment on. */
  reasons: WithholdReason[];
}

const keptOf = ({ lines, billableG, isRemote, remoteType }: Priced): repo.KeptQuote => ({
  lines,
  billableG,
  isRemote,
  remoteType,
});

const arrivedAs = (
  { warehouseId, shipmentId }: Arrival,
  boxes: Awaited<ReturnType<typeof repo.boxesOfOrder>>,
  price: WeighedQuote,
) => ({
  warehouse_id: warehouseId,
  shipment_id: shipmentId,
  received_at: new Date(),
  measured_g: BigInt(boxes.reduce((sum, { measured_g }) => sum + (measured_g ?? 0), 0)),
  ...(price.ok && {
    real_minor: BigInt(price.totalMinor),
    real_quote: JSON.stringify(keptOf(price)),
  }),
});

/** What was charged with its label and measured otherwise: less goes back at once, more is announced. */
const settleDifference = async (ctx: Ctx, order: repo.OrderRow, price: Priced) => {
  const beforeMinor = order.quoted_minor ?? 0n;
  const afterMinor = BigInt(price.totalMinor);
  if (afterMinor === beforeMinor) return;
  const declared = await declaredPrice(ctx, order);
  const weights = { ...(declared.ok && { declared: declared.rule }), measured: price.rule };
  const change = {
    order,
    reason: 'measured' as const,
    currency: order.currency as Currency,
    beforeMinor,
    afterMinor,
    detail: { weights },
  };
  if (afterMinor > beforeMinor) {
    await announceChange(ctx, change, await dueByNotice(ctx, order.warehouse_id));
  } else {
    await giveDifferenceBack(ctx, order, beforeMinor - afterMinor);
    await recordCredit(ctx, change);
  }
};

/** By which step it is received, and what withholds it at once. */
const howReceived = async (
  ctx: Ctx,
  order: repo.OrderRow,
  price: WeighedQuote,
): Promise<{ step: OrderStep; reason: WithholdReason | null }> => {
  if (order.settlement === 'paid') return { step: 'receive', reason: null };
  if (!price.ok) return { step: 'receiveUnpaid', reason: 'weight' };
  // Nobody pays or books a label for what may go back: both come once it may go on.
  if (order.intercept_at !== null) return { step: 'receiveUnpaid', reason: 'intercepted' };
  return (await charge(ctx, order, price))
    ? { step: 'receiveAndPaid', reason: null }
    : { step: 'receiveUnpaid', reason: 'arrears' };
};

/**
 * Takes in a locked order whose boxes are all measured: priced by what was measured, charged or its
 * difference settled, withheld where money, its line or its merchant's wish says so, and booked where the
 * label is made here. All in the caller's transaction.
 */
export const receiveOrder = async (
  ctx: Ctx,
  seen: repo.OrderRow,
  arrival: Arrival,
): Promise<Received> => {
  const boxes = await repo.boxesOfOrder(ctx, seen.id);
  const price = await measuredPrice(ctx, seen, boxes);
  const values = arrivedAs(arrival, boxes, price);
  const here = { ...seen, warehouse_id: arrival.warehouseId };
  const { step, reason } = await howReceived(ctx, here, price);
  const refusal = price.ok ? '' : price.reason(ctx.lang);
  if (reason) {
    const note = reason === 'intercepted' ? seen.intercept_note : refusal;
    await addReason(ctx, here, await reasonNow(ctx, arrival.warehouseId, reason, note));
  }
  const taken = await takeStep(ctx, seen, step, {
    actor: 'operator',
    values: { ...values, ...(reason && { open_reasons: 1 }) },
    detail: { warehouseId: arrival.warehouseId, ...(reason && { withheld: reason }) },
  });
  let order: repo.OrderRow = { ...taken.order, real_quote: price.ok ? keptOf(price) : null };
  const reasons = reason ? [reason] : [];
  if (reason) await moveBoxes(ctx, order.id, 'withheld');
  if (order.booking === 'inFlight') await bookHere(ctx, order);
  if (step === 'receive' && price.ok) await settleDifference(ctx, order, price);
  const further: [WithholdReason, boolean, string][] = [
    ['weight', step === 'receive' && !price.ok, refusal],
    ['intercepted', seen.intercept_at !== null && reason !== 'intercepted', seen.intercept_note],
  ];
  for (const [also, holds, note] of further) {
    if (!holds) continue;
    ({ order } = await withhold(ctx, order, { reason: also, note }, 'operator'));
    reasons.push(also);
  }
  return { order, price, reasons };
};
