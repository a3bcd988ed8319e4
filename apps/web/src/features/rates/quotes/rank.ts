import { type Currency, type Quote, toMinor } from '@alpaca/contract';

export type Priced = Extract<Quote, { ok: true }>;
export const sorts = ['price', 'days', 'perKg'] as const;
export type Sort = (typeof sorts)[number];

export const isPriced = (quote: Quote): quote is Priced => quote.ok;

const worth = ({ comparable, comparableCurrency }: Priced) =>
  toMinor(comparable, comparableCurrency as Currency);

const bySize = (a: bigint | number, b: bigint | number) => (a < b ? -1 : a > b ? 1 : 0);

const byPrice = (a: Priced, b: Priced) => bySize(worth(a), worth(b));

const byDays = (a: Quote, b: Quote) =>
  a.transitDaysMax - b.transitDaysMax || a.transitDaysMin - b.transitDaysMin;

// Amounts of several currencies are compared by what they come to in one.
const byKg = (a: Priced, b: Priced) =>
  bySize(worth(a) * BigInt(grams(b)), worth(b) * BigInt(grams(a)));
const grams = ({ billableKg }: Priced) => Math.round(billableKg * 1000);

const orders: Record<Sort, (a: Priced, b: Priced) => number> = {
  price: byPrice,
  days: (a, b) => byDays(a, b) || byPrice(a, b),
  perKg: (a, b) => byKg(a, b) || byPrice(a, b),
};

/** In the order asked for; what can't be used comes last. */
export const sorted = (quotes: readonly Quote[], sort: Sort): Quote[] => [
  ...quotes.filter(isPriced).sort(orders[sort]),
  ...quotes.filter((quote) => !quote.ok),
];

/** The products that cost least and that take least time; several, where they are equal. */
export const best = (quotes: readonly Quote[]) => {
  const priced = quotes.filter(isPriced);
  const leadersBy = (order: (a: Priced, b: Priced) => number) => {
    const [first] = [...priced].sort(order);
    return new Set(
      first
        ? priced.filter((one) => order(one, first) === 0).map(({ productId }) => productId)
        : [],
    );
  };
  return { cheapest: leadersBy(byPrice), fastest: leadersBy(byDays) };
};
