import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  contractVersion,
  duplicateCheck,
  getDictItems,
  getLoginUserInfo,
  headers,
  type Language,
  login,
  logout,
  register,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { opened, refusalOf } from './apiTestKit.ts';
import { createClient } from './client.ts';
import { createKeyKeeper } from './key.ts';
import type { Settings } from './settings.ts';

interface Seen {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

let seen: Seen[] = [];
let answer: { status: number; body: string; waitMs?: number; version?: string };
let origin = '';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const url = new URL(request.url ?? '', 'http://test');
  seen.push({ method: request.method ?? '', url, headers: request.headers, body });
  await new Promise((done) => setTimeout(done, answer.waitMs ?? 0));
  const version = answer.version && { [headers.contractVersion]: answer.version };
  response
    .writeHead(answer.status, { 'content-type': 'application/json', ...version })
    .end(answer.body);
});

const reply = (status: number, envelope: object, waitMs = 0) => {
  answer = { status, body: JSON.stringify({ timestamp: 0, message: '', ...envelope }), waitMs };
};
const grant = (result: unknown) => reply(200, { success: true, code: 1, result });

const clientFor = (
  language: Language = 'zh_CN',
  token: () => string | null = () => 'c1.abc',
  mended: Settings['mended'] = async () => false,
) => {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const over = { sessionOver: tell('over'), outdated: tell('old') };
  const settings = { origin, token, language, ...over, mended };
  return { told, request: createClient(settings) };
};

beforeAll(async () => {
  origin = await opened(server);
});
beforeEach(() => {
  seen = [];
  grant(null);
});
afterAll(() => server.close());

test('every call carries token, system and language, and gives the result without its envelope', async () => {
  grant({ userInfo: { realname: '星野电商' } });
  const result = await clientFor().request(getLoginUserInfo);
  expect(result.userInfo.realname).toBe('星野电商');
  expect(seen[0]?.url.pathname).toBe('/alpaca-oms/sys/getLoginUserInfo');
  expect(seen[0]?.headers).toMatchObject({
    'x-access-token': 'c1.abc',
    'system-belong': '3',
    'accept-language': 'zh-CN',
  });
});

test('a GET carries a time-stamp and the language: en_US, or nothing for Chinese', async () => {
  const query = { tableName: 'sys_user', fieldName: 'username', fieldVal: ' a b&c ' };
  await clientFor('en_US').request(duplicateCheck, { query });
  await clientFor('zh_CN').request(duplicateCheck, { query });
  const [english, chinese] = seen.map(({ url }) => url.searchParams);
  expect(english?.get('lang')).toBe('en_US');
  expect(chinese?.get('lang')).toBe('');
  expect(Number(english?.get('_t'))).toBeCloseTo(Date.now(), -5);
  expect(english?.get('fieldVal')).toBe('a b&c');
  expect(english?.has('dataId')).toBe(false);
});

test('dictionary items carry no time-stamp, and a parameter cannot leave its place', async () => {
  await clientFor().request(getDictItems, { params: { code: '../a?b' } });
  expect(seen[0]?.url.pathname).toBe('/alpaca-oms/sys/dict/getDictItems/..%2Fa%3Fb');
  expect(seen[0]?.url.searchParams.has('_t')).toBe(false);
  expect(seen[0]?.url.searchParams.has('lang')).toBe(true);
});

