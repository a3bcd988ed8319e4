import { type Currency, type OrderSummary, toAmount, toMinor } from '@alpaca/contract';

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

/** The amount of an order that an act moves: what waits is paid, what is held is let go, what was paid comes back. */
const movedIn = {
  pay: 'totalPrice',
  void: 'heldAmount',
  refund: 'paidAmount',
  examine: 'paidAmount',
} as const satisfies Record<string, keyof OrderSummary>;

export type MovingAct = keyof typeof movedIn;

/** What an act moves, by currency; nothing that it leaves where it is. */
export const movedBy = (act: MovingAct, orders: readonly OrderSummary[]): Money[] =>
  sumsOf(
    orders.flatMap((order) => {
      const amount = order[movedIn[act]];
      return order.currencyCode && amount ? [{ currency: order.currencyCode, amount }] : [];
    }),
  );
