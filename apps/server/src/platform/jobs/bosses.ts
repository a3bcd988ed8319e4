import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { within } from '../within.ts';

const answerMs = 10_000;
const againMs = 2_000;

/**
 * Starts each cell's queue. A process begins when one of them answers: what works in the others goes on, and
 * those are tried again until they do, too.
 */
export const startBosses = async (bosses: ReadonlyMap<string, PgBoss>, log: Logger) => {
  const stop = new AbortController();
  const pause = () => sleep(againMs, undefined, { signal: stop.signal }).catch(() => {});
  const tryOnce = (boss: PgBoss) => within(answerMs, boss.start());

  const first = await Promise.allSettled([...bosses.values()].map(tryOnce));
  const faults = first.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (faults.length === bosses.size) throw faults[0];

  const keepTrying = async (cell: string, boss: PgBoss) => {
    while (!stop.signal.aborted) {
      await pause();
      const started = await tryOnce(boss).then(
        () => true,
        () => false,
      );
      if (started) return log.info({ cell }, 'the cell answers');
    }
  };
  const ready = new Map(
    [...bosses].map(([cell, boss], at): [string, Promise<void>] => {
      const tried = first[at];
      if (tried?.status === 'fulfilled') return [cell, Promise.resolve()];
      log.error({ err: tried?.reason, cell }, 'the cell does not answer, trying again');
      return [cell, keepTrying(cell, boss)];
    }),
  );
  return {
    /** Resolves when the cell's queue is there, or nobody waits for it any more. */
    ready: (cell: string) => ready.get(cell) ?? Promise.resolve(),
    /** Jobs under way are finished first. */
    async stop() {
      stop.abort();
      await Promise.all(
        [...bosses.values()].map((boss) => boss.stop({ graceful: true, timeout: 30_000 })),
      );
    },
  };
};
