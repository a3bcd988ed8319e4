import { type Currency, toAmount, toMinor } from '@alpaca/contract';

export interface Money {
  currency: string;
  amount: string;
}

/** Amounts added up by currency, in the order in which the currencies come. */
export const sumsOf = (amounts: readonly Money[]): Money[] => {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount, currency as Currency));
  }
  return [...sums].map(([currency, sum]) => ({
    currency,
    amount: toAmount(sum, currency as Currency),
  }));
};

/** What one amount is more or less than another. */
export const difference = (after: string, before: string, currency: string): string => {
  const of = currency as Currency;
  return toAmount(toMinor(after, of) - toMinor(before, of), of);
};
