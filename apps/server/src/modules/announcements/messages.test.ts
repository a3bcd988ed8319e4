import {
  getMessageSettings,
  listByUser,
  listMyNotices,
  listUsers,
  markNoticeRead,
  messageKinds,
  readAllNotices,
  saveMessageSetting,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { messagesTo } from '../auth/testing.ts';
import { mailJob } from './messageMail.service.ts';
import { raiseMessage } from './messages.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const raise = async (username: string) =>
  raiseMessage(await app.ctxOf(), {
    kind: 'job.failed',
    userIds: [app.userId(username)],
    vars: { name: { zh: '导出', en: 'Export' }, reason: '<b>x</b>' },
    busId: 'job-1',
  });

const messages = async (username: string, headers = {}) =>
  (await (await app.as(username)).call(listByUser, {}, { headers })).result.sysMsgList;

test('a message says what its kind says, in the language of the reader', async () => {
  const id = await raise('kapok');
  const [zh] = await messages('kapok');
  expect(zh).toMatchObject({
    id,
    titile: '后台任务“导出”失败',
    msgTxt: '<b>x</b>',
    priority: 'M',
    openPage: 'system/Jobs',
    busId: 'job-1',
  });
  const [en] = await messages('kapok', { 'accept-language': 'en-US' });
  expect(en?.titile).toBe('“Export” failed');
});

test('whoever switched a kind off no longer hears of it', async () => {
  const visitor = await app.as('bluebay');
  const off = { kind: 'job.failed', inApp: false, mail: false } as const;
  await visitor.call(saveMessageSetting, { body: off });
  expect(await raise('bluebay')).toBeNull();
  expect(await messages('bluebay')).toEqual([]);
  await visitor.call(saveMessageSetting, { body: { ...off, inApp: true } });
  expect(await raise('bluebay')).not.toBeNull();
  const { result } = await visitor.call(getMessageSettings);
  expect(result.settings).toContainEqual({
    kind: 'job.failed',
    name: '后台任务失败',
    inApp: true,
    mail: false,
    urgent: false,
  });
});

// The table is read on each use, so a kind can be made urgent for the length of a test.
const failed = messageKinds['job.failed'] as { urgent?: true };
beforeEach(() => {
  delete failed.urgent;
});
afterEach(() => {
  delete failed.urgent;
});

test('an urgent kind cannot be switched off, and reaches who once did', async () => {
  const visitor = await app.as('fawn');
  const body = { kind: 'job.failed', inApp: false, mail: false } as const;
  await visitor.call(saveMessageSetting, { body });
  failed.urgent = true;
  expect((await visitor.call(saveMessageSetting, { body })).body.errorKey).toBe('message.urgent');
  await raise('fawn');
  expect(await messages('fawn')).toHaveLength(1);
});

test('by mail it comes once, in the language of the user', async () => {
  const visitor = await app.as('kapok');
  await visitor.call(saveMessageSetting, {
    body: { kind: 'job.failed', inApp: false, mail: true },
  });
  const ctx = await app.ctxOf();
  const userId = app.userId('kapok');
  const email = 'kapok@kapok.example';
  await ctx.db
    .updateTable('users')
    .set({ email, language: 'en_US' })
    .where('id', '=', userId)
    .execute();
  const before = await messages('kapok');
  const noticeId = (await raise('kapok')) as string;
  expect(await messages('kapok')).toEqual(before);
  const job = { id: newId(), ids: { noticeId, userId }, signal: new AbortController().signal };
  await mailJob.run(ctx, job);
  await mailJob.run(ctx, job);
  const sent = await messagesTo(app, email);
  expect(sent).toMatchObject([{ subject: '“Export” failed', body: '<b>x</b>' }]);
  expect((await visitor.call(getMessageSettings)).result).toMatchObject({
    canMail: true,
    mailTo: email,
  });
});

test('my notices: by category, read or not, by words, all marked read at once', async () => {
  const visitor = await app.as('starfield');
  for (let i = 0; i < 3; i += 1) await raise('starfield');
  const mine = async (query: object) =>
    (await visitor.call(listMyNotices, { query: { msgCategory: 'message', ...query } })).result;
  const { total, records } = await mine({});
  expect(total).toBeGreaterThanOrEqual(3);
  expect(records[0]).toMatchObject({ readTime: null, sender: '深圳云岭国际物流' });
  await visitor.call(markNoticeRead, { body: { anntId: records[0]?.id as string } });
  expect((await mine({ only: 'read' })).total).toBe(1);
  expect((await mine({ title: '导出' })).total).toBe(3);
  expect((await mine({ title: 'export” FAILED', only: 'unread' })).total).toBe(2);
  const all = await visitor.call(readAllNotices, { body: { msgCategory: 'message' } });
  expect(all.result.count).toBe(total - 1);
  expect((await mine({ only: 'unread' })).total).toBe(0);
  expect((await messages('starfield')).length).toBe(0);
  const { result } = await visitor.call(listByUser);
  expect(result.anntMsgTotal).toBeGreaterThan(0);
});

test('staff choose among the tenant’s users, and no merchant does', async () => {
  const operator = await app.as('yunling-op');
  const found = async (query: object) =>
    (await operator.call(listUsers, { query })).result.records.map((user) => user.username);
  expect(await found({ search: 'kapok' })).toContain('kapok');
  expect(await found({ search: '木棉' })).toContain('kapok');
  expect(await found({ search: 'seabreeze' })).toEqual([]);
  expect(await found({ kind: 'administrator' })).toEqual(['yunling-admin']);
  const merchant = await app.as('starfield');
  expect((await merchant.call(listUsers, { query: {} })).status).toBe(403);
});
