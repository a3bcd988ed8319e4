import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrowdJob, CrowdNote, Visitor } from './crowd.ts';

// An address has some 28,000 ports to come from, and a process its own limits.
const inOne = 5_000;

/** Pages in processes of their own. */
export const openCrowds = (pages: number) => {
  const crowds: ChildProcess[] = Array.from({ length: Math.ceil(pages / inOne) }, () =>
    fork(join(import.meta.dirname, 'crowd.ts')),
  );
  const asked = async (crowd: ChildProcess, job: CrowdJob | 'told' | 'leave') => {
    const answer = once(crowd, 'message');
    crowd.send(job);
    const [note] = (await answer) as [CrowdNote];
    if ('failure' in note) throw new Error(note.failure);
    return note;
  };
  const told = async () => {
    let [heard, lastAt] = [0, 0];
    for (const note of await Promise.all(crowds.map((crowd) => asked(crowd, 'told')))) {
      if (!('told' in note)) continue;
      heard += note.told;
      lastAt = Math.max(lastAt, note.lastAt);
    }
    return { heard, lastAt };
  };
  return {
    open: (port: number, visitors: readonly (Visitor | null)[]) =>
      Promise.all(
        crowds.map((crowd, at) =>
          asked(crowd, {
            port,
            from: `127.0.1.${at + 1}`,
            visitors: visitors.slice(at * inOne, (at + 1) * inOne),
          }),
        ),
      ),
    /** How long it took from the word until the last of them had heard it. */
    async heardAfter(announce: () => Promise<unknown> | unknown, pages: number): Promise<number> {
      for (const crowd of crowds) crowd.send('forget');
      await sleep(200);
      const from = Date.now();
      await announce();
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
        const { heard, lastAt } = await told();
        if (heard >= pages) return lastAt - from;
      }
      throw new Error(`${(await told()).heard} of ${pages} were told within a minute`);
    },
    leave: () => Promise.all(crowds.map((crowd) => asked(crowd, 'leave'))),
    stop() {
      for (const crowd of crowds) crowd.kill();
    },
  };
};
export type Crowds = ReturnType<typeof openCrowds>;
