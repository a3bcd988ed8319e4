import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { beatMs, type Lane } from './boss.ts';
import { beat } from './heartbeat.ts';
import type { JobData } from './jobs.ts';
import { openTurns } from './turns.ts';

// How long an idle lane waits before it looks again.
const idleMs = 200;
// How long jobs under way may take when the process is asked to stop.
const graceMs = 30_000;

export interface LaneParts {
  boss: PgBoss;
  lane: Lane;
  parallel: number;
  log: Logger;
  run(job: Job<JobData>): Promise<void>;
}

interface UnderWay {
  job: Job<JobData>;
  lost: AbortController;
  done: Promise<unknown>;
}

// What went wrong is in the log; the queue's table is no place for anybody's data.
const failure = (err: unknown) => {
  const { name, code } = err as { name?: string; code?: string };
  return { name, code };
};

// Who has no merchant works for the tenant as a whole; jobs.ts gives every job a group.
const merchantOf = (job: Job<JobData>) => job.groupId as string;

/**
 * Takes jobs of one lane and runs many at once. The queue's own workers each look for one job every
 * half second at best; here one look takes as many as there is room for.
 */
export const openLane = ({ boss, lane, parallel, log, run }: LaneParts) => {
  // By attempt, not by job: one that was lost here may come back while its first run still goes on.
  const underWay = new Set<UnderWay>();
  let stopping = false;
  // A job ended since the last turn began.
  let rung = false;
  let wake = () => {};
  const ring = () => {
    rung = true;
    wake();
  };

  const running = () => {
    const counts = new Map<string, number>();
    for (const { job } of underWay) {
      counts.set(merchantOf(job), (counts.get(merchantOf(job)) ?? 0) + 1);
    }
    return counts;
  };

  const runToEnd = async (job: Job<JobData>, signal: AbortSignal) => {
    try {
      await run({ ...job, signal });
    } catch (err) {
      log.error({ err, job: job.id, kind: job.data.kind }, 'job failed');
      return boss.fail(lane, job, failure(err));
    }
    return boss.complete(lane, job);
  };

  const start = (job: Job<JobData>) => {
    const lost = new AbortController();
    const done = runToEnd(job, lost.signal)
      // Unfinished it stays in our name without a heartbeat, and is taken over.
      .catch((err) => log.error({ err, job: job.id }, 'job could not be finished'))
      .finally(() => {
        underWay.delete(mine);
        ring();
      });
    const mine: UnderWay = { job, lost, done };
    underWay.add(mine);
  };

  /** Until there may be something to do: a job ended, or enough time went by. */
  const rest = async (ms: number) => {
    if (rung) return;
    const woken = new AbortController();
    wake = () => woken.abort();
    await sleep(ms, undefined, { signal: woken.signal }).catch(() => {});
    wake = () => {};
  };

  const turns = openTurns(parallel, idleMs);
  const turn = async () => {
    rung = false;
    const next = turns.next(running());
    if (!next) return rest(idleMs);
    const { room, leave } = next;
    const jobs = await boss.fetch<JobData>(lane, { batchSize: room, ignoreGroups: [...leave] });
    for (const job of jobs) start(job);
    if (!turns.took(next, jobs.map(merchantOf))) await rest(idleMs);
  };

  const work = async () => {
    while (!stopping) {
      await turn().catch(async (err) => {
        log.error({ err, lane }, 'queue out of reach');
        await rest(1_000);
      });
    }
  };

  const sayAlive = async () => {
    const mine = [...underWay];
    if (mine.length === 0) return;
    const isOurs = await beat(
      boss,
      lane,
      mine.map(({ job }) => job),
    );
    for (const each of mine) {
      const { job, lost } = each;
      if (!isOurs(job) && underWay.has(each)) lost.abort(new Error('the job is no longer ours'));
    }
  };
  const beating = setInterval(() => {
    sayAlive().catch((err) => log.error({ err, lane }, 'heartbeat failed'));
  }, beatMs);
  const working = work();

  return {
    /** Finishes what is under way; what takes too long is given back. */
    async stop() {
      stopping = true;
      ring();
      await working;
      const ended = Promise.all([...underWay].map(({ done }) => done));
      const late = new AbortController();
      await Promise.race([ended, sleep(graceMs, undefined, { signal: late.signal })]);
      late.abort();
      clearInterval(beating);
      const left = [...underWay];
      for (const { lost } of left) lost.abort(new Error('the process stops'));
      const jobs = left.map(({ job }) => job);
      if (jobs.length > 0) await boss.fail(lane, jobs, { name: 'stopped' });
    },
  };
};
