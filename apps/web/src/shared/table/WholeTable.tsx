import type { ComponentProps } from 'react';
import { LoadState } from '../feedback/LoadState.tsx';
import { TableSkeleton } from '../feedback/Skeletons.tsx';
import { DetailTable } from './DetailTable.tsx';

interface Query<T> {
  data: readonly T[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
type Props<T extends object> = Omit<ComponentProps<typeof DetailTable<T>>, 'rows'> & {
  query: Query<T>;
};

/** A list that comes as a whole. */
export const WholeTable = <T extends object>({ query, ...table }: Props<T>) => (
  <>
    <LoadState query={query}>
      <TableSkeleton />
    </LoadState>
    {query.data && <DetailTable<T> {...table} rows={query.data} />}
  </>
);
