import type { TrackSort } from '@alpaca/contract';
import type { DeepPaging } from '../../../shared/table/Pager.tsx';
import type { ListPlace } from '../../../shared/table/types.ts';
import type { TrackQuery } from './useTrackList.ts';

type Change = { [K in keyof TrackQuery]?: TrackQuery[K] | undefined };

// There is always one way or the other: whoever takes the sort off turns it round.
const sortOf = (wanted: string): TrackSort => (wanted === '-latest' ? '-latest' : 'latest');

/** Where in the list: numbered pages as far as they go, then page after page by cursor. */
export const trackPlace = (
  { pageNo, pageSize, sort, after }: TrackQuery,
  setQuery: (change: Change) => void,
  next: string | null | undefined,
): { place: ListPlace; deep: DeepPaging } => {
  const goAfter = (cursor: string) => () => setQuery({ pageNo, after: cursor });
  return {
    place: {
      pageNo,
      pageSize,
      sort,
      go: (to) => {
        const { sort: wanted, ...page } = to;
        setQuery({
          ...page,
          after: undefined,
          ...(wanted !== undefined && { sort: sortOf(wanted) }),
        });
      },
    },
    deep: {
      onNext: next ? goAfter(next) : undefined,
      onLast: after === 'last' ? undefined : goAfter('last'),
    },
  };
};
