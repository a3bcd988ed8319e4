import type { ReactNode } from 'react';
import { refusedBy } from '../../api/error.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadState } from './ErrorState.tsx';
import { FormSkeleton } from './Skeletons.tsx';

interface Props<T> {
  query: { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Refusals that say: not there, or not for whoever asks. */
  notHere: readonly string[];
  gone: { title: string; text: string };
  children: (data: T) => ReactNode;
}

/** One thing in full; until it is there its shape, that it is not here, or why it can't be had. */
export const DetailState = <T,>({ query, notHere, gone, children }: Props<T>) => {
  if (refusedBy(query.error, ...notHere)) return <EmptyState {...gone} />;
  if (query.data !== undefined) return children(query.data);
  return (
    <LoadState query={query}>
      <FormSkeleton fields={8} />
    </LoadState>
  );
};
