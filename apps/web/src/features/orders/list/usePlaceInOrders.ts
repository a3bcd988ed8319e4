import type { listOrders, OrderSort, Result } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { DeepPaging } from '../../../shared/table/Pager.tsx';
import type { ListPlace } from '../../../shared/table/types.ts';

type Query = z.output<typeof listOrders.body>;
type Change = { [K in keyof Query]?: Query[K] | undefined };

// The table takes a sort off after its second way; a list has always one, so it is turned round.
const sortOf = (wanted: string, now: OrderSort) =>
  (wanted === '' ? now.replace('-', '') : wanted) as OrderSort;

/** Where in the list: numbered pages as far as they go, then page after page by cursor. */
export const usePlaceInOrders = (
  query: Query,
  setQuery: (change: Change) => void,
  page: Result<typeof listOrders> | undefined,
): { place: ListPlace; deep: DeepPaging } => {
  const { pageNo, pageSize, sort, after } = query;
  const next = page?.next;
  return {
    place: {
      pageNo,
      pageSize,
      sort,
      go: ({ sort: wanted, ...change }) =>
        setQuery({
          ...change,
          ...(wanted !== undefined && { sort: sortOf(wanted, sort) }),
          after: undefined,
        }),
    },
    deep: {
      onNext: next ? () => setQuery({ pageNo, after: next }) : undefined,
      onLast: after === 'last' ? undefined : () => setQuery({ pageNo, after: 'last' }),
    },
  };
};
