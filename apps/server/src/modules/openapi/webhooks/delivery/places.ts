import { setTimeout as sleep } from 'node:timers/promises';

/** Of those that began just now. One that takes longer most likely hangs, and keeps nobody from beginning. */
const freshMost = 64;
const freshMs = 1_000;
const most = 512;
/** Endpoints that failed last time share fewer, so that those that do well always find one. */
const failingMost = 192;

interface Running {
  since: number;
  isFailing: boolean;
  ended: Promise<void>;
}

/** What a worker does at once: a connection that hangs costs little, as long as it stands in nobody's way. */
export const openPlaces = () => {
  const running = new Set<Running>();
  let ring = () => {};

  return {
    /** How many more may begin. */
    room() {
      const all = [...running];
      const fresh = all.filter(({ since }) => Date.now() - since < freshMs).length;
      const failing = all.filter(({ isFailing }) => isFailing).length;
      const free = Math.max(0, Math.min(freshMost - fresh, most - all.length));
      return { well: free, failing: Math.max(0, Math.min(free, failingMost - failing)) };
    },
    begin(isFailing: boolean, work: Promise<void>) {
      const ended = work.finally(() => {
        running.delete(mine);
        ring();
      });
      const mine: Running = { since: Date.now(), isFailing, ended };
      running.add(mine);
    },
    /** Until one is free, or so long. */
    async freed(ms: number) {
      const rung = new AbortController();
      ring = () => rung.abort();
      await sleep(ms, undefined, { signal: rung.signal }).catch(() => {});
      ring = () => {};
    },
    /** Until all have ended. */
    async allEnded() {
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
};
export type Places = ReturnType<typeof openPlaces>;
