import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { latestByNumber } from '../orders/index.ts';
import { currenciesOf } from './codOrders.repository.ts';

export type Match =
  | { state: 'matched'; orderId: string }
  | { state: 'unknown' | 'notCod' | 'otherCurrency'; orderId: null };

/** Whose money is told under each number: of an order that is paid on delivery, in this currency. */
export const matchesOf = async (ctx: Ctx, currency: Currency, numbers: readonly string[]) => {
  const orders = await latestByNumber(ctx, [...new Set(numbers)]);
  const currencies = await currenciesOf(ctx, [...new Set(orders.values())]);
  return (number: string): Match => {
    const orderId = orders.get(number.trim());
    if (!orderId) return { state: 'unknown', orderId: null };
    const own = currencies.get(orderId);
    if (!own) return { state: 'notCod', orderId: null };
    return own === currency
      ? { state: 'matched', orderId }
      : { state: 'otherCurrency', orderId: null };
  };
};
