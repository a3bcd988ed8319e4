import { billFeeSpecs, type Currency } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { isUndecided, type PaidChange, paidChanges } from '../../costs/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { BillRow } from '../bills/bills.repository.ts';
import { openPricing, type PassedOn, withBill } from './passable.ts';
import {
  type BilledFee,
  feesOf,
  feesPassedBefore,
  type PassedBefore,
} from './passOn.repository.ts';

/** What goes back to a merchant because of a corrected bill. */
export interface GivenBack extends PassedOn {
  from: readonly PaidChange[];
}

const sumOf = (some: readonly PaidChange[]) => some.reduce((sum, { minor }) => sum + minor, 0n);

/** What a bill says of a fee now: of a line that it has no more our own weight is left, and no fee. */
const billedNow = (
  { order_id, fee, is_billed }: PassedBefore,
  { measured_g, weight_g }: OrderRow,
  fees: readonly BilledFee[],
): BilledFee | null => {
  const now = fees.find((billed) => billed.order_id === order_id && billed.fee === fee);
  if (now) return now;
  // Whoever billed it twice, or for a parcel that nobody knows, has it still.
  return is_billed ? null : { order_id, fee, minor: 0n, weight_g: measured_g ?? weight_g };
};

/**
 * What a corrected bill asks for less than its earlier versions passed on: the difference goes back, out of what was
 * debited because of them and no more. What is still open is for people to decide; who comes back later finds the rest.
 */
export const givenBackBy = async (
  ctx: Ctx,
  bill: BillRow,
  orders: readonly OrderRow[],
): Promise<GivenBack[]> => {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const ids = [...byId.keys()];
  const passed = await feesPassedBefore(ctx, bill.id, ids);
  if (passed.length === 0) return [];
  const [fees, changes, priceOf] = await Promise.all([
    feesOf(ctx, bill.id, ids),
    paidChanges(ctx, ids),
    openPricing(ctx, bill, orders),
  ]);
  const given: GivenBack[] = [];
  for (const before of passed) {
    const order = byId.get(before.order_id) as OrderRow;
    const reason = billFeeSpecs[before.fee].passesOnAs;
    const billed = billedNow(before, order, fees);
    if (!reason || !billed || order.settlement !== 'paid') continue;
    const own = changes.filter((one) => one.order_id === order.id && one.reason === reason);
    if (own.some(isUndecided)) continue;
    const priced = await priceOf(order, billed);
    if (!priced) continue;
    const from = own.filter(({ id }) => before.change_ids.includes(id));
    const beforeMinor = priced.beforeMinor + sumOf(own);
    // Less than by its own price it never costs, and what others asked for stays.
    const floors = [priced.afterMinor, priced.beforeMinor, beforeMinor - sumOf(from)];
    const [afterMinor = beforeMinor] = floors.toSorted((a, b) => (a > b ? -1 : 1));
    if (afterMinor >= beforeMinor) continue;
    const detail = withBill(priced.detail, bill);
    const currency = order.currency as Currency;
    given.push({ order, fee: before.fee, reason, currency, beforeMinor, afterMinor, detail, from });
  }
  return given;
};
