import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../platform/context.ts';
import { addJob, addJobs, type JobKind } from '../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Marks, openMarks } from './support/jobMarks.ts';
import { merchantCtx } from './support/merchantCtx.ts';
import { bulkWork, interactiveWork } from './support/testJobs.ts';

const jobMs = '20';
const flood = process.env.ALPACA_LONG ? 15_000 : 1_500;

let app: TestApp;
let fleet: Fleet;
let marks: Marks;
let starfield: Ctx;
let kapok: Ctx;
let bluebay: Ctx;

beforeAll(async () => {
  app = await testApp();
  marks = await openMarks(app.database);
  fleet = await openFleet(app.database.cells);
  starfield = await merchantCtx(app, 'M100001');
  kapok = await merchantCtx(app, 'M100002');
  bluebay = await merchantCtx(app, 'M100003');
  await fleet.worker('worker', { ALPACA_WORKER_PARALLEL: '20' });
});
afterAll(async () => {
  await fleet?.stop();
  await marks?.close();
  await app?.stop();
});

/** Many jobs of one merchant, and how long until the last of them was done. */
const burst = async (ctx: Ctx, kind: JobKind, count: number) => {
  const started = Date.now();
  await addJobs(ctx, kind, Array(count).fill({ ms: jobMs }));
  const doneAt = async () => {
    const { rows } = await marks.client.query<{ done: number; last: Date }>(
      `select count(*)::int as done, max(at) as last
       from fault_marks m join pgboss.job j on j.id = m.job_id
       where what = 'effect' and j.data->>'merchantId' = $1 and j.data->>'kind' = $2
         and j.created_on >= $3`,
      [ctx.merchantId, kind.name, new Date(started - 1)],
    );
    return rows[0] as { done: number; last: Date };
  };
  return {
    done: async () => (await doneAt()).done,
    finished: (withinMs: number) =>
      until(
        `${count} ${kind.name}`,
        async () => {
          // Asked seldom, so as not to take the time that is measured.
          await sleep(100);
          const { done, last } = await doneAt();
          return done === count && last.getTime() - started;
        },
        withinMs,
      ),
  };
};

test('a job that someone waits for begins at once when nothing else is to do', async () => {
  const waits: number[] = [];
  for (let i = 0; i < 15; i += 1) {
    await sleep(Math.random() * 100);
    const added = Date.now();
    const id = await addJob(starfield, interactiveWork, { ms: '0' });
    const [begun] = await until('the job begins', async () => {
      const rows = await marks.begun(id);
      return rows.length > 0 && rows;
    });
    waits.push((begun as { at: Date }).at.getTime() - added);
  }
  waits.sort((a, b) => a - b);
  console.log(`idle: a job begins after ${waits[7]} ms (median), ${waits[14]} ms (worst)`);
  expect(waits[7]).toBeLessThan(500);
});

test("one merchant's flood delays neither others' jobs nor what its own people wait for", async () => {
  const alone = await (await burst(starfield, interactiveWork, 20)).finished(20_000);

  const flooding = await burst(kapok, bulkWork, flood);
  const beside = await Promise.all([
    burst(starfield, interactiveWork, 20),
    burst(kapok, interactiveWork, 20),
    burst(bluebay, bulkWork, 20),
  ]);
  const times = await Promise.all(beside.map((each) => each.finished(60_000)));
  const left = flood - (await flooding.done());
  const floodMs = await flooding.finished(120_000);
  console.log(
    `20 interactive jobs: ${alone} ms alone, ${times[0]} ms beside ${flood} bulk jobs of another ` +
      `merchant, ${times[1]} ms beside its own; 20 bulk jobs: ${times[2]} ms; ${left} still ` +
      `waiting then; all in ${floodMs} ms, ${Math.round((flood * 1000) / floodMs)} jobs/s`,
  );
  for (const time of times) expect(time).toBeLessThan(alone + 3_000);
  // However fast the machine: they did not wait until the flood was over.
  expect(left).toBeGreaterThan(flood / 2);
}, 150_000);

test('long jobs of one merchant leave room for the next merchant', async () => {
  await addJobs(kapok, bulkWork, Array(20).fill({ ms: '3000' }));
  await until('they begin', async () => {
    const { rows } = await marks.client.query(
      "select from pgboss.job where name = 'bulk' and state = 'active'",
    );
    return rows.length >= 10;
  });
  const started = Date.now();
  const id = await addJob(bluebay, bulkWork, { ms: '0' });
  await until('the other job ends', async () => (await marks.effects(id)).length === 1, 2_000);
  console.log(`beside long jobs another merchant's was done after ${Date.now() - started} ms`);
});
