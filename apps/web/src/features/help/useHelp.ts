import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { openHelp } from './openHelp.ts';

/** Help for a page; empty until it has come. */
export const useHelp = () => {
  const { data, isError } = useQuery({
    queryKey: ['help'],
    queryFn: () => loadChunk(openHelp),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
  const { topics = [], search = () => [], releases = [] } = data ?? {};
  return { topics, search, releases, isError };
};
