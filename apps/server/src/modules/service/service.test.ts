import {
  addTeamMember,
  createFileTicket,
  getMyService,
  getServiceHours,
  getServiceTalk,
  getThread,
  getWaiting,
  listMyNotices,
  listServiceTalks,
  openService,
  readThread,
  type ServiceState,
  saveServiceHours,
  sendThreadMessage,
  settleServiceTalk,
  takeServiceTalk,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf } from '../../testing/pdf.ts';
import { startSession } from '../auth/testing.ts';
import { openRuled, type Ruled } from '../dataRules/testing.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let merchant: Visitor;
let other: Visitor;
let first: Visitor;
let second: Visitor;
let ruled: Ruled;
beforeAll(async () => {
  app = await testApp();
  merchant = await app.as('starfield');
  other = await app.as('kapok');
  first = await app.as('yunling-op');
  second = await app.as('yunling-op2');
  ruled = await openRuled(app, 40);
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await app.stop();
});
beforeEach(async () => {
  const everything = ['thread_orders', 'thread_files', 'thread_reads', 'thread_messages'];
  for (const table of everything) {
    await asOwner(
      app.database,
      `delete from ${table} where thread_id in (select id from threads where subject_kind = 'service')`,
      [],
    );
  }
  await asOwner(app.database, "delete from threads where subject_kind = 'service'", []);
  await asOwner(app.database, 'delete from service_talks', []);
  await asOwner(app.database, 'delete from service_hours', []);
});

const open = async (visitor = merchant) => (await visitor.call(openService)).result.threadId;
const say = (visitor: Visitor, id: string, text: string, more: object = {}) =>
  visitor.call(sendThreadMessage, { body: { id, text, ...more } });
const list = async (visitor: Visitor, state: ServiceState = 'waiting') =>
  (await visitor.call(listServiceTalks, { query: { state } })).result;
const only = async (visitor: Visitor, state: ServiceState = 'waiting') => {
  const { records } = await list(visitor, state);
  expect(records).toHaveLength(1);
  const { id, revision } = records[0] ?? expect.fail('no talk');
  return { id, revision };
};
const asked = async (text = 'Is there a pick-up on Friday?') => {
  const id = await open();
  await say(merchant, id, text);
  return id;
};

test('a merchant has one talk, whoever opens it, at once or later', async () => {
  const opened = await Promise.all([open(), open(), open()]);
  expect(new Set(opened).size).toBe(1);
  expect((await merchant.call(getMyService)).result.threadId).toBe(opened[0]);
  expect(await open(other)).not.toBe(opened[0]);
});

test('nobody is told of a talk in which nothing was said', async () => {
  await open();
  for (const state of ['waiting', 'open', 'settled'] as const) {
    expect((await list(first, state)).total).toBe(0);
  }
});

test('what is asked waits, an answer opens it, and the merchant is told how much is new', async () => {
  const id = await asked();
  const { records } = await list(first);
  expect(records[0]).toMatchObject({ threadId: id, state: 'waiting', unread: 1, assigneeName: '' });
  expect(records[0]?.waitingSince).not.toBeNull();
  await say(first, id, 'Yes, until five');
  expect((await list(first)).total).toBe(0);
  expect((await list(first, 'open')).records[0]).toMatchObject({
    isMine: true,
    waitingSince: null,
    lastText: 'Yes, until five',
  });
  expect((await merchant.call(getMyService)).result.unread).toBe(1);
});

test('who waits longest comes first, and waits from the first word that nobody answered', async () => {
  const id = await asked();
  const since = (await list(first)).records[0]?.waitingSince;
  await say(other, await open(other), 'Me too');
  await say(merchant, id, 'Hello?');
  const { records } = await list(first);
  expect(records.map(({ merchantCode }) => merchantCode)).toEqual(['M100001', expect.any(String)]);
  expect(records[0]?.waitingSince).toBe(since);
});

test('a member without any permission of its own talks for the merchant, by its own name', async () => {
  const id = await asked();
  const form = { username: 'quiet1', password: 'Newpass123', realname: '小林' };
  const added = await merchant.call(addTeamMember, { body: { ...form, permissions: [] } as never });
  const userId = added.result?.id ?? expect.fail(added.body.errorKey);
  const member = app.withToken(await startSession(await app.ctxOf(), userId));
  expect(await open(member)).toBe(id);
  expect((await say(member, id, 'I am here too')).status).toBe(200);
  const { messages } = (await first.call(getThread, { query: { id } })).result;
  expect(messages.at(-1)).toMatchObject({ userName: '小林', text: 'I am here too' });
});

