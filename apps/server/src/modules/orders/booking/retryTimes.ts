// A carrier that does not tell two requests with one reference apart may still be at work on the
// first: it is not asked again before it must have finished.
const lateMs = 60_000;
export const firstRetryMs = 500;
export const longestRetryMs = 30_000;
// A label that was no use will hardly be another one soon; an operator may bring it in meanwhile.
export const unusableRetryMs = 15 * 60_000;

/** Longer after every try, so that a carrier in trouble is left alone. */
export const backoffMs = (tries: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(tries, 10));

/** Whether a request that was sent at a moment must have come to its end. */
export const mustHaveEnded = (sentAt: Date, now = Date.now()): boolean =>
  now - sentAt.getTime() > lateMs;
