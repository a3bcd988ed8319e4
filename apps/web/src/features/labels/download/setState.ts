import type { JobEntry, LabelSet } from '@alpaca/contract';

/** How a set stands, for whoever wants its file. */
export type SetState = 'making' | 'failed' | 'ready' | 'expired';

export const stateOf = ({ status, fileKey }: Pick<LabelSet, 'status' | 'fileKey'>): SetState =>
  status === 'ready' && fileKey === null ? 'expired' : status;

/** Whether it has pages to print: they are drawn anew, so it needs no file for that. */
export const isPaged = (set: Pick<LabelSet, 'status' | 'fileKey' | 'pages'>) =>
  set.pages > 0 && ['ready', 'expired'].includes(stateOf(set));

/** How far a set is, from 0 to 1; undefined where nobody knows. */
export const shareOf = (job: Pick<JobEntry, 'done' | 'failed' | 'total'> | undefined) =>
  job && job.total > 0 ? Math.min((job.done + job.failed) / job.total, 1) : undefined;

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** How large a file is: `1.4 MB`. */
export const sizeText = (bytes: number): string => {
  const step = Math.min(
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)),
    units.length - 1,
  );
  const size = bytes / 1024 ** step;
  return `${step === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[step]}`;
};

/** Pages from one to another: `12–14`, or one alone. */
export const pagesText = (first: number | null, last: number | null): string => {
  if (first === null || last === null) return '';
  return first === last ? String(first) : `${first}–${last}`;
};
