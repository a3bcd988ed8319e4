import {
  addExchangeRate,
  addShipper,
  editShipper,
  getLogDetail,
  getLogList,
  getLogMenus,
  saveTenantSetting,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let admin: Visitor;
let merchant: Visitor;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

const list = async (query: object, language = 'zh') =>
  (
    await admin.call(
      getLogList,
      { query: query as never },
      { headers: { 'accept-language': language } },
    )
  ).result.records;
const detail = async (id: string, language = 'zh') =>
  (await admin.call(getLogDetail, { query: { id } }, { headers: { 'accept-language': language } }))
    .result;

const person = { name: 'Na Li', phone: '+1 408 555 5678', email: 'li.na@example.com' };
const address = {
  ...person,
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '1 Technology Park Road',
  postCode: '95112',
};

test('a setting tells from what to what, in the reader’s words', async () => {
  const body = { code: 'quoteMinutes', value: 25, was: 30 } as const;
  await admin.call(saveTenantSetting, { body });
  const [line] = await list({ operator: 'yunling-admin', menu: 'settings' });
  expect(line).toMatchObject({ hasChanges: true, username: 'yunling-admin' });
  const zh = await detail(line?.id as string);
  expect(zh.changes).toEqual([
    {
      thing: '系统设置',
      id: 'quoteMinutes',
      more: 0,
      fields: [{ field: expect.stringMatching(/报价|价格/), item: '', from: '30', to: '25' }],
    },
  ]);
  const en = await detail(line?.id as string, 'en');
  expect(en.changes[0]?.thing).toBe('Setting');
  expect(en.changes[0]?.fields[0]?.field).not.toMatch(/[一-龥]|quoteMinutes/);
});

test('people are masked before a line is written, in its sentence and before and after', async () => {
  const { id } = (await merchant.call(addShipper, { body: address as never })).result;
  const changed = { name: 'Xiaoming Wang', phone: '+1 408 555 4321', address1: '9 Nanshan Avenue' };
  const body = { ...address, ...changed, id, revision: 1 };
  expect((await merchant.call(editShipper, { body: body as never })).status).toBe(200);
  const [line] = await list({ object: id });
  const { changes } = await detail(line?.id as string);
  expect(changes[0]?.thing).toBe('发件人');
  expect(changes[0]?.fields.map(({ from, to }) => [from, to]).toSorted()).toEqual(
    [
      ['N. L.', 'X. W.'],
      ['••••5678', '••••4321'],
      ['••••', '••••'],
    ].toSorted(),
  );
  const kept = await asOwner<{ line: string }>(
    app.database,
    'select l::text as line from operation_logs l',
  );
  const all = kept.map((row) => row.line).join('\n');
  for (const raw of [
    'Na Li',
    'Xiaoming',
    '555 5678',
    '555 4321',
    'li.na@',
    'Technology Park',
    'Nanshan',
  ]) {
    expect(all).not.toContain(raw);
  }
});

const another = { ...address, name: 'Bo Wu', address1: '2 Other Road' };

test('what is gone is still found by its id, and a merchant’s people by its code', async () => {
  const { id } = (await merchant.call(addShipper, { body: another as never })).result;
  const body = { ...another, name: 'Liu Zhao', id, revision: 1 };
  await merchant.call(editShipper, { body: body as never });
  await asOwner(app.database, 'delete from shippers where id = $1', [id]);
  expect(await list({ object: id.toUpperCase() })).toHaveLength(1);
  const own = await list({ object: 'm100001' });
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ username }) => username))).toEqual(new Set(['starfield']));
  expect(await list({ object: newId() })).toEqual([]);
});

test('filters narrow together, and each by what it says', async () => {
  const rate = { from: 'USD', to: 'CNY', rate: '7.77' } as const;
  await (await app.as('yunling-op2')).call(addExchangeRate, { body: rate });
  const found = await list({ words: '7.77' });
  expect(found).toHaveLength(1);
  expect(await list({ words: '7.77', operator: 'yunling-op2', type: 'create' })).toEqual(found);
  expect(await list({ words: '7.77', operator: 'yunling-admin' })).toEqual([]);
  expect(await list({ words: '7%77' })).toEqual([]);
  expect(await list({ words: '7.77', from: '2999-01-01 00:00:00' })).toEqual([]);
  const menus = (await admin.call(getLogMenus, {})).result;
  expect(menus.map(({ text }) => text).join()).not.toMatch(/oplogMenu/);
  const menu = menus.find(({ text }) => text === found[0]?.menu);
  expect(await list({ words: '7.77', menu: menu?.value })).toEqual(found);
});

test('beyond numbered pages the list goes on by where it was, to its last page', async () => {
  const query = { pageSize: 2 };
  const first = (await admin.call(getLogList, { query })).result;
  const after = first.next as string;
  const second = (await admin.call(getLogList, { query: { ...query, after } })).result;
  const numbered = (await admin.call(getLogList, { query: { ...query, pageNo: 2 } })).result;
  expect(second.records).toEqual(numbered.records);
  const last = (await admin.call(getLogList, { query: { ...query, after: 'last' } })).result;
  expect(last.next).toBeNull();
  const whole = (await admin.call(getLogList, { query: { pageSize: 1000 } })).result.records;
  expect(last.records).toEqual(whole.slice(-2));
});
