import type { JobEntry } from '@alpaca/contract';

/**
 * One list of what came in pages. A job begun meanwhile shifts the pages by one, so the same entry
 * comes twice: it keeps its first place and its latest state.
 */
export const merged = (pages: readonly { records: readonly JobEntry[] }[]): JobEntry[] => [
  ...new Map(pages.flatMap(({ records }) => records).map((job) => [job.id, job])).values(),
];

/** The number of the next page; none after a page that was not full. */
export const nextPage = (
  pages: readonly { records: readonly unknown[] }[],
  pageSize: number,
): number | undefined => {
  const last = pages.at(-1);
  return last && last.records.length < pageSize ? undefined : pages.length + 1;
};
