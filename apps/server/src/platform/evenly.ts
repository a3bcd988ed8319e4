import { setTimeout as pause } from 'node:timers/promises';

// Far above what the work takes: how long an answer took tells nothing of what was done for it.
const leastMs = 100;

/** Does the work, and answers or refuses no sooner than a fixed time after it began. */
export const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), pause(leastMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
