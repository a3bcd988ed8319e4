/** How an endpoint did lately. */
export interface Lately {
  windowAt: number;
  tries: number;
  fails: number;
}

const windowMs = 5 * 60_000;
const leastTries = 20;
const probeMs = 30_000;

const isTripped = ({ tries, fails }: Lately) => tries >= leastTries && fails * 2 >= tries;

/** After some more attempts: how it did lately, and how long it is left alone but for one try; 0: not at all. */
export const afterAttempts = (
  before: Lately,
  done: { ok: number; failed: number },
  now: number,
) => {
  const isOver = now - before.windowAt > windowMs;
  const { windowAt, tries, fails } = isOver ? { windowAt: now, tries: 0, fails: 0 } : before;
  // Whoever answers the one try is back.
  const isBack = isTripped({ windowAt, tries, fails }) && done.failed === 0 && done.ok > 0;
  const lately: Lately = isBack
    ? { windowAt: now, tries: 0, fails: 0 }
    : { windowAt, tries: tries + done.ok + done.failed, fails: fails + done.failed };
  return { lately, pauseMs: isTripped(lately) ? probeMs : 0 };
};

/** Whether only one attempt is made at a time, to see how it goes. */
export const isProbed = (lately: Lately, now: number): boolean =>
  now - lately.windowAt <= windowMs && isTripped(lately);
