import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Session } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { addJob, type JobKind } from '../../platform/jobs/jobs.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { list } from './jobList.service.ts';
import { cancel, progressJob, startJob, throwIfCancelled } from './jobs.service.ts';

let app: TestApp;
let worker: ReturnType<typeof startWorker>;
const runs: string[] = [];

/** Work without an end, as long as somebody waits for it. */
const endless: JobKind = {
  name: 'test.endless',
  lane: 'interactive',
  async run(ctx, { ids }) {
    const id = ids.jobId as string;
    runs.push(id);
    for (;;) {
      await throwIfCancelled(ctx, id);
      await progressJob(ctx, id, { done: 1 });
      await sleep(50);
    }
  },
};

beforeAll(async () => {
  app = await testApp();
  const [cell] = app.node.cells.keys();
  worker = startWorker({ node: app.node, cell: cell as string, kinds: [endless] });
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

const stateOf = async (id: string) => {
  const sql = 'select state from pgboss.job where id = $1';
  const [job] = await asOwner<{ state: string }>(app.database, sql, [id]);
  return job?.state;
};

const starfield = async (): Promise<Ctx> => {
  const { node, tenant, db } = await app.ctxOf();
  const userId = app.userId('starfield');
  const { merchant_id } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('merchant_id')
    .executeTakeFirstOrThrow();
  const session = { userId, merchantId: merchant_id, kind: 'merchant' } as Session;
  return makeCtx(node, tenant, session, 'zh_CN');
};

test('a cancelled job stops at its next step and is not tried again', async () => {
  const ctx = await starfield();
  const jobId = await startJob(ctx, { nameZh: '无尽', nameEn: 'Endless', total: 0 });
  const queued = await addJob(ctx, endless, { jobId });
  const seen = async () =>
    (await list(ctx, { pageNo: 1, pageSize: 10 })).records.find(({ id }) => id === jobId);
  await expect.poll(async () => (await seen())?.done, { timeout: 15_000 }).toBeGreaterThan(0);
  await cancel(ctx, jobId);
  await expect.poll(() => stateOf(queued), { timeout: 15_000 }).toBe('completed');
  const done = (await seen())?.done;
  await sleep(1_500);
  expect(runs).toEqual([jobId]);
  expect(await seen()).toMatchObject({ status: 3, failReason: '已取消', done });
}, 40_000);
