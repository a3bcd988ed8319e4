import {
  checkByCode,
  duplicateCheck,
  getCountryList,
  getCurrencyOptions,
  getDictItems,
  getPreference,
  putPreference,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';

let app: TestApp;
let me: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  me = await app.as('starfield');
});
afterAll(() => app.stop());

const english = { headers: { 'accept-language': 'en-US' } };

describe('whether a value is still free', () => {
  const isFree = async (
    tableName: string,
    fieldName: string,
    fieldVal: string,
    dataId?: string,
  ) => {
    const query = { tableName, fieldName, fieldVal, ...(dataId && { dataId }) };
    return (await me.call(duplicateCheck, { query })).result.free;
  };

  test.each([
    ['sys_user', 'username', ' KAPOK ', false],
    ['sys_user', 'username', 'seabreeze', true],
    ['sys_user', 'phone', '13800000001', false],
    ['sys_user', 'phone', '13800000002', true],
    ['sys_user', 'email', 'Owner@Starfield.Example', false],
    ['sys_user', 'email', 'Owner@Kapok.Example', true],
    ['sys_user', 'email', 'new@kapok.example', true],
    ['sys_permission', 'perms', 'order:list', false],
    ['sys_permission', 'perms', 'order:none', true],
  ])('%s.%s %s: %s', async (table, field, value, free) => {
    expect(await isFree(table, field, value)).toBe(free);
  });

  test('of a phone or an e-mail is told beyond one’s own people to staff only', async () => {
    const staff = await app.as('yunling-op');
    for (const [fieldName, fieldVal] of [
      ['phone', '13800000002'],
      ['email', 'owner@kapok.example'],
    ]) {
      const query = { tableName: 'sys_user', fieldName, fieldVal } as never;
      expect((await staff.call(duplicateCheck, { query })).result.free).toBe(false);
    }
  });

  test('is told a hundred times an hour to one user, and no more', async () => {
    const list = await app.as('bluebay');
    const query = { tableName: 'sys_user', fieldName: 'username', fieldVal: 'kapok' };
    const statuses = [];
    for (let i = 0; i < 101; i++)
      statuses.push((await list.call(duplicateCheck, { query })).status);
    expect(statuses).toEqual([...Array(100).fill(200), 429]);
  });

  test('leaves out one’s own row, and nobody else’s', async () => {
    const [mine, other] = [app.userId('starfield'), app.userId('kapok')];
    expect(await isFree('sys_user', 'username', 'starfield')).toBe(false);
    expect(await isFree('sys_user', 'username', 'starfield', mine)).toBe(true);
    expect(await isFree('sys_user', 'username', 'kapok', other)).toBe(false);
  });
});

describe('a rule that is named by its code', () => {
  const check = (ruleCode: string, value: string) =>
    me.call(checkByCode, { query: { ruleCode, value } }, english);

  test.each([
    ['required', 'x', ' ', 'web.verify.16'],
    ['mobile', '13800000001', '12345', 'web.verify.4'],
    ['email', 'a@b.cn', 'a@b', 'web.verify.5'],
    ['password', 'Newpass123', 'short', 'web.verify.15'],
    ['lettersOrDigits', 'A1', 'A-1', 'web.verify.9'],
    ['digits', '123', '12a', 'web.verify.10'],
    ['identityCard', '11010519491231002X', '1101051949123100', 'web.verify.22'],
    ['url', 'https://alpaca.example', 'ftp://alpaca.example', 'web.verify.13'],
  ])('%s passes %s and says why it refuses %s', async (rule, good, bad, key) => {
    expect((await check(rule, good)).body).toMatchObject({ success: true, result: null });
    const { status, body } = await check(rule, bad);
    expect(status).toBe(422);
    expect(body.result).toMatchObject({ issues: [{ path: 'value', key }] });
    expect(body.message).toMatch(/^[A-Z][^\u4e00-\u9fff]+$/);
  });

  test.each(['unknown', '__proto__', 'constructor', 'toString', ''])(
    'that does not exist (%s) is refused',
    async (rule) => {
      expect((await check(rule, 'x')).body.errorKey).toBe('check.refused');
    },
  );
});

