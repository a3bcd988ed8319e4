import { ofNode } from '../ofNode.ts';

const seconds = 60;

/** Counts by cell and second; the oldest minute makes room for the newest. */
export const openRates = () => {
  const byCell = new Map<string, { counts: Uint32Array; last: number }>();
  const upTo = (cell: string, now: number) => {
    const rate = byCell.get(cell) ?? { counts: new Uint32Array(seconds), last: now };
    byCell.set(cell, rate);
    // Seconds in which nothing was counted still hold what was a minute before.
    const passed = Math.min(now - rate.last, seconds);
    for (let at = 1; at <= passed; at += 1) rate.counts[(rate.last + at) % seconds] = 0;
    rate.last = Math.max(rate.last, now);
    return rate.counts;
  };
  const second = (now: number) => Math.floor(now / 1000);
  return {
    count(cell: string, now = Date.now()) {
      const counts = upTo(cell, second(now));
      counts[second(now) % seconds] = (counts[second(now) % seconds] ?? 0) + 1;
    },
    /** A second's mean over the last minute. */
    of: (cell: string, now = Date.now()) =>
      upTo(cell, second(now)).reduce((sum, count) => sum + count, 0) / seconds,
  };
};

/** The calls that a node answered, by the cell of the tenant who asked. */
export const callRates = ofNode(openRates);
