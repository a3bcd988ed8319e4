import { getCommonProduct, type Quote } from '@alpaca/contract';
import { useCall } from '../../../../shared/api/useCall.ts';
import { isPriced, type Priced, sorted } from '../../../quotes/rank.ts';

const freshMs = 60_000;

/** The merchant's favourites, then what it ordered most lately. */
export const useCommonProducts = () =>
  useCall(getCommonProduct, {}, { staleTime: freshMs, meta: { quiet: true } }).data ?? [];

/**
 * The product an order goes by: the chosen one; until one is chosen, the first favourite that takes
 * the parcel, or the cheapest that can be paid now.
 */
export const proposedLine = (
  quotes: readonly Quote[] | undefined,
  common: readonly { id: string }[],
  canPay: (quote: Priced) => boolean,
): string | undefined => {
  const priced = sorted(quotes ?? [], 'price').filter(isPriced);
  const takes = (id: string) => priced.some(({ productId }) => productId === id);
  const favourite = common.find(({ id }) => !quotes || takes(id));
  return favourite?.id ?? (priced.find(canPay) ?? priced[0])?.productId;
};