test('a body is sent as JSON with its text trimmed, but no password; other methods get no query', async () => {
  await clientFor('zh_CN', () => null).request(login, {
    body: { username: ' me ', password: ' x ' },
  });
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"username":"me","password":" x "}' });
  expect(seen[0]?.url.search).toBe('');
  expect(seen[0]?.headers).not.toHaveProperty('x-access-token');
  expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a submission keeps its key when it is tried again, and another one gets another', async () => {
  const { request } = clientFor();
  const keyFor = createKeyKeeper();
  const body = {
    username: 'starfield',
    password: 'k7m2p9x4',
    companyName: 'Starfield',
    mobile: '13800138000',
    code: '123456',
  };
  await request(register, { body }, { key: keyFor(body) });
  await request(register, { body }, { key: keyFor({ ...body }) });
  const other = { ...body, code: '654321' };
  await request(register, { body: other }, { key: keyFor(other) });
  await request(register, { body });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('a refusal carries status, key, message and the fields it means', async () => {
  const issues = [{ path: 'username', key: 'web.verify.18', message: '用户名已存在' }];
  reply(409, {
    success: false,
    code: 0,
    errorKey: 'register.taken',
    message: '已存在',
    result: { issues },
  });
  const { request, told } = clientFor();
  const error = await refusalOf(request(logout));
  expect(error).toMatchObject({
    status: 409,
    errorKey: 'register.taken',
    message: '已存在',
    issues,
  });
  expect(told).toEqual([]);
});

test.each([
  [401, { success: false, code: 2, message: '请重新登录', errorKey: 'session.over', result: null }],
  [200, { success: false, code: 2, message: '请重新登录', result: null }],
  [401, { message: '请重新登录' }],
])('status %i with %j ends the session', async (status, envelope) => {
  reply(status, envelope);
  const { request, told } = clientFor();
  expect(await refusalOf(request(getLoginUserInfo))).toMatchObject({ status: 401 });
  expect(told).toEqual(['over']);
});

test('nobody signed in, no session to end; nor does an answer to an older token end the new one', async () => {
  reply(401, { success: false, code: 2, result: null });
  const nobody = clientFor('zh_CN', () => null);
  await refusalOf(nobody.request(getLoginUserInfo));
  expect(nobody.told).toEqual([]);

  const tokens = ['c1.old', 'c1.new'];
  const changed = clientFor('zh_CN', () => tokens.shift() ?? null);
  await refusalOf(changed.request(getLoginUserInfo));
  expect(changed.told).toEqual([]);
});

test('an answer that is no envelope is a refusal with the status alone', async () => {
  answer = { status: 503, body: '<html>proxy</html>' };
  const error = await refusalOf(clientFor().request(logout));
  expect(error).toMatchObject({ status: 503, errorKey: '', message: '', issues: [] });
});

test('no answer at all has status 0', async () => {
  const nothing = () => {};
  const mended = async () => false;
  const settings = { token: () => null, sessionOver: nothing, outdated: nothing, mended };
  const request = createClient({ origin: 'http://127.0.0.1:1', language: 'zh_CN', ...settings });
  expect(await refusalOf(request(logout))).toMatchObject({ status: 0, errorKey: 'network' });
});

test('whoever leaves the page cancels the call and hears no refusal', async () => {
  reply(200, { success: true, code: 1, result: null }, 5_000);
  const leaving = new AbortController();
  const promise = clientFor().request(logout, {}, { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 20);
  await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
});

test('only a newer contract asks for a reload: an older node of a rolling update does not', async () => {
  const { request, told } = clientFor();
  for (const version of ['0', contractVersion, undefined]) {
    answer = { ...answer, ...(version && { version }) };
    await request(logout);
  }
  expect(told).toEqual([]);
  answer = { ...answer, version: String(Number(contractVersion) + 1) };
  await request(logout);
  expect(told).toEqual(['old']);
});

test('an answer that breaks off is no answer', async () => {
  const half = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"success":');
    setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((done) => half.listen(0, '127.0.0.1', done));
  const nothing = () => {};
  const request = createClient({
    origin: `http://127.0.0.1:${(half.address() as AddressInfo).port}`,
    language: 'zh_CN',
    token: () => null,
    sessionOver: nothing,
    outdated: nothing,
    mended: async () => false,
  });
  expect(await refusalOf(request(logout))).toMatchObject({ status: 0, errorKey: 'network' });
  half.close();
});

test('what the session’s standing hinders waits for its person and is sent again, with the same key', async () => {
  reply(409, { success: false, code: 0, errorKey: 'session.confirmAgain', result: null });
  const asked: unknown[] = [];
  const mended = async (error: unknown) => {
    asked.push(error);
    grant({ username: 'a', userCode: 'M1' });
    return asked.length === 1;
  };
  const body = {
    username: 'newcomer',
    password: 'Newpass123',
    companyName: '新',
    mobile: '13700000001',
    code: '123456',
  };
  const result = await clientFor('zh_CN', () => 'c1.abc', mended).request(register, { body });
  expect(result.userCode).toBe('M1');
  expect(asked).toHaveLength(1);
  expect(seen).toHaveLength(2);
  const [first, second] = seen.map((one) => one.headers['idempotency-key']);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(seen[1]?.body).toBe(seen[0]?.body);
});

test('whoever would not prove themselves gets the refusal', async () => {
  reply(409, { success: false, code: 0, errorKey: 'session.confirmAgain', result: null });
  const refused = await refusalOf(clientFor().request(logout));
  expect(refused.errorKey).toBe('session.confirmAgain');
  expect(seen).toHaveLength(1);
});