describe('a personal setting', () => {
  const save = (value: unknown, code = 'order.columns', extra = {}) =>
    me.call(putPreference, { params: { code }, body: { value } } as never, extra);
  const read = async (visitor = me, code = 'order.columns') =>
    (await visitor.call(getPreference, { params: { code } })).result.value;

  test('is null until it is saved, then what was saved last', async () => {
    expect(await read()).toBeNull();
    for (const value of [['customerNo', '状态'], { wide: true, n: 1.5 }, 'text', 0, false]) {
      expect((await save(value)).status).toBe(200);
      expect(await read()).toEqual(value);
    }
  });

  test('is one’s own', async () => {
    await save(['mine']);
    expect(await read(await app.as('starfield-lin'))).toBeNull();
    expect(await read(await app.as('kapok'))).toBeNull();
  });

  test('is saved once for a key', async () => {
    const key = newId();
    await save(1, 'counter', { key });
    await save(2, 'counter');
    expect((await save(1, 'counter', { key })).status).toBe(200);
    expect(await read(me, 'counter')).toBe(2);
  });

  test.each([
    ['holds a NUL', 'a\0b'],
    ['holds half a character', { a: ['\ud83d'] }],
    ['holds half a character in a name', { '\ude00': 1 }],
    ['is larger than 64 KB', 'x'.repeat(65_536)],
    ['is nested thirty levels deep', JSON.parse(`${'['.repeat(30)}1${']'.repeat(30)}`)],
  ])('that %s is refused', async (_, value) => {
    expect(await save(value)).toMatchObject({ status: 422, body: { errorKey: 'request.invalid' } });
  });

  test('nested so deep that reading it would end the stack is refused as well', async () => {
    const reply = await app.server.inject({
      method: 'PUT',
      url: '/alpaca-oms/sys/preference/deep',
      headers: {
        host: 'yunling.localhost',
        'x-access-token': me.token as string,
        'idempotency-key': newId(),
        'content-type': 'application/json',
      },
      payload: `{"value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    });
    expect(reply.statusCode).toBe(422);
  });

  test('may hold text that only looks like an escape, and any whole character', async () => {
    const value = { '\\u0000': 'C:\\udir\\u0000', emoji: '😀', quoted: '"\\"' };
    expect((await save(value)).status).toBe(200);
    expect(await read()).toEqual(value);
  });

  test.each(['Upper', '1digit', 'a b', "a'--", '../x', 'a'.repeat(65)])(
    'has a plain name, not %s',
    async (code) => {
      expect((await save(1, code)).status).toBe(422);
    },
  );
});

test('countries and currencies are told in both languages', async () => {
  const { result } = await me.call(getCountryList);
  expect(result).toContainEqual({
    countryCode: 'DE',
    countryCnname: '德国',
    countryEnname: 'Germany',
  });
  const euro = async (extra = {}) =>
    (await me.call(getCurrencyOptions, {}, extra)).result.find(({ value }) => value === 'EUR');
  expect((await euro())?.text).toMatch(/[\u4e00-\u9fff]/);
  expect(await euro(english)).toMatchObject({ text: 'EUR Euro', decimals: 2 });
});

test('a dictionary option that is switched off says so, and other tenants’ are not seen', async () => {
  await asOwner(
    app.database,
    `update dict_items set disabled = true where code = 'order_status' and value = 'draft'
       and tenant_id = (select tenant_id from tenants where code = 'yunling')`,
  );
  await asOwner(
    app.database,
    `insert into dict_items (tenant_id, code, value, text_zh, text_en)
     select tenant_id, 'haituo_only', '1', '一', 'one' from tenants where code = 'haituo'`,
  );
  const items = (code: string) => me.call(getDictItems, { params: { code } });
  expect((await items('order_status')).result[0]).toMatchObject({ value: 'draft', disabled: '1' });
  expect((await items('order_status')).result[1]).not.toHaveProperty('disabled');
  expect((await items('haituo_only')).body.errorKey).toBe('dict.notFound');
});
