import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  commitImport,
  getImport,
  type ImportKindName,
  type ImportStatus,
  pageJob,
  uploadImport,
} from '@alpaca/contract';
import type { Running } from '../../../../../scripts/processes.ts';
import { testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { type ApiProcess, openFleet, until } from './fleet.ts';
import { keepCalling } from './keepCalling.ts';

const working: ImportStatus[] = ['reading', 'checking', 'committing'];

/** How often a process is killed: a few times beside the other tests, more by script. */
export const importKills = process.env.ALPACA_LONG ? 20 : 3;

/** An API and two workers that are killed while sheets are brought in. */
export const openImportFire = async (user: string) => {
  const app = await testApp();
  const fleet = await openFleet(app.database.cells);
  const token = (await app.as(user)).token as string;
  let started = 0;
  const name = (kind: string) => {
    started += 1;
    return `${kind}${started}`;
  };
  let api: ApiProcess = await fleet.api(name('api'));
  const workers: Running[] = [
    await fleet.worker(name('worker')),
    await fleet.worker(name('worker')),
  ];

  const finished = (id: string) =>
    until(
      'the import is finished',
      async () => {
        const view = await keepCalling(() => api, token, getImport, { query: { id } });
        return working.includes(view.status) ? false : view;
      },
      90_000,
    );

  const killLater = async (victim: 'worker' | 'api', delayMs: number) => {
    await sleep(delayMs);
    if (victim === 'api') {
      api.kill();
      api = await fleet.api(name('api'));
      return;
    }
    // Whichever of the two is at work: both fall, one after the other.
    for (const at of [0, 1]) {
      workers[at]?.kill();
      workers[at] = await fleet.worker(name('worker'));
    }
  };

  return {
    app,
    token,
    /** The process that answers at present. */
    api: () => api,
    killLater,

    /** Brings a sheet in while somebody is killed, now while it is read, now while it is committed. */
    async bringIn(round: number, kind: ImportKindName, sheet: Buffer, target?: string) {
      const victim = round % 3 === 2 ? 'api' : 'worker';
      const duringCommit = round % 2 === 1;
      const delayMs = randomInt(0, 1_500);
      const first = duringCommit ? null : killLater(victim, delayMs);
      const { id } = await keepCalling(
        () => api,
        token,
        uploadImport,
        { query: { kind, ...(target && { target }) } },
        multipart('a.csv', sheet),
      );
      const ready = await finished(id);
      const second = duringCommit ? killLater(victim, delayMs) : null;
      const { jobId } = await keepCalling(() => api, token, commitImport, { body: { id } });
      const done = await finished(id);
      await Promise.all([first, second]);
      const jobs = await keepCalling(() => api, token, pageJob, { body: { pageNo: 1 } });
      const job = jobs.records.find((each) => each.id === jobId);
      const place = duringCommit ? 'the commit' : 'the reading';
      return { ready, done, job, told: `${victim}, ${delayMs} ms into ${place}` };
    },

    async stop() {
      await fleet.stop();
      await app.stop();
    },
  };
};
export type ImportFire = Awaited<ReturnType<typeof openImportFire>>;
