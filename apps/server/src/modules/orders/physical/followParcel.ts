import { moveOrder, type OrderStep, type TrackStatus } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { postOne } from '../../finance/index.ts';
import { chargeFor, chargeLines } from '../money/orderMoney.ts';
import { held, stateOf } from '../orderRows.ts';
import type { OrderRow } from '../orders.repository.ts';
import { giveUp } from './endWithholding.ts';
import { realPriceOf } from './settleStep.ts';
import { takeStep } from './takeStep.ts';

const may = (order: OrderRow, step: OrderStep) => moveOrder(stateOf(order), step).ok;

/** What never passed our warehouse is on its way; what it costs is owed, whatever is in the wallet. */
const scanned = async (ctx: Ctx, order: OrderRow): Promise<OrderRow> => {
  const { order: after, money } = await takeStep(ctx, order, 'firstScan', { actor: 'system' });
  if (money === 'capture') {
    const owed = chargeLines(realPriceOf(order));
    for (const command of chargeFor(held(order), owed, { below: true }))
      await postOne(ctx, command);
  }
  return after;
};

/**
 * A locked order follows its parcel, as far as the table of moves lets it: it is on its way, has arrived, or
 * has come back. Tells whether it came back by this.
 */
export const followParcel = async (
  ctx: Ctx,
  seen: OrderRow,
  status: TrackStatus,
): Promise<{ isBack: boolean }> => {
  const order = may(seen, 'firstScan') ? await scanned(ctx, seen) : seen;
  if (status === 'delivered' && may(order, 'deliver')) {
    await takeStep(ctx, order, 'deliver', { actor: 'system' });
  }
  // What lies in our warehouse does not come back by a carrier's word.
  const isAway = order.status === 'outWarehouse' || order.status === 'delivered';
  if (status !== 'chargedBack' || !isAway) return { isBack: false };
  await giveUp(ctx, order, 'return', 'system');
  return { isBack: true };
};
