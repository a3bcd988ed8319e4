const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long is waited before each attempt. */
export const waitsMs: readonly number[] = [
  0,
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

const jitter = 0.1;
const retryAfterMostMs = 24 * hour;

/** What a server asks us to wait, in seconds or until a date; null where it asks nothing that we understand. */
export const retryAfterMs = (header: string | undefined, now: number): number | null => {
  if (header === undefined) return null;
  const asked = /^\d+$/.test(header.trim())
    ? Number(header) * second
    : new Date(header).getTime() - now;
  return asked > 0 ? Math.min(asked, retryAfterMostMs) : null;
};

/**
 * How long to wait after so many attempts, none of which did; null where it was tried often enough. Not all
 * at the same moment: whoever was down must not be knocked over by all that waited. `random` is of 0 to 1.
 */
export const waitAfter = (attempts: number, random: number): number | null => {
  const wait = waitsMs[attempts];
  return wait === undefined ? null : Math.round(wait * (1 - jitter + 2 * jitter * random));
};
