import { setTimeout as sleep } from 'node:timers/promises';

// More than a quiet machine ever has open: one that can't keep up asks less and is not buried.
const openMost = 60;

/** Asks so often a second, whether or not what was asked before is answered; how often, and what went wrong. */
export const startPaced = (
  perSecond: number,
  running: () => boolean,
  ask: () => Promise<unknown>,
) => {
  const unexpected: string[] = [];
  const open = new Set<Promise<unknown>>();
  let asked = 0;
  let left = 0;
  const work = async () => {
    const began = performance.now();
    while (running()) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      for (; asked + left < due; asked += 1) {
        if (open.size >= openMost) {
          left = due - asked;
          break;
        }
        const one = ask()
          .catch((error: Error) => unexpected.push(error.message))
          .finally(() => open.delete(one));
        open.add(one);
      }
      await sleep(10);
    }
    await Promise.all(open);
  };
  return { unexpected, asked: () => asked, ended: work() };
};

/** The longest time without one, of those noted from then on. */
export const longestPause = (times: readonly number[], from: number): number => {
  const since = times
    .toSorted((a, b) => a - b)
    .filter((at, index, all) => (all[index + 1] ?? at) >= from);
  return Math.round(
    Math.max(0, ...since.slice(1).map((at, index) => at - (since[index] as number))),
  );
};
