import { type Currency, toAmount, toMinor } from '@alpaca/contract';

/** What is missing to pay an amount; null where nothing is. */
export const missing = (total: string, available: string, currency: string): string | null => {
  const of = currency as Currency;
  const gap = toMinor(total, of) - toMinor(available, of);
  return gap > 0n ? toAmount(gap, of) : null;
};