test('two who answer at once: one has it, the other is told who', async () => {
  const id = await asked();
  const replies = await Promise.all([say(first, id, 'Yes'), say(second, id, 'No')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.errorKey).toBe('service.taken');
  const { messages } = (await merchant.call(getThread, { query: { id } })).result;
  expect(messages).toHaveLength(2);
});

test('a colleague takes over, on what was seen; who comes second is told', async () => {
  const id = await asked();
  await say(first, id, 'One moment');
  const seen = await only(second, 'open');
  expect((await second.call(takeServiceTalk, { body: seen })).status).toBe(200);
  expect((await first.call(takeServiceTalk, { body: seen })).body.errorKey).toBe('service.moved');
  expect((await say(first, id, 'Still me')).body.errorKey).toBe('service.taken');
  expect((await say(second, id, 'It is settled')).status).toBe(200);
});

test('a question that came meanwhile is not settled away', async () => {
  const id = await asked();
  await say(first, id, 'Yes');
  const seen = await only(first, 'open');
  await say(merchant, id, 'And on Monday?');
  const reply = await first.call(settleServiceTalk, { body: seen });
  expect(reply.body.errorKey).toBe('service.moved');
  expect((await list(first)).total).toBe(1);
  // Refused whole: the talk goes on.
  expect((await first.call(getThread, { query: { id } })).result.closeTime).toBeNull();
});

test('settled, it is opened again by the merchant’s next word, for everybody', async () => {
  const id = await asked();
  await say(first, id, 'Yes');
  await first.call(settleServiceTalk, { body: await only(first, 'open') });
  expect((await list(first, 'settled')).total).toBe(1);
  expect((await say(merchant, id, 'One more')).status).toBe(200);
  expect((await list(first)).records[0]).toMatchObject({ state: 'waiting', assigneeName: '' });
  expect((await say(second, id, 'Of course')).status).toBe(200);
});

test('a message that is sent again is said once', async () => {
  const id = await open();
  const body = { id, text: 'Once' };
  await merchant.call(sendThreadMessage, { body }, { key: 'service-once' });
  await merchant.call(sendThreadMessage, { body }, { key: 'service-once' });
  const { messages } = (await merchant.call(getThread, { query: { id } })).result;
  expect(messages).toHaveLength(1);
});

test('neither another merchant, another tenant nor staff without the permission finds it', async () => {
  const id = await asked();
  const warehouse = await app.as('haituo-op', 'haituo');
  for (const stranger of [other, warehouse]) {
    const replies = [
      await stranger.call(getThread, { query: { id } }),
      await say(stranger, id, 'Let me in'),
    ];
    expect(replies.map(({ body }) => body.errorKey)).toEqual(Array(2).fill('thread.notFound'));
  }
  expect((await list(warehouse)).total).toBe(0);
  expect((await merchant.call(listServiceTalks, { query: {} })).status).toBe(403);
});

test('staff have no talk of their own to open', async () => {
  expect((await first.call(openService)).body.errorKey).toBe('service.notFound');
  expect((await first.call(getMyService)).result).toEqual({
    threadId: null,
    unread: 0,
    answering: null,
  });
});

const upload = async (visitor: Visitor) => {
  const sent = multipart('proof.pdf', onePagePdf);
  return (await visitor.call(uploadFile, { query: { purpose: 'threadFile' } }, sent)).result.key;
};

test('a file is for whoever sees the talk', async () => {
  const id = await open();
  const key = await upload(merchant);
  await say(merchant, id, '', { files: [key] });
  expect((await first.call(createFileTicket, { body: { key } })).status).toBe(200);
  expect((await other.call(createFileTicket, { body: { key } })).status).toBe(404);
  // Who has home and no service: the file's key is not enough.
  await asOwner(
    app.database,
    `delete from role_permissions where permission = 'ops:service' and role_id = $1`,
    [ruled.roles[0]],
  );
  await asOwner(
    app.database,
    `delete from role_permissions where permission = 'ops:service' and role_id = $1`,
    [ruled.roles[1]],
  );
  const narrow = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  expect((await narrow.call(createFileTicket, { body: { key } })).status).toBe(404);
  for (const roleId of ruled.roles) {
    await asOwner(
      app.database,
      `insert into role_permissions (tenant_id, role_id, permission) values ($1, $2, 'ops:service')
       on conflict do nothing`,
      [ruled.tenant.id, roleId],
    );
  }
});

test('an order is named by its number, and only one of the merchant’s', async () => {
  const id = await open();
  const [mine] = await ruled.ask<{ id: string; order_no: string }>(
    `select id, order_no from orders where tenant_id = $1 and merchant_id = $2 order by id limit 1`,
    [ruled.tenant.id, app.merchantId('M100001')],
  );
  const [theirs] = await ruled.ask<{ order_no: string }>(
    `select order_no from orders where tenant_id = $1 and merchant_id <> $2 order by id limit 1`,
    [ruled.tenant.id, app.merchantId('M100001')],
  );
  const orderNo = mine?.order_no ?? expect.fail('no order');
  await say(merchant, id, 'Where is it?', { orderNo });
  const { messages } = (await first.call(getThread, { query: { id } })).result;
  expect(messages[0]?.order).toEqual({ id: mine?.id, orderNo });
  const wrong = [theirs?.order_no, 'NO-SUCH-ORDER'];
  for (const number of wrong) {
    const reply = await say(merchant, id, 'And this?', { orderNo: number });
    expect(reply.body.errorKey).toBe('thread.noOrder');
  }
});

test('whoever is under data rules sees and hears only of merchants in sight', async () => {
  const hidden = app.merchantId('M100001');
  await ruled.setRules([
    {
      roleId: ruled.roles[0],
      subject: 'merchants',
      conditions: [{ column: 'merchant', op: 'notIn', values: [hidden] }],
    },
  ]);
  const narrow = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  const heard = async () =>
    (await narrow.call(listMyNotices, { query: { msgCategory: 'message' } })).result.total;
  const before = await heard();
  const id = await asked('A secret');
  const othersId = await open(other);
  await say(other, othersId, 'For everybody');
  expect((await list(first)).total).toBe(2);
  const seen = await list(narrow);
  expect(seen.records.map(({ threadId }) => threadId)).toEqual([othersId]);
  expect(seen.total).toBe(1);
  expect((await narrow.call(getThread, { query: { id } })).body.errorKey).toBe('thread.notFound');
  expect((await say(narrow, id, 'Hm')).body.errorKey).toBe('thread.notFound');
  expect(await heard()).toBe(before + 1);
  const { records } = await list(first);
  const hiddenId = records.find(({ threadId }) => threadId === id)?.id as string;
  expect((await narrow.call(getServiceTalk, { query: { id: hiddenId } })).status).toBe(404);
  expect((await first.call(getServiceTalk, { query: { id: hiddenId } })).result.threadId).toBe(id);
  await ruled.setRules([]);
});

test('those who wait stand in the work queue, and are gone once answered', async () => {
  const countOf = async () =>
    (await first.call(getWaiting)).result.find(({ key }) => key === 'serviceWaiting')?.count ?? 0;
  const id = await asked();
  expect(await countOf()).toBe(1);
  await say(first, id, 'Yes');
  expect(await countOf()).toBe(0);
});

test('reading takes what is new away, for the reader alone', async () => {
  const id = await asked();
  const { messages } = (await first.call(getThread, { query: { id } })).result;
  await first.call(readThread, { body: { id, messageId: messages[0]?.id as string } });
  expect((await list(first)).records[0]?.unread).toBe(0);
  expect((await list(second)).records[0]?.unread).toBe(1);
});

const always = { from: '00:00', to: '00:00' };
const wholeWeek = {
  mon: always,
  tue: always,
  wed: always,
  thu: always,
  fri: always,
  sat: always,
  sun: always,
};
const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };

test('office hours are told as they were set, and nothing is promised where nobody set any', async () => {
  const answering = async () => (await merchant.call(getMyService)).result.answering;
  expect(await answering()).toBeNull();
  const words = { closedZh: '请致电', closedEn: 'Please call' };
  await first.call(saveServiceHours, { body: { revision: 0, days: wholeWeek, ...words } });
  expect(await answering()).toEqual({ isOpen: true, from: null, text: '' });
  await first.call(saveServiceHours, { body: { revision: 1, days: never, ...words } });
  expect(await answering()).toEqual({ isOpen: false, from: null, text: '请致电' });
  expect((await first.call(getServiceHours)).result).toEqual({
    revision: 2,
    days: never,
    ...words,
  });
});

test('two who set office hours at once: the second is told', async () => {
  const save = (visitor: Visitor, revision: number) =>
    visitor.call(saveServiceHours, { body: { revision, days: wholeWeek } });
  for (const revision of [0, 1]) {
    const replies = await Promise.all([save(first, revision), save(second, revision)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('a time that no clock shows is refused', async () => {
  const days = { ...never, mon: { from: '9:00', to: '24:00' } };
  const reply = await first.call(saveServiceHours, { body: { revision: 0, days } });
  expect(reply.status).toBe(422);
});
