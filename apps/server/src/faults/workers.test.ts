import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../../../scripts/processes.ts';
import type { Ctx } from '../platform/context.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';
import { type Marks, openMarks } from './support/jobMarks.ts';
import { merchantCtx } from './support/merchantCtx.ts';
import { failing, slowAfter, slowBefore, slowInside } from './support/testJobs.ts';

const takeOverMs = 15_000;
const longMs = '120000';

let app: TestApp;
let fleet: Fleet;
let marks: Marks;
let starfield: Ctx;
let victim: Running;
let other: Running;
let zombie: Running;

beforeAll(async () => {
  app = await testApp();
  marks = await openMarks(app.database);
  fleet = await openFleet(app.database.cells);
  starfield = await merchantCtx(app, 'M100001');
  [victim, other, zombie] = (await Promise.all(
    ['victim', 'other', 'zombie'].map((name) => fleet.worker(name)),
  )) as [Running, Running, Running];
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await marks?.close();
  await app?.stop();
});

const freeze = (...workers: Running[]) => {
  for (const { pid } of workers) process.kill(pid, 'SIGSTOP');
};
const thaw = ({ pid }: Running) => process.kill(pid, 'SIGCONT');

const begunBy = (jobId: string, { pid }: Running) =>
  until('the job begins', async () => (await marks.begun(jobId)).some((run) => run.pid === pid));

const completed = (jobId: string, withinMs: number) =>
  until('the job ends', async () => (await marks.state(jobId)) === 'completed', withinMs);

test('a job whose worker is killed is finished by another, and its effect happens once', async () => {
  // Only the victim is awake to take them.
  freeze(other, zombie);
  const before = await addJob(starfield, slowBefore, { ms: longMs });
  const after = await addJob(starfield, slowAfter, { ms: longMs });
  const inside = await addJob(starfield, slowInside, { ms: longMs });
  for (const id of [before, after, inside]) await begunBy(id, victim);
  expect(await marks.effects(after)).toHaveLength(1);
  thaw(other);

  victim.kill();
  const killedAt = Date.now();
  for (const id of [before, after, inside]) {
    await completed(id, takeOverMs - (Date.now() - killedAt));
    expect(await marks.effects(id)).toHaveLength(1);
  }
  const [effect] = await marks.effects(before);
  expect(effect?.pid).toBe(other.pid);
  const took = (effect?.at.getTime() ?? 0) - killedAt;
  console.log(`a killed worker's job was taken over and done after ${took} ms`);
  expect(took).toBeLessThan(takeOverMs);
}, 60_000);

test('a worker that was taken for dead comes back and does nothing twice', async () => {
  freeze(other);
  thaw(zombie);
  const id = await addJob(starfield, slowBefore, { ms: '1000' });
  await begunBy(id, zombie);
  freeze(zombie);
  thaw(other);
  await completed(id, takeOverMs);

  thaw(zombie);
  await until('the sleeper ends its job too', () => fleet.said('zombie', id));
  await sleep(500);
  expect(await marks.effects(id)).toMatchObject([{ pid: other.pid }]);
  expect(await marks.begun(id)).toHaveLength(2);
  expect(await marks.state(id)).toBe('completed');
}, 60_000);

test('a job that fails is run again until it succeeds', async () => {
  const id = await addJob(starfield, failing, { failures: '1' });
  await completed(id, 10_000);
  expect(await marks.begun(id)).toHaveLength(2);
  expect(await marks.effects(id)).toHaveLength(1);
});
