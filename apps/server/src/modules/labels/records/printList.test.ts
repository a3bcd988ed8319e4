import {
  addPrintRecords,
  addTeamMember,
  listPrintRecords,
  type Permission,
  tellPrintOutcome,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { startSession } from '../../auth/testing.ts';
import { newPrintable, printBy } from './recordsTestSubjects.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let me: Visitor;
let kapok: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  [me, kapok] = [await app.as('starfield'), await app.as('kapok')];
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const printable = async (username = 'starfield', code = 'M100001') =>
  newPrintable({
    ctx: await app.ctxOf(),
    userId: app.userId(username),
    merchantId: app.merchantId(code),
  });
const print = async (by: Visitor, orderId: string, more: object = {}) => {
  const records = [{ orderId, document: 'label' as const, pages: 2, copies: 1 }];
  return (await by.call(addPrintRecords, { body: { records, ...printBy, ...more } })).result.ids;
};
const list = async (by: Visitor, body: object = {}) =>
  (await by.call(listPrintRecords, { body })).result;
const ordersOf = async (by: Visitor, body: object = {}) =>
  (await list(by, body)).records.map(({ orderId }) => orderId);

test('the latest stands first, with who, when, where and what', async () => {
  const [first, second] = [await printable(), await printable()];
  await print(me, first);
  await print(me, second, { place: 'detail', client: 'browser', printer: '' });
  expect((await ordersOf(me)).slice(0, 2)).toEqual([second, first]);
  const [, line] = (await list(me)).records;
  expect(line).toMatchObject({
    ...printBy,
    document: 'label',
    pages: 2,
    copies: 1,
    userName: '星野电商',
    outcome: 'sent',
    message: '',
    nth: 1,
    reason: '',
    transactionOrderNo: expect.stringMatching(/^A/),
  });
  const pages = [await list(me, { pageSize: 1 }), await list(me, { pageSize: 1, pageNo: 2 })];
  expect(pages.map(({ records }) => records[0]?.orderId)).toEqual([second, first]);
  expect(pages[0]?.total).toBe((await list(me)).total);
});

test('each filter asks for that and nothing else', async () => {
  const orderId = await printable();
  const ids = await print(me, orderId, { place: 'scanPrint' });
  const again = await print(me, orderId, { reason: 'jam', place: 'labelSet' });
  await me.call(tellPrintOutcome, { body: { ids: again, outcome: 'failed', message: 'no paper' } });
  const found = async (filter: object) =>
    (await list(me, { orderId, ...filter })).records.map(({ id }) => id);
  const both = [again[0], ids[0]];
  const no = (await list(me, { orderId })).records[0]?.transactionOrderNo as string;
  expect(await found({})).toEqual(both);
  expect(await found({ keyword: no })).toEqual(both);
  expect(await found({ keyword: no.toLowerCase() })).toEqual(both);
  expect(await found({ keyword: no.slice(0, -1) })).toEqual([]);
  expect((await list(me, { keyword: no })).total).toBe(2);
  expect((await list(me, { keyword: 'none' })).total).toBe(0);
  expect(await found({ outcome: 'failed' })).toEqual(again);
  expect(await found({ outcome: 'sent' })).toEqual(ids);
  expect(await found({ place: 'scanPrint' })).toEqual(ids);
  expect(await found({ again: true })).toEqual(again);
});

test('from and to are both included, in the tenant’s time', async () => {
  const orderId = await printable();
  const [id] = await print(me, orderId);
  await asOwner(app.database, 'update print_records set created_at = $2 where id = $1', [
    id,
    '2026-03-01T00:00:00.500+08:00',
  ]);
  const found = async (from: string, to: string) =>
    (await ordersOf(me, { orderId, from, to })).length;
  const [before, at, after] = ['2026-02-28 23:59:59', '2026-03-01 00:00:00', '2026-03-01 00:00:01'];
  expect(await found(at, at)).toBe(1);
  expect(await found(before, before)).toBe(0);
  expect(await found(after, after)).toBe(0);
});

test('a merchant reads its own, the tenant’s people all of their tenant', async () => {
  const [mine, theirs] = [await printable(), await printable('kapok', 'M100002')];
  await print(me, mine);
  await print(kapok, theirs);
  expect(await ordersOf(me)).not.toContain(theirs);
  expect(await ordersOf(kapok)).not.toContain(mine);
  expect(await ordersOf(operator)).toEqual(expect.arrayContaining([mine, theirs]));
  const elsewhere = await app.as('seabreeze', 'haituo');
  expect(await ordersOf(elsewhere)).toEqual([]);
  const { transactionOrderNo: keyword } = (await list(kapok)).records[0] ?? {};
  expect(await ordersOf(me, { keyword })).toEqual([]);
  expect(await ordersOf(operator, { keyword })).toEqual([theirs]);
});

test('the ledger is read by who may print or see it, and nobody prints by reading it', async () => {
  const hire = async (username: string, permissions: Permission[]): Promise<Visitor> => {
    const body = { username, realname: username, password: 'Newpass123', permissions };
    const { result } = await me.call(addTeamMember, { body });
    return app.withToken(await startSession(await app.ctxOf(), result.id));
  };
  const reader = await hire('print-reader', ['order:scanRecord']);
  const printer = await hire('print-hand', ['order:print']);
  const neither = await hire('print-not', ['order:list']);
  const status = async (who: Visitor) => (await who.call(listPrintRecords, { body: {} })).status;
  expect([await status(reader), await status(printer), await status(neither)]).toEqual([
    200, 200, 403,
  ]);
  const records = [{ orderId: await printable(), document: 'label' as const, pages: 1, copies: 1 }];
  const refused = await reader.call(addPrintRecords, { body: { records, ...printBy } });
  expect(refused.status).toBe(403);
});
