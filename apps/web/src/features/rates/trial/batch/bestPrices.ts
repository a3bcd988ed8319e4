import type { SellingProduct, TrialLine } from '@alpaca/contract';

export type Price = TrialLine['prices'][number];
export type Days = ReadonlyMap<string, Pick<SellingProduct, 'transitDaysMin' | 'transitDaysMax'>>;

/** Cheapest first, as they come; those that can't be used have no total. */
const usable = ({ prices }: TrialLine) => prices.filter(({ total }) => total !== null);

export const cheapestOf = (line: TrialLine): Price | undefined => usable(line)[0];

/** The product that takes least time; among equals the cheaper. */
export const fastestOf = (line: TrialLine, days: Days): Price | undefined => {
  const known = usable(line).filter(({ productId }) => days.has(productId));
  const order = ({ productId }: Price) => {
    const { transitDaysMin = 0, transitDaysMax = 0 } = days.get(productId) ?? {};
    return transitDaysMax * 1000 + transitDaysMin;
  };
  return known.toSorted((a, b) => order(a) - order(b))[0];
};
