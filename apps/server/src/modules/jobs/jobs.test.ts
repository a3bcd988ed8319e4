import { cancelJob, type JobEntry, pageJob } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx, Session } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import { sweep } from '../../platform/jobs/sweep.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { listForBell } from '../announcements/testing.ts';
import { list } from './jobList.service.ts';
import {
  cancel,
  failJob,
  finishJob,
  progressJob,
  startJob,
  throwIfCancelled,
} from './jobs.service.ts';
import { jobsModule } from './module.ts';

let app: TestApp;
let merchant: Ctx;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** A merchant's user of their own, so that each test begins with an empty list. */
const newUser = async (): Promise<Session> => {
  const ctx = await app.ctxOf();
  const { merchant_id } = await ctx.db
    .selectFrom('users')
    .where('username', '=', 'starfield')
    .select('merchant_id')
    .executeTakeFirstOrThrow();
  const userId = newId();
  const user = { kind: 'merchant', username: userId, password_hash: '', realname: '新人' };
  await ctx.db
    .insertInto('users')
    .values({ tenant_id: ctx.tenant.id, id: userId, merchant_id, ...user })
    .execute();
  const permissions: ReadonlySet<string> = new Set();
  return { userId, merchantId: merchant_id, kind: 'merchant', permissions } as Session;
};

beforeEach(async () => {
  const { tenant, node } = await app.ctxOf();
  merchant = makeCtx(node, tenant, await newUser(), 'zh_CN');
});

const work = { nameZh: '批量导入', nameEn: 'Import', total: 10 };

const jobs = async (ctx = merchant): Promise<JobEntry[]> =>
  (await list(ctx, { pageNo: 1, pageSize: 10 })).records;

/** As a worker does it: for the merchant, for nobody in particular. */
const worker = (): Ctx => {
  const own = { ...merchant, session: null };
  return { ...own, db: singleQueries(own) };
};

/** How often this user's pages were told to look again; the product itself can't read this back. */
const toldMe = async () => {
  const rows = await asOwner(
    app.database,
    `select from outbox where message->'userIds' ? $1 and message->>'cmd' = 'user'`,
    [merchant.session?.userId],
  );
  return rows.length;
};

test('a job is seen as begun, by who began it, in either language', async () => {
  const id = await startJob(merchant, { ...work, optType: 3 });
  expect(await jobs()).toMatchObject([
    { id, name: '批量导入', status: 1, endTime: null, optType: 3, done: 0, failed: 0, total: 10 },
  ]);
  expect(await jobs({ ...merchant, lang: 'en_US' })).toMatchObject([{ name: 'Import' }]);
  expect(await toldMe()).toBe(1);
});

test('progress adds up, and the worker needs no session for it', async () => {
  const id = await startJob(merchant, work);
  await progressJob(worker(), id, { done: 4 });
  await progressJob(worker(), id, { done: 3, failed: 2 });
  expect(await jobs()).toMatchObject([{ status: 1, done: 7, failed: 2 }]);
  expect(await toldMe()).toBe(3);
});

test('progress at the same time is not lost', async () => {
  const id = await startJob(merchant, { ...work, total: 100 });
  await Promise.all(Array.from({ length: 20 }, () => progressJob(worker(), id, { done: 5 })));
  expect(await jobs()).toMatchObject([{ done: 100 }]);
});

