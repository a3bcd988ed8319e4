import { constants, countText } from '@alpaca/contract';

export const pageSizes: readonly number[] = constants.detailPageSizes;
/** Of rows that belong to one thing; a list of its own begins with more. */
export const firstPageSize = 10;
/** Of a list that comes as a whole: what somebody has just added at its end is seen. */
export const wholePageSize = 50;

/** Numbered pages reach this deep, and filtered totals are counted no further. */
export const countedRows = 10_000;

// Lists that stop counting say this number or one more; where counters know better, they say it.
const uncounted = [countedRows, countedRows + 1];

/** A total as people read it. */
export const totalText = (total: number): string =>
  uncounted.includes(total) ? '10,000+' : countText(total);

/** How many of a list's rows numbered pages can reach. */
export const reachable = (total: number): number => Math.min(total, countedRows);

/** A wanted page that exists. */
export const pageWithin = (pageNo: number, pageSize: number, total: number): number =>
  Math.max(1, Math.min(pageNo, Math.ceil(reachable(total) / pageSize)));

export const rowNumber = (pageNo: number, pageSize: number, index: number): number =>
  (pageNo - 1) * pageSize + index + 1;
