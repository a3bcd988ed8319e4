import type { OrderRow } from '../orders/index.ts';

/**
 * Whether people can say that a reason is settled. Arrears are settled by money, a carrier's no by its yes,
 * and what has no price can't be charged: it goes by another line, or back.
 */
export const isSettleable = (
  { settlement }: Pick<OrderRow, 'settlement'>,
  reason: string,
): boolean => {
  if (reason === 'arrears' || reason === 'carrierRefused') return false;
  return reason !== 'weight' || settlement === 'paid';
};
