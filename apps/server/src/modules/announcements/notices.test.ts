import { getLastAnnouncement, listByUser, markNoticeRead, queryNoticeById } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SystemMessage, writeMessage } from './messages.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const raise = async (username: string, message: Partial<SystemMessage> = {}) =>
  writeMessage(await app.ctxOf(), {
    kind: 'test',
    userIds: [app.userId(username)],
    zh: { title: '标题', content: '内容' },
    en: { title: 'Title', content: 'Text' },
    ...message,
  });

const bell = async (username: string, headers: Record<string, string> = {}) =>
  (await (await app.as(username)).call(listByUser, {}, { headers })).result;

test('a message is in the bell of those it is for and of nobody else', async () => {
  const before = await bell('kapok');
  const id = await raise('kapok', { priority: 'H' });
  const after = await bell('kapok');
  expect(after.sysMsgTotal).toBe(before.sysMsgTotal + 1);
  expect(after.sysMsgList[0]).toMatchObject({ id, titile: '标题', priority: 'H', msgTxt: '内容' });
  expect((await bell('bluebay')).sysMsgList.map((one) => one.id)).not.toContain(id);
});

test('it is in the language of the reader', async () => {
  await raise('kapok');
  const [message] = (await bell('kapok', { 'accept-language': 'en-US' })).sysMsgList;
  expect(message).toMatchObject({ titile: 'Title', msgTxt: 'Text' });
  const asked = { query: { id: message?.id as string } };
  const visitor = await app.as('kapok');
  const inEnglish = { headers: { 'accept-language': 'en-US' } };
  const { result } = await visitor.call(queryNoticeById, asked, inEnglish);
  expect(result.sender).toBe('Yunling International Logistics');
  expect((await visitor.call(queryNoticeById, asked)).result.sender).toBe('深圳云岭国际物流');
});

test('once read it leaves the bell, for good and at every page of the user', async () => {
  const id = await raise('bluebay');
  const visitor = await app.as('bluebay');
  await visitor.call(markNoticeRead, { body: { anntId: id } });
  await visitor.call(markNoticeRead, { body: { anntId: id } });
  expect((await bell('bluebay')).sysMsgList.map((one) => one.id)).not.toContain(id);
  const read = await visitor.call(queryNoticeById, { query: { id } });
  expect(read.result).toMatchObject({ readFlag: true, msgCategory: 'message' });
});

test('the bell shows ten and counts all', async () => {
  for (let i = 0; i < 12; i += 1) await raise('fawn');
  expect(await bell('fawn')).toMatchObject({ sysMsgTotal: 12, sysMsgList: { length: 10 } });
});

test('what looks like HTML in a message stays text', async () => {
  const content = '<img src=x onerror=alert(1)> & "co"\n\nsecond line';
  const id = await raise('kapok', { zh: { title: 't', content } });
  const visitor = await app.as('kapok');
  const { result } = await visitor.call(queryNoticeById, { query: { id } });
  expect(result.msgContent).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;</p><p>second line</p>',
  );
  expect((await bell('kapok')).sysMsgList[0]?.msgTxt).toBe(
    '<img src=x onerror=alert(1)> & "co" second line',
  );
});

test('a page to open and what it shows travel with it', async () => {
  const busId = newId();
  await raise('kapok', { open: { page: 'order/Detail', busId } });
  expect((await bell('kapok')).sysMsgList[0]).toMatchObject({
    openType: 'component',
    openPage: 'order/Detail',
    busId,
  });
});

test('a message to nobody, or twice to the same, breaks nothing', async () => {
  await raise('kapok', { userIds: [] });
  const userId = app.userId('kapok');
  const id = await raise('kapok', { userIds: [userId, userId] });
  expect((await bell('kapok')).sysMsgList.filter((one) => one.id === id)).toHaveLength(1);
});

test('a message of a transaction that is undone was never raised', async () => {
  const before = await bell('kapok');
  const undone = inTx(await app.ctxOf(), async (ctx) => {
    await writeMessage(ctx, {
      kind: 'test',
      userIds: [app.userId('kapok')],
      zh: { title: 'x', content: '' },
      en: { title: 'x', content: '' },
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await bell('kapok')).toEqual(before);
});

test('the latest announcement is the newest unread one, then none', async () => {
  const visitor = await app.as('yunling-op2');
  const { result: first } = await visitor.call(getLastAnnouncement);
  expect(first).toMatchObject({ priority: 'H', msgCategory: 'announcement', readFlag: false });
  const { anntMsgList } = await bell('yunling-op2');
  for (const { id } of anntMsgList) await visitor.call(markNoticeRead, { body: { anntId: id } });
  expect((await visitor.call(getLastAnnouncement)).result).toBeNull();
});

test('announcements that are withdrawn, over or not begun are not shown', async () => {
  const ctx = await app.ctxOf();
  const hour = 3_600_000;
  const add = (values: object) => {
    const id = newId();
    const words = { title_zh: 'x', title_en: 'x', content_zh: '', content_en: '', sender: 'x' };
    const row = { tenant_id: ctx.tenant.id, id, category: 'announcement', to_all: true, ...words };
    return ctx.db
      .insertInto('notices')
      .values({ ...row, status: 'published', sent_at: new Date(), ...values } as never)
      .execute();
  };
  const before = await bell('kapok');
  await add({ status: 'withdrawn' });
  await add({ status: 'unpublished', sent_at: null });
  await add({ starts_at: new Date(Date.now() + hour) });
  await add({ ends_at: new Date(Date.now() - hour) });
  expect((await bell('kapok')).anntMsgTotal).toBe(before.anntMsgTotal);
  await add({ starts_at: new Date(Date.now() - hour), ends_at: new Date(Date.now() + hour) });
  expect((await bell('kapok')).anntMsgTotal).toBe(before.anntMsgTotal + 1);
});