test('progress of work that is undone does not count and is not told', async () => {
  const id = await startJob(merchant, work);
  const undone = inTx(worker(), async (ctx) => {
    await progressJob(ctx, id, { done: 5 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await jobs()).toMatchObject([{ done: 0 }]);
  expect(await toldMe()).toBe(1);
});

test('a finished job has an end and its file', async () => {
  const id = await startJob(merchant, { ...work, optType: 3 });
  await finishJob(worker(), id, { successData: 'key' });
  const [job] = await jobs();
  expect(job).toMatchObject({ status: 2, successData: 'key', failReason: '' });
  expect(job?.endTime).not.toBeNull();
});

test('a failed job says why', async () => {
  const id = await startJob(merchant, work);
  await failJob(worker(), id, '文件已损坏');
  expect(await jobs()).toMatchObject([{ status: 3, failReason: '文件已损坏' }]);
});

test('why it failed is told in the language of the reader, with its values', async () => {
  const id = await startJob(merchant, work);
  await failJob(worker(), id, { key: 'jobFail.carrierTimeout', vars: { n: 1 } });
  expect(await jobs()).toMatchObject([{ failReason: '承运商接口超时，请稍后重试' }]);
  const [english] = await jobs({ ...merchant, lang: 'en_US' });
  expect(english?.failReason).toBe("The carrier didn't respond in time. Try again later");
});

test('a cancelled job has failed as cancelled, in either language, and stays so', async () => {
  const id = await startJob(merchant, work);
  expect(await jobs()).toMatchObject([{ canCancel: true }]);
  await throwIfCancelled(worker(), id);
  await cancel(merchant, id);
  await expect(throwIfCancelled(worker(), id)).rejects.toThrow('cancelled');
  await finishJob(worker(), id);
  expect(await jobs()).toMatchObject([{ status: 3, failReason: '已取消', canCancel: false }]);
  expect(await jobs({ ...merchant, lang: 'en_US' })).toMatchObject([{ failReason: 'Canceled' }]);
});

test('a step under way when its job is cancelled still counts', async () => {
  const id = await startJob(merchant, work);
  await cancel(merchant, id);
  await progressJob(worker(), id, { done: 4 });
  expect(await jobs()).toMatchObject([{ status: 3, done: 4 }]);
});

test('what has ended, or never asks, cannot be cancelled', async () => {
  const ended = await startJob(merchant, work);
  await finishJob(worker(), ended);
  await expect(cancel(merchant, ended)).rejects.toThrow('job.cannotCancel');
  const stubborn = await startJob(merchant, { ...work, canCancel: false });
  expect(await jobs()).toMatchObject([{ canCancel: false }, { canCancel: false }]);
  await expect(cancel(merchant, stubborn)).rejects.toThrow('job.cannotCancel');
});

test("a colleague's job is not found", async () => {
  const id = await startJob(merchant, work);
  const colleague = await app.as('starfield');
  const refused = await colleague.call(cancelJob, { body: { id } });
  expect(refused).toMatchObject({ status: 404, body: { errorKey: 'job.notFound' } });
  expect(await jobs()).toMatchObject([{ status: 1 }]);
});

test('the list can be narrowed to one status', async () => {
  await startJob(merchant, work);
  const ended = await startJob(merchant, work);
  await finishJob(worker(), ended);
  const completed = await list(merchant, { pageNo: 1, pageSize: 10, status: 2 });
  expect(completed).toMatchObject({ total: 1, records: [{ id: ended }] });
});

const messages = async () => (await listForBell(merchant)).sysMsgList;

test('a failure is told by a message, being given up is not', async () => {
  const given = await startJob(merchant, work);
  await cancel(merchant, given);
  expect(await messages()).toEqual([]);
  const id = await startJob(merchant, work);
  await failJob(worker(), id, { key: 'jobFail.carrierTimeout' });
  expect(await messages()).toMatchObject([
    { titile: '后台任务“批量导入”失败', openPage: 'system/Jobs', busId: id },
  ]);
});

test('the end of long or large work is told by a message, that of small work is not', async () => {
  const small = await startJob(merchant, work);
  await finishJob(worker(), small);
  expect(await messages()).toEqual([]);
  const large = await startJob(merchant, { ...work, total: 1_000 });
  await progressJob(worker(), large, { done: 998, failed: 2 });
  await finishJob(worker(), large);
  expect(await messages()).toMatchObject([
    { titile: '后台任务“批量导入”已完成', msgTxt: '成功 998 项，失败 2 项。' },
  ]);
});

test('jobs are kept for thirty days', async () => {
  const old = await startJob(merchant, work);
  const kept = await startJob(merchant, work);
  const begun = (id: string, days: number) =>
    merchant.db
      .updateTable('jobs')
      .set({ begun_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();
  await begun(old, 31);
  await begun(kept, 29);
  await sweep(merchant.cell.urls.sweep, jobsModule.expired ?? []);
  expect((await jobs()).map(({ id }) => id)).toEqual([kept]);
});

test('a job that has ended stays as it ended', async () => {
  const id = await startJob(merchant, work);
  await failJob(worker(), id, '第一次');
  await finishJob(worker(), id, { successData: 'late' });
  await progressJob(worker(), id, { done: 1 });
  await failJob(worker(), id, '第二次');
  expect(await jobs()).toMatchObject([
    { status: 3, failReason: '第一次', successData: '', done: 0 },
  ]);
  // Of its beginning, its end, and the message that it failed.
  expect(await toldMe()).toBe(3);
});

test("another merchant's worker can't touch it", async () => {
  const id = await startJob(merchant, work);
  const own = { ...worker(), merchantId: newId() };
  await finishJob({ ...own, db: singleQueries(own) }, id);
  expect(await jobs()).toMatchObject([{ status: 1 }]);
});

test('the list has the latest first, in pages, and only the own', async () => {
  for (let i = 0; i < 12; i += 1) await startJob(merchant, { ...work, nameZh: `任务 ${i}` });
  const visitor = await app.as('starfield');
  const names = (await visitor.call(pageJob, { body: { pageNo: 1 } })).result.records.map(
    ({ name }) => name,
  );
  expect(names.some((name) => name.startsWith('任务'))).toBe(false);
  expect((await jobs()).map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, i) => `任务 ${11 - i}`),
  );
});
