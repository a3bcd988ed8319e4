import type { ListPlace, ListQuery } from './types.ts';

const place: ListPlace = { pageNo: 1, pageSize: 100, sort: '', go: () => {} };

/** What a table is given of a list so short that it is never paged: `<DataTable {...onOnePage(query)} />`. */
export const onOnePage = <T>(
  query: Omit<ListQuery<T>, 'data'> & { data: readonly T[] | undefined },
): { query: ListQuery<T>; place: ListPlace } => {
  const { data, error, isFetching, refetch } = query;
  const page = data && { ...place, records: data, total: data.length };
  return { query: { data: page, error, isFetching, refetch }, place };
};
