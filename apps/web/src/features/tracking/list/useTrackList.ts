import { getStatusCount, listTracks, type Parsed } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { readFilter } from '../../../shared/list/urlFilter.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { useLiveTracks } from '../useRenewTracks.ts';

export type TrackQuery = Parsed<typeof listTracks>['body'];

// Operators are told of no single merchant's parcel, so their list looks by itself.
const lookEveryMs = 15_000;

/** What is looked for, without the place in the list. */
export const soughtIn = ({ pageNo, pageSize, sort, after, ...sought }: TrackQuery) => sought;

const useCounts = (query: TrackQuery, options: { refetchInterval?: number } = {}) => {
  const { status, ...body } = soughtIn(query);
  const { data } = useCall(
    getStatusCount,
    { body },
    { placeholderData: (before) => before, meta: { quiet: true }, ...options },
  );
  return { counts: data, here: status ? data?.byStatus[status] : data?.all };
};

/** How many parcels a saved view has now. */
export const useViewCount = (search: string): number | undefined =>
  useCounts(readFilter(listTracks.body, new URLSearchParams(search))).here;

/** The list that the address asks for, followed live. */
export const useTrackList = () => {
  const [query, setQuery] = useUrlFilter(listTracks.body);
  const live = useIsOperator() ? { refetchInterval: lookEveryMs } : {};
  const tracks = useListQuery(listTracks, query, live);
  const { counts } = useCounts(query, live);
  const renew = useLiveTracks();
  return { query, setQuery, tracks, counts, renew };
};
