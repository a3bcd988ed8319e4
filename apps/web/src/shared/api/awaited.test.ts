import { createServer, type IncomingMessage } from 'node:http';
import { getTenantInfoByDomain, type Language, login, register } from '@alpaca/contract';
import i18next from 'i18next';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useNotices } from '../store/notice.ts';
import en from '../texts/common.en_US.json' with { type: 'json' };
import zh from '../texts/common.zh_CN.json' with { type: 'json' };
import { opened, refusalOf } from './apiTestKit.ts';
import { awaited } from './awaited.ts';
import { createClient } from './client.ts';
import type { ApiError } from './error.ts';

let origin = '';
let seen: IncomingMessage['headers'][] = [];
let bodies: string[] = [];
let away = { times: 0, retryAfter: '' };

// A server without a database for so many requests.
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push(request.headers);
  bodies.push(body);
  const gone = away.times > 0;
  away.times -= 1;
  const says = away.retryAfter && { 'retry-after': away.retryAfter };
  response.writeHead(gone ? 503 : 200, { 'content-type': 'application/json', ...(gone && says) });
  const envelope = gone ? { code: 0, errorKey: 'server.unavailable' } : { code: 1, result: {} };
  response.end(JSON.stringify({ timestamp: 0, message: '', success: !gone, ...envelope }));
});

const clientFor = (language: Language = 'zh_CN') =>
  createClient({
    origin,
    language,
    token: () => null,
    sessionOver: () => {},
    outdated: () => {},
    mended: (error, asked) => awaited(error as ApiError, asked),
  });

beforeAll(async () => {
  origin = await opened(server);
  const resources = { zh_CN: { common: zh }, en_US: { common: en } };
  await i18next.init({ lng: 'zh_CN', resources });
});
beforeEach(() => {
  [seen, bodies] = [[], []];
  useNotices.setState({ notices: [] });
});
afterAll(() => server.close());

const body = {
  username: 'starfield',
  password: 'k7m2p9x4',
  companyName: 'Starfield',
  mobile: '13800138000',
  code: '123456',
};

test.each([
  ['zh_CN', '服务器繁忙，正在重新保存…'],
  ['en_US', 'The server is busy. Saving again…'],
] as const)(
  'what is saved while nobody leads is saved again by itself, and says so in %s',
  async (language, text) => {
    await i18next.changeLanguage(language);
    away = { times: 2, retryAfter: '0.05' };
    await clientFor(language)(register, { body });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map((one) => one['idempotency-key'])).size).toBe(1);
    expect(new Set(bodies)).toEqual(new Set([JSON.stringify(body)]));
    expect(useNotices.getState().notices.map((notice) => notice.text)).toEqual([text]);
  },
);

test('what is read waits too, and says nothing', async () => {
  away = { times: 1, retryAfter: '0.05' };
  await clientFor()(getTenantInfoByDomain);
  expect(seen).toHaveLength(2);
  expect(useNotices.getState().notices).toEqual([]);
});

test('what has no key is never sent again by itself, nor where the server does not ask for it', async () => {
  away = { times: 1, retryAfter: '0.05' };
  const form = { username: 'starfield', password: 'x' };
  expect((await refusalOf(clientFor()(login, { body: form }))).status).toBe(503);
  away = { times: 1, retryAfter: '' };
  expect((await refusalOf(clientFor()(register, { body }))).status).toBe(503);
  expect(seen).toHaveLength(2);
});

test('patience ends with the refusal, and at once for who leaves', async () => {
  const asked = { call: register, began: Date.now() - 44_000 };
  expect(await awaited({ retryAfter: 2 } as ApiError, asked)).toBe(false);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 20);
  const started = Date.now();
  const waiting = { ...asked, began: started, signal: leaving.signal };
  expect(await awaited({ retryAfter: 20 } as ApiError, waiting)).toBe(false);
  expect(Date.now() - started).toBeLessThan(2_000);
});
