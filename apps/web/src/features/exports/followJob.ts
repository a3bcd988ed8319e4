import { type JobEntry, jobStatuses, pageJob } from '@alpaca/contract';
import { ApiError } from '../../shared/api/error.ts';
import { request } from '../../shared/api/request.ts';
import type { Report } from '../../shared/feedback/files/useRun.ts';
import { listen } from '../../shared/socket/socket.ts';

// The socket tells of every step; this is for when it can't.
const pollMs = 2_000;
const lookedThrough = 50;

/** Until the socket says something or a moment has passed. */
const nextWord = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, pollMs);
    const forget = listen((word) => word !== 'topic' && stop());
    signal.addEventListener('abort', stop);
  });

const find = async (id: string): Promise<JobEntry | undefined> => {
  const body = { pageNo: 1, pageSize: lookedThrough };
  const { records } = await request(pageJob, { body });
  return records.find((job) => job.id === id);
};

/** Waits for a job's end and reports how far it is; the job goes on when nobody waits any more. */
export const followJob = async (
  id: string,
  report: Report,
  signal: AbortSignal,
): Promise<JobEntry> => {
  while (!signal.aborted) {
    const job = await find(id);
    if (job?.status === jobStatuses.completed) return job;
    if (job?.status === jobStatuses.failed) {
      throw new ApiError({ status: 409, errorKey: 'job.failed', message: job.failReason });
    }
    report(job && job.total > 0 ? job.done / job.total : undefined);
    await nextWord(signal);
  }
  throw new DOMException('left', 'AbortError');
};
