import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallSpec,
  commitImport,
  getImport,
  type ImportStatus,
  pageJob,
  type Request,
  type Result,
  uploadImport,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../../../scripts/processes.ts';
import { csvOf, sampleHeaders, sampleRow } from '../modules/imports/importsTestFiles.ts';
import { newId } from '../platform/ids.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { multipart } from '../testing/multipart.ts';
import { asOwner } from '../testing/owner.ts';
import { ask } from './ask.ts';
import { type ApiProcess, type Fleet, openFleet, until } from './fleet.ts';

const kills = process.env.ALPACA_LONG ? 20 : 5;
const rows = 2_000;
/** Every tenth row is bad, and two rows repeat each other. */
const good = rows - rows / 10 - 2;

let app: TestApp;
let fleet: Fleet;
let token: string;
let api: ApiProcess;
let workers: Running[];
let started = 0;

const startWorker = () => {
  started += 1;
  return fleet.worker(`worker${started}`);
};
const startApi = () => {
  started += 1;
  return fleet.api(`api${started}`);
};

beforeAll(async () => {
  app = await testApp();
  fleet = await openFleet(app.database.cells);
  token = (await app.as('starfield')).token as string;
  api = await startApi();
  workers = [await startWorker(), await startWorker()];
}, 180_000);
afterAll(async () => {
  await fleet?.stop();
  await app?.stop();
});

/** Asks until somebody answers, as the web does: with the same key each time. */
const persist = async <C extends CallSpec>(
  call: C,
  asked: Request<C>,
  extra: { payload?: Buffer; headers?: Record<string, string> } = {},
): Promise<Result<C>> => {
  const key = newId();
  return until(
    call.path,
    async () => {
      const reply = await ask(api, call, asked, { token, key, ...extra }).catch(() => null);
      return reply?.status === 200 ? { result: reply.body.result as Result<C> } : false;
    },
    60_000,
  ).then(({ result }) => result);
};

const sheet = (city: string) => {
  const row = (at: number) => {
    const bad = at % 10 === 5 ? { phone: '' } : {};
    return sampleRow(at, { city, name: `${city} ${at}`, ...bad });
  };
  const all = Array.from({ length: rows }, (_, at) => row(at));
  all[1] = all[0] as string[];
  return csvOf([sampleHeaders, ...all]);
};

const settled = (id: string) =>
  until(
    'the import settles',
    async () => {
      const view = await persist(getImport, { query: { id } });
      const working: ImportStatus[] = ['reading', 'checking', 'committing'];
      return working.includes(view.status) ? false : view;
    },
    90_000,
  );

type Victim = 'worker' | 'api';
const killLater = async (victim: Victim, delayMs: number) => {
  await sleep(delayMs);
  if (victim === 'api') {
    api.kill();
    api = await startApi();
    return;
  }
  // Whichever of the two is at work: both fall, one after the other.
  for (const at of [0, 1]) {
    workers[at]?.kill();
    workers[at] = await startWorker();
  }
};

/** Brings a sheet in while processes are killed; what arrived, and how often. */
const importUnderFire = async (victim: Victim, duringCommit: boolean, delayMs: number) => {
  const city = `K${newId().slice(-8)}`;
  const first = duringCommit ? null : killLater(victim, delayMs);
  const file = multipart('book.csv', sheet(city));
  const { id } = await persist(uploadImport, { query: { kind: 'consignee' } }, file);
  const ready = await settled(id);
  expect(ready).toMatchObject({ status: 'ready', counts: { total: rows, valid: good } });
  const second = duringCommit ? killLater(victim, delayMs) : null;
  const { jobId } = await persist(commitImport, { body: { id } });
  const done = await settled(id);
  await Promise.all([first, second]);
  const [arrived] = await asOwner<{ n: number; names: number }>(
    app.database,
    'select count(*)::int as n, count(distinct name)::int as names from consignees where city = $1',
    [city],
  );
  const jobs = await persist(pageJob, { body: { pageNo: 1 } });
  const job = jobs.records.find((each) => each.id === jobId);
  return { done, arrived, job };
};

test(`exactly the good rows arrive, each once, whoever is killed: ${kills} times`, async () => {
  for (let round = 0; round < kills; round += 1) {
    const victim: Victim = round % 3 === 2 ? 'api' : 'worker';
    const duringCommit = round % 2 === 1;
    const delayMs = randomInt(0, 1_500);
    const { done, arrived, job } = await importUnderFire(victim, duringCommit, delayMs);
    console.log(
      `kill ${round + 1}: ${victim}, ${delayMs} ms into ${duringCommit ? 'the commit' : 'the reading'}: ${arrived?.n} of ${good} good rows arrived, job ${job?.done} done, ${job?.failed} failed`,
    );
    expect(done).toMatchObject({ status: 'done', counts: { committed: good, valid: 0 } });
    expect(arrived).toEqual({ n: good, names: good });
    expect(job).toMatchObject({ status: 2, done: good, failed: 0, total: good });
  }
}, 1_800_000);
