import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { JobCancelled } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subjects } from '../../testing/areas.ts';
import * as repo from './imports.repository.ts';
import { step } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a run that another has taken the place of does nothing more', async () => {
  const ctx = await app.ctxOf();
  const userId = app.userId('starfield');
  const { merchant_id } = await ctx.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('merchant_id')
    .executeTakeFirstOrThrow();
  const owner = { ctx, userId, merchantId: merchant_id as string };
  const id = (await subjects.import?.(owner)) as string;
  await repo.change(ctx, id, { status: 'committing' });
  const early = await repo.find(ctx, id);
  let steps = 0;
  const work = async () => {
    steps += 1;
  };
  await step(ctx, early, work);
  // The same import is committed again: its status is the same, its run another.
  await repo.change(ctx, id, { job_id: newId() });
  await expect(step(ctx, early, work)).rejects.toThrow(JobCancelled);
  expect(steps).toBe(1);
});
