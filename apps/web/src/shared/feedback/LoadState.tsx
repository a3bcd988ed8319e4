import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The shape of what is coming. */
  children: ReactNode;
}

/** In the place of an answer until it is there: its shape, or why it can't be had. */
export const LoadState = ({ query, children }: Props) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  return error ? <ErrorState error={error} onRetry={refetch} busy={isFetching} /> : children;
};
