import {
  createFileTicket,
  getThread,
  listMyNotices,
  queryNoticeById,
  readThread,
  sendThreadMessage,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { onePagePdf } from '../../testing/pdf.ts';
import { closeThread, openThread, sayAsSystem, setTurn, threadsOf } from './index.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let ctx: Ctx;
let merchant: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  merchant = await app.as('starfield');
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const open = async (merchantCode = 'M100001') => {
  const subjectId = newId();
  const asked = {
    kind: 'withholding',
    subjectId,
    merchantId: app.merchantId(merchantCode),
    title: `Parcel ${subjectId.slice(-4)}`,
    turn: 'merchant',
    dueAt: null,
  } as const;
  const id = await openThread(ctx, asked);
  return { id, subjectId, asked };
};

const look = async (visitor: Visitor, id: string) =>
  (await visitor.call(getThread, { query: { id } })).result;
const say = (visitor: Visitor, id: string, text: string, files: string[] = []) =>
  visitor.call(sendThreadMessage, { body: { id, text, files } });
const readAll = async (visitor: Visitor, id: string) => {
  const messageId = (await look(visitor, id)).messages.at(-1)?.id as string;
  return visitor.call(readThread, { body: { id, messageId } });
};

test('who speaks gives the other side the turn, and is read by it', async () => {
  const { id } = await open();
  await say(merchant, id, 'Is it here?');
  expect(await look(operator, id)).toMatchObject({ turn: 'staff', unread: 1, side: 'staff' });
  await readAll(operator, id);
  expect((await look(operator, id)).unread).toBe(0);
  expect((await look(merchant, id)).readByOthers).not.toBeNull();
  await say(operator, id, 'Yes');
  const told = await look(merchant, id);
  expect(told).toMatchObject({ turn: 'merchant', unread: 1, side: 'merchant' });
  expect(told.messages.map(({ text, side, isMine }) => ({ text, side, isMine }))).toEqual([
    { text: 'Is it here?', side: 'merchant', isMine: true },
    { text: 'Yes', side: 'staff', isMine: false },
  ]);
});

test('a merchant talks with the house: the staff’s names stay inside', async () => {
  const { id } = await open();
  await say(operator, id, 'Hello');
  const [seenByMerchant] = (await look(merchant, id)).messages;
  const [seenByStaff] = (await look(operator, id)).messages;
  expect(seenByMerchant?.userName).toBe(ctx.tenant.nameZh);
  expect(seenByStaff?.userName).not.toBe(ctx.tenant.nameZh);
});

test('each of the staff has a count of their own', async () => {
  const { id, subjectId } = await open();
  await say(merchant, id, 'One');
  await say(merchant, id, 'Two');
  await readAll(operator, id);
  const second = await app.as('yunling-op2');
  expect((await look(second, id)).unread).toBe(2);
  expect((await look(operator, id)).unread).toBe(0);
  expect((await threadsOf(ctx, 'withholding', [subjectId])).get(subjectId)).toMatchObject({ id });
});

test('reading an older message takes nothing back', async () => {
  const { id } = await open();
  await say(merchant, id, 'One');
  await say(merchant, id, 'Two');
  const [first] = (await look(operator, id)).messages;
  await readAll(operator, id);
  await operator.call(readThread, { body: { id, messageId: first?.id as string } });
  expect((await look(operator, id)).unread).toBe(0);
});

test('two who speak at once are both heard, in one order for everybody', async () => {
  const { id } = await open();
  const lines = Array.from({ length: 8 }, (_, n) => n);
  const sent = await Promise.all(
    lines.map((n) => say(n % 2 ? merchant : operator, id, `line ${n}`)),
  );
  expect(sent.map(({ status }) => status)).toEqual(lines.map(() => 200));
  const mine = (await look(merchant, id)).messages.map(({ text }) => text);
  expect(mine).toHaveLength(8);
  expect((await look(operator, id)).messages.map(({ text }) => text)).toEqual(mine);
});

test('a message that is sent again is said once', async () => {
  const { id } = await open();
  const body = { id, text: 'Once', files: [] };
  await merchant.call(sendThreadMessage, { body }, { key: 'thread-once' });
  await merchant.call(sendThreadMessage, { body }, { key: 'thread-once' });
  expect((await look(merchant, id)).messages).toHaveLength(1);
});

test('nothing is said in what is closed, and it can be opened again', async () => {
  const { id, subjectId, asked } = await open();
  await closeThread(ctx, 'withholding', subjectId);
  const reply = await say(merchant, id, 'Too late');
  expect(reply.body.errorKey).toBe('thread.closed');
  expect(await look(merchant, id)).toMatchObject({ turn: null, messages: [] });
  expect(await openThread(ctx, asked)).toBe(id);
  expect((await say(merchant, id, 'Once more')).status).toBe(200);
});

test('neither another merchant nor another tenant finds it', async () => {
  const { id } = await open();
  await say(merchant, id, 'Ours');
  const strangers = [await app.as('kapok'), await app.as('haituo-op', 'haituo')];
  for (const stranger of strangers) {
    const replies = [
      await stranger.call(getThread, { query: { id } }),
      await say(stranger, id, 'Let me in'),
      await stranger.call(readThread, { body: { id, messageId: newId() } }),
    ];
    expect(replies.map(({ body }) => body.errorKey)).toEqual(Array(3).fill('thread.notFound'));
  }
  expect((await look(merchant, id)).messages).toHaveLength(1);
});

test('what was typed comes back as it was typed, however hostile', async () => {
  const { id } = await open();
  const hostile = "<img src=x onerror=alert(1)> {{title}} $t(refusal) ‮ '; drop table threads;--";
  await say(merchant, id, hostile);
  const [message] = (await look(operator, id)).messages;
  expect(message?.text).toBe(hostile);
  const { result } = await operator.call(listMyNotices, { query: { msgCategory: 'message' } });
  const anntId = result.records[0]?.id as string;
  const shown = await operator.call(queryNoticeById, { query: { id: anntId } });
  expect(shown.result.msgContent).not.toContain('<img');
});

test('nothing, spaces, and more than a message holds are refused', async () => {
  const { id } = await open();
  const replies = [
    await say(merchant, id, ''),
    await say(merchant, id, '   '),
    await say(merchant, id, 'x'.repeat(2001)),
    await say(merchant, id, 'half \ud800'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect((await look(merchant, id)).messages).toEqual([]);
});

const upload = async (visitor: Visitor, purpose: 'threadFile' | 'orderFile' = 'threadFile') => {
  const sent = multipart('proof.pdf', onePagePdf);
  return (await visitor.call(uploadFile, { query: { purpose } }, sent)).result.key;
};

test('what the staff attaches can be fetched by the merchant, and by no other', async () => {
  const { id } = await open();
  const key = await upload(operator);
  expect((await merchant.call(createFileTicket, { body: { key } })).status).toBe(404);
  await say(operator, id, '', [key]);
  const [message] = (await look(merchant, id)).messages;
  expect(message?.files).toEqual([{ key, name: 'proof.pdf', contentType: 'application/pdf' }]);
  expect((await merchant.call(createFileTicket, { body: { key } })).status).toBe(200);
  const other = await app.as('kapok');
  expect((await other.call(createFileTicket, { body: { key } })).status).toBe(404);
});

test('somebody else’s file, or one for something else, is not attached', async () => {
  const { id } = await open();
  const keys = [await upload(operator), await upload(merchant, 'orderFile')];
  for (const key of keys) {
    expect((await say(merchant, id, 'mine', [key])).body.errorKey).toBe('file.notFound');
  }
});

test('the product speaks in its reader’s language', async () => {
  const { id, subjectId } = await open();
  const vars = { reason: { key: 'withholdReason.battery' }, note: '' };
  await sayAsSystem(ctx, 'withholding', subjectId, { key: 'withheld', vars });
  await setTurn(ctx, 'withholding', subjectId, { turn: 'staff', dueAt: new Date() });
  const zh = await look(merchant, id);
  const { result: en } = await merchant.call(
    getThread,
    { query: { id } },
    { headers: { 'accept-language': 'en_US' } },
  );
  expect(zh).toMatchObject({ turn: 'staff', unread: 1 });
  expect(zh.messages[0]?.side).toBe('system');
  expect(zh.messages[0]?.text).not.toBe(en.messages[0]?.text);
  expect(zh.messages[0]?.text).not.toContain('withholdReason');
});
