import {
  calls,
  constants,
  duplicateCheck,
  getCountryList,
  getPreference,
  headers,
  login,
  logout,
  putPreference,
  setLanguage,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { samples } from '../../testing/areas.ts';

let app: TestApp;
let me: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  me = await app.as('starfield');
});
afterAll(() => app.stop());

const send = (payload: string | Buffer, type = 'application/json', path: string = login.path) =>
  app.server.inject({
    method: 'POST',
    url: constants.basePath + path,
    headers: {
      host: 'yunling.localhost',
      'content-type': type,
      [headers.token]: me.token as string,
    },
    payload,
  });
const invalid = (path: string, key: string) => ({
  status: 422,
  body: {
    success: false,
    code: 0,
    errorKey: 'request.invalid',
    result: { issues: [{ path, key }] },
  },
});

describe('what a call does not name is refused', () => {
  test('in its body', async () => {
    const body = { username: 'starfield', password: 'x', tenantId: 'haituo' };
    expect(await app.anonymous().call(login, { body } as never)).toMatchObject(
      invalid('', 'refusal.request.invalid'),
    );
  });

  test('in its query', async () => {
    const query = { tableName: 'sys_user', fieldName: 'username', fieldVal: 'x', tenant_id: '1' };
    expect(await me.call(duplicateCheck, { query })).toMatchObject(
      invalid('', 'refusal.request.invalid'),
    );
  });

  test('where it takes neither', async () => {
    expect((await me.call(getCountryList, { query: { page: '1' } } as never)).status).toBe(422);
    expect((await me.call(logout, { body: { all: true } } as never)).status).toBe(422);
  });
});

describe('text', () => {
  const check = (fieldVal: string) =>
    me.call(duplicateCheck, { query: { tableName: 'sys_user', fieldName: 'username', fieldVal } });

  test('is trimmed', async () => {
    expect((await check(' \t kapok \n')).result).toEqual({ free: false });
  });

  test.each([
    ['empty', '', 'web.verify.0'],
    ['only spaces', ' \t\u3000', 'web.verify.16'],
    ['NUL', 'ka\0pok', 'web.verify.16'],
    ['too long', 'x'.repeat(201), 'web.verify.25'],
  ])('that is %s is refused with its own words', async (_, value, key) => {
    const reply = await check(value);
    expect(reply).toMatchObject(invalid('fieldVal', key));
    expect(reply.body.message).toMatch(/[\u4e00-\u9fff]/);
  });

  test('that is missing is refused like empty text', async () => {
    const reply = await app.anonymous().call(login, { body: { username: 'starfield' } } as never);
    expect(reply).toMatchObject(invalid('password', 'web.verify.0'));
  });
});

describe('a body that is no JSON of the call', () => {
  test.each([
    ['cut off', '{"username":'],
    ['empty', ''],
    ['text after it', '{} {}'],
    ['a prototype in it', '{"__proto__":{"admin":true}}'],
    ['a constructor in it', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('with %s is malformed', async (_, payload) => {
    const reply = await send(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, errorKey: 'request.malformed' });
  });

  test.each(['application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'of type %s is malformed',
    async (type) => {
      expect((await send('username=starfield', type)).json().errorKey).toBe('request.malformed');
    },
  );

  test.each(['[]', '"text"', '1', 'null', 'true'])('that is %s is invalid', async (payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  test('as plain text is not read as JSON', async () => {
    const reply = await send('{"username":"starfield","password":"Alpaca2026"}', 'text/plain');
    expect(reply.statusCode).toBe(422);
  });

  test('of more than a megabyte is too large', async () => {
    const reply = await send(JSON.stringify({ username: 'x'.repeat(1_100_000) }));
    expect(reply.statusCode).toBe(413);
    expect(reply.json().errorKey).toBe('request.tooLarge');
  });
});

test('a key that comes twice in the query is refused', async () => {
  const url = `${constants.basePath}${duplicateCheck.path}?tableName=sys_user&fieldName=username&fieldVal=a&fieldVal=b`;
  const reply = await app.server.inject({
    url,
    headers: { host: 'yunling.localhost', [headers.token]: me.token as string },
  });
  expect(reply.statusCode).toBe(422);
});

describe('an idempotent call', () => {
  const put = (key: string | undefined) =>
    app.server.inject({
      method: 'PUT',
      url: `${constants.basePath}/sys/preference/x`,
      headers: {
        host: 'yunling.localhost',
        [headers.token]: me.token as string,
        ...(key !== undefined && { [headers.idempotencyKey]: key }),
      },
      payload: { value: key ?? null },
    });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['short', '1234567'],
    ['too long', 'k'.repeat(101)],
    ['two in one', 'key-one-1, key-two-2'],
    ['not plain', 'schlüssel-1'],
  ])('refuses a key that is %s', async (_, key) => {
    const reply = await put(key);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errorKey).toBe('idempotency.keyMissing');
  });

  test.each(['12345678', 'k'.repeat(100), "~!@#$%^&*()_+'--;drop"])('accepts %s', async (key) => {
    expect((await put(key)).statusCode).toBe(200);
  });

  test('keeps one user’s key apart from another’s', async () => {
    const key = 'the-same-key';
    const params = { code: 'shared' };
    const other = await app.as('kapok');
    expect((await me.call(putPreference, { params, body: { value: 1 } }, { key })).status).toBe(
      200,
    );
    expect((await other.call(putPreference, { params, body: { value: 2 } }, { key })).status).toBe(
      200,
    );
    expect((await other.call(getPreference, { params })).result.value).toBe(2);
  });
});

const plainGets = Object.entries(calls).filter(
  ([, call]) => call.method === 'GET' && !call.query && !call.params,
);
test.each(plainGets)(
  '%s takes the time and the language that every GET carries',
  async (name, call) => {
    const query = { _t: String(Date.now()), lang: 'en_US' };
    const as = samples[name]?.as;
    const caller = as ? await app.as(as) : me;
    expect((await caller.call(call, { query } as never)).status).toBe(200);
  },
);

test('a success has the envelope of the contract', async () => {
  const before = Date.now();
  const { status, body, raw } = await me.call(setLanguage, { body: { language: 'zh_CN' } });
  expect(status).toBe(200);
  expect(raw.headers['content-type']).toBe('application/json; charset=utf-8');
  const { timestamp, ...rest } = body;
  expect(rest).toEqual({ success: true, code: 1, message: '操作成功', result: null });
  expect(timestamp).toBeGreaterThanOrEqual(before);
});
