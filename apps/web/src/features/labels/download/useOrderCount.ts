import { countedMost, listOrders } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import { countedBy, type Wanted } from './wanted.ts';

export interface OrderCount {
  /** Not known yet, or nothing asked for. */
  count: number | undefined;
  isMore: boolean;
  isFetching: boolean;
  error: unknown;
}

/** How many orders that would be, asked a moment after the last change. */
export const useOrderCount = (wanted: Wanted | undefined, chosen: number): OrderCount => {
  const asked = JSON.stringify((wanted && countedBy(wanted)) ?? null);
  const calm = useCalmValue(asked);
  const filter = JSON.parse(calm);
  const { data, isFetching, error } = useCall(
    listOrders,
    { body: { ...filter, pageNo: 1, pageSize: 1 } },
    { enabled: filter !== null, placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  if (wanted?.which === 'chosen')
    return { count: chosen, isMore: false, isFetching: false, error: null };
  const isKnown = filter !== null && asked === calm && data !== undefined;
  return {
    count: isKnown ? Math.min(data.total, countedMost) : undefined,
    isMore: isKnown && data.total > countedMost,
    isFetching: isFetching || asked !== calm,
    error: filter === null ? null : error,
  };
};
