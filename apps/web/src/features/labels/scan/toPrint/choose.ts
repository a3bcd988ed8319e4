import type { OrderSummary } from '@alpaca/contract';
import { isInHand, type Parcel } from './parcel.ts';

/** The first of a SKU's drafts, the oldest first, and how many there are in all. */
export interface Drafts {
  orders: readonly OrderSummary[];
  total: number;
}

interface Choice {
  order: OrderSummary;
  /** So many come after it. */
  left: number;
}

const hasOrder = (parcels: readonly Parcel[], { id }: OrderSummary) =>
  parcels.some(({ order }) => order?.id === id);

/**
 * Of a SKU's drafts the oldest that is in nobody's hand here. Those that were left or went wrong come
 * last, so that the next scan does not stumble over them again.
 */
export const choose = (
  { orders, total }: Drafts,
  { passed }: Parcel,
  others: readonly Parcel[],
): Choice | null => {
  const inHand = others.filter(isInHand);
  const free = orders.filter((one) => !hasOrder(inHand, one) && !passed.includes(one.id));
  const order = free.find((one) => !hasOrder(others, one)) ?? free[0];
  return order ? { order, left: total - (orders.length - free.length) - 1 } : null;
};
