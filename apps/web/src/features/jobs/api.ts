import { constants, jobStatuses, pageJob } from '@alpaca/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { merged, nextPage } from './merge.ts';

const pageSize = constants.jobPageSize;

/** The user's jobs as far as they were scrolled, each once. */
export const useJobs = () => {
  const jobs = useInfiniteQuery({
    queryKey: [pageJob.path],
    queryFn: ({ pageParam, signal }) =>
      request(pageJob, { body: { pageNo: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    // The list says itself what went wrong.
    meta: { quiet: true },
    getNextPageParam: (_, pages) => nextPage(pages, pageSize),
    select: ({ pages }) => merged(pages),
  });
  useRefresh('user', () => void jobs.refetch());
  return jobs;
};

export const isProcessing = ({ status }: { status: number }) => status === jobStatuses.processing;
