import {
  type AnnouncementForm,
  type AnnouncementStep,
  addAnnouncement,
  announcementMoves,
  announcementStatuses,
  deleteAnnouncement,
  editAnnouncement,
  getAnnouncement,
  listAnnouncements,
  listByUser,
  listReaders,
  markNoticeRead,
  publishAnnouncement,
  restoreAnnouncement,
  withdrawAnnouncement,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../platform/clock/zone.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { raiseMessage } from './messages.service.ts';
import { windowJob } from './publishing.service.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const form: AnnouncementForm = {
  titleZh: '春节停运',
  titleEn: 'Spring Festival',
  contentZh: '<p>停运三天</p>',
  contentEn: '<p>Closed for three days</p>',
  priority: 'M',
  msgCategory: 'announcement',
  toAll: true,
  userIds: [],
  startTime: null,
  endTime: null,
};

const add = async (more: Partial<AnnouncementForm> = {}) => {
  const reply = await operator.call(addAnnouncement, { body: { ...form, ...more } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.result.id;
};
const publish = (id: string) => operator.call(publishAnnouncement, { body: { id, revision: 1 } });
const published = async (more: Partial<AnnouncementForm> = {}) => {
  const id = await add(more);
  expect((await publish(id)).status).toBe(200);
  return id;
};

const inBell = async (username: string, id: string) => {
  const { result } = await (await app.as(username)).call(listByUser);
  return [...result.anntMsgList, ...result.sysMsgList].some((notice) => notice.id === id);
};

/** What waits in the outbox; the product itself can't read this back. */
const told = async () => {
  const rows = await asOwner<{ message: { cmd: string; userIds?: string[] } }>(
    app.database,
    'delete from outbox returning message',
  );
  return rows.map(({ message }) => message);
};

const inMinutes = (n: number) => toWire(new Date(Date.now() + n * 60_000), 'Asia/Shanghai');

describe('what may be done', () => {
  const does: Record<AnnouncementStep, (id: string) => Promise<{ status: number }>> = {
    edit: (id) => operator.call(editAnnouncement, { body: { id, revision: 1, ...form } }),
    delete: (id) => operator.call(deleteAnnouncement, { body: { id } }),
    publish,
    withdraw: (id) => operator.call(withdrawAnnouncement, { body: { id } }),
  };
  const make = {
    unpublished: () => add(),
    published: () => published(),
    withdrawn: async () => {
      const id = await published();
      await does.withdraw(id);
      return id;
    },
  };
  const table = announcementStatuses.flatMap((status) =>
    (Object.keys(does) as AnnouncementStep[]).map((step) => ({ status, step })),
  );
  test.each(table)('$step of one that is $status', async ({ status, step }) => {
    const allowed = announcementMoves[status].includes(step);
    expect((await does[step](await make[status]())).status).toBe(allowed ? 200 : 409);
  });
});

test('what is written comes back as it was, in both languages', async () => {
  const userIds = [app.userId('kapok'), app.userId('starfield')];
  const times = { startTime: '2030-01-01 00:00:00', endTime: '2030-02-01 00:00:00' };
  const id = await add({ toAll: false, userIds, ...times });
  const { result } = await operator.call(getAnnouncement, { query: { id } });
  const { userIds: _, ...rest } = { ...form, toAll: false, ...times };
  expect(result).toMatchObject({ ...rest, id, sendStatus: 'unpublished' });
  expect(result.users.map((user) => user.username).sort()).toEqual(['kapok', 'starfield']);
});

test('everybody of the tenant is told by one message, and nobody of another', async () => {
  await told();
  const id = await published();
  expect(await told()).toEqual([{ cmd: 'topic' }]);
  expect(await inBell('kapok', id)).toBe(true);
  expect(await inBell('yunling-admin', id)).toBe(true);
  const other = await (await app.as('seabreeze', 'haituo')).call(listByUser);
  expect(other.result.anntMsgList.map((notice) => notice.id)).not.toContain(id);
});

test('chosen users alone see it and are told', async () => {
  const userIds = [app.userId('kapok')];
  await told();
  const id = await published({ toAll: false, userIds });
  expect(await told()).toEqual([{ cmd: 'user', userIds }]);
  expect(await inBell('kapok', id)).toBe(true);
  expect(await inBell('bluebay', id)).toBe(false);
});

test('as a message it stands among the messages', async () => {
  const id = await published({ msgCategory: 'message' });
  const { result } = await (await app.as('kapok')).call(listByUser);
  expect(result.sysMsgList.map((notice) => notice.id)).toContain(id);
});

test('withdrawn it is gone from bells; published anew it is unread again', async () => {
  const id = await published();
  const reader = await app.as('kapok');
  await reader.call(markNoticeRead, { body: { anntId: id } });
  await told();
  await operator.call(withdrawAnnouncement, { body: { id } });
  expect(await told()).toEqual([{ cmd: 'topic' }]);
  expect(await inBell('bluebay', id)).toBe(false);
  await publish(id);
  expect(await inBell('kapok', id)).toBe(true);
});

test('one with a later start is shown and told only from then on', async () => {
  const startTime = inMinutes(10);
  await told();
  const id = await published({ startTime });
  expect(await inBell('kapok', id)).toBe(false);
  expect(await told()).toEqual([]);
  const ctx = await app.ctxOf();
  const run = () =>
    windowJob.run(ctx, {
      id: newId(),
      ids: { noticeId: id },
      signal: new AbortController().signal,
    });
  await ctx.db
    .updateTable('notices')
    .set({ starts_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
  await run();
  expect(await told()).toEqual([{ cmd: 'topic' }]);
  expect(await inBell('kapok', id)).toBe(true);
  await operator.call(withdrawAnnouncement, { body: { id } });
  await told();
  await run();
  expect(await told()).toEqual([]);
});

test('a job waits for its start and for its end', async () => {
  const id = await published({ startTime: inMinutes(10), endTime: inMinutes(20) });
  const rows = await asOwner<{ start_after: Date }>(
    app.database,
    `select start_after from pgboss.job where data->'ids'->>'noticeId' = $1 order by 1`,
    [id],
  );
  const minutes = rows.map((row) => Math.round((+row.start_after - Date.now()) / 60_000));
  expect(minutes).toEqual([10, 20]);
});

test('after its end it is shown to nobody and cannot be published', async () => {
  const id = await add({ endTime: inMinutes(-1) });
  expect((await publish(id)).body.errorKey).toBe('announcement.over');
});

test.each([
  ['titleZh', { titleZh: ' ' }, 'web.verify.16'],
  ['contentEn', { contentEn: '<p> </p><script>x</script>' }, 'web.verify.0'],
  ['contentZh', { contentZh: '' }, 'web.verify.0'],
  ['userIds', { toAll: false, userIds: [] }, 'web.verify.39'],
  ['endTime', { startTime: inMinutes(2), endTime: inMinutes(1) }, 'web.verify.30'],
  [
    'endTime',
    { startTime: '2030-01-01 00:00:00', endTime: '2030-01-01 00:00:00' },
    'web.verify.30',
  ],
])('%s is refused as the form refuses it', async (path, wrong, key) => {
  const body = { ...form, ...wrong };
  const reply = await operator.call(addAnnouncement, { body });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ result: { issues: [{ path, key }] } });
});

test("another tenant's user cannot be chosen", async () => {
  const userIds = [app.userId('seabreeze', 'haituo')];
  const reply = await operator.call(addAnnouncement, { body: { ...form, toAll: false, userIds } });
  expect(reply.body.errorKey).toBe('announcement.noSuchUser');
});

test('receipts tell who read it and when, and count them', async () => {
  const userIds = ['kapok', 'bluebay', 'fawn'].map((name) => app.userId(name));
  const id = await published({ titleZh: '回执', toAll: false, userIds });
  await (await app.as('bluebay')).call(markNoticeRead, { body: { anntId: id } });
  const line = (await operator.call(listAnnouncements, { query: { title: '回执' } })).result;
  expect(line).toMatchObject({ total: 1, records: [{ id, recipients: 3, readers: 1 }] });
  const readers = (only?: 'read' | 'unread') =>
    operator.call(listReaders, { query: { id, ...(only && { only }) } });
  const { records, total } = (await readers()).result;
  expect(total).toBe(3);
  expect(records[0]).toMatchObject({ username: 'bluebay', readTime: expect.any(String) });
  expect((await readers('read')).result.total).toBe(1);
  expect((await readers('unread')).result.records.map((one) => one.username)).toEqual([
    'fawn',
    'kapok',
  ]);
});

test('to everybody the recipients are all who can sign in', async () => {
  const id = await published({ titleZh: '全员' });
  const { records } = (await operator.call(listAnnouncements, { query: { title: '全员' } })).result;
  const { total } = (await operator.call(listReaders, { query: { id, pageSize: 1 } })).result;
  expect(records[0]?.recipients).toBe(total);
  expect(total).toBeGreaterThan(5);
});

test('the list is searched literally and filtered by status', async () => {
  await add({ titleZh: '百分之 50% 折' });
  const found = async (query: object) =>
    (await operator.call(listAnnouncements, { query })).result.records.map((one) => one.title);
  expect(await found({ title: '50%' })).toEqual(['百分之 50% 折']);
  expect(await found({ title: '5_%' })).toEqual([]);
  expect(await found({ title: '50%', sendStatus: 'published' })).toEqual([]);
});

test('messages of the product are nobody’s to edit', async () => {
  const raised = { kind: 'job.finished' as const, userIds: [app.userId('kapok')] };
  const id = (await raiseMessage(await app.ctxOf(), raised)) as string;
  expect((await operator.call(withdrawAnnouncement, { body: { id } })).status).toBe(404);
});

test('one that was deleted comes back as it was, with whom it is for', async () => {
  const [someone] = await asOwner<{ id: string }>(
    app.database,
    "select id from users where username = 'starfield'",
  );
  const id = await add({ toAll: false, userIds: [someone?.id as string] });
  const read = async () => (await operator.call(getAnnouncement, { query: { id } })).result;
  const before = await read();
  expect(before.users).toHaveLength(1);
  const remove = () => operator.call(deleteAnnouncement, { body: { id } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.errorKey).toBe('record.deletedAlready');
  const restore = () => operator.call(restoreAnnouncement, { body: { id } });
  expect((await restore()).result).toEqual({ restored: 1, already: 0 });
  expect((await restore()).result).toEqual({ restored: 0, already: 1 });
  expect(await read()).toEqual(before);
});
