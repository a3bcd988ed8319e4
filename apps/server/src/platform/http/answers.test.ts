import { brotliDecompressSync } from 'node:zlib';
import {
  constants,
  downloadFile,
  getCountryList,
  getCurrencyOptions,
  getLoginUserInfo,
  headers,
  login,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readMetrics } from '../../testing/metrics.ts';
import { newId } from '../ids.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const secure = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-contract-version': '1',
};

describe('security headers stand on every answer', () => {
  const at = (url: string, method: 'GET' | 'POST' = 'GET', payload?: string) =>
    app.server.inject({
      url,
      method,
      headers: { host: 'yunling.localhost', 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    });

  test.each([
    ['a refusal', constants.basePath + getCountryList.path],
    ['an open call', `${constants.basePath}/alpaca-auth/getTenantInfoByDomain`],
    ['a path that is no route', `${constants.basePath}/nowhere`],
    ['a path that cannot be decoded', `${constants.basePath}/%zz`],
    [
      'a path of eight thousand characters',
      `${constants.basePath}/sys/dict/getDictItems/${'x'.repeat(8000)}`,
    ],
    ['health', '/healthz'],
  ])('%s', async (_, url) => {
    const reply = await at(url);
    expect(reply.headers).toMatchObject(secure);
    expect(reply.headers).not.toHaveProperty('x-powered-by');
    expect(reply.headers).not.toHaveProperty('server');
  });

  test('a malformed body', async () => {
    const reply = await at(constants.basePath + login.path, 'POST', '{');
    expect(reply.headers).toMatchObject(secure);
  });

  test('nothing is told to TRACE', async () => {
    const secret = 'seen-on-the-way';
    const reply = await app.server.inject({
      method: 'TRACE' as 'GET',
      url: constants.basePath + getCountryList.path,
      headers: { host: 'yunling.localhost', 'x-access-token': secret },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain(secret);
  });

  test('no answer invites other sites to read it', async () => {
    const reply = await app.server.inject({
      method: 'OPTIONS',
      url: constants.basePath + login.path,
      headers: { host: 'yunling.localhost', origin: 'https://evil.example' },
    });
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('answers that carry a secret are never kept', async () => {
  const body = { username: 'starfield', password: 'Alpaca2026' };
  const { headers: told, status } = await app.anonymous().call(login, { body });
  expect(status).toBe(200);
  expect(told['cache-control']).toBe('no-store');
});

test('nor is any answer that is somebody’s own', async () => {
  const visitor = await app.as('starfield');
  for (const call of [getLoginUserInfo, getCurrencyOptions, getCountryList]) {
    const { headers: told, status } = await visitor.call(call);
    expect(status).toBe(200);
    expect(told['cache-control'], call.path).toBe('no-store');
  }
});

test('refusals are never kept', async () => {
  const request = { params: { key: newId() }, query: { ticket: 'x' } };
  const { headers: told, status } = await app.anonymous().call(downloadFile, request);
  expect(status).toBe(404);
  expect(told['cache-control']).toBe('no-store');
});

test('long answers are packed for whoever can unpack them', async () => {
  const { token } = await app.as('starfield');
  const get = (encoding: string) =>
    app.server.inject({
      url: constants.basePath + getCountryList.path,
      headers: { [headers.token]: token as string, 'accept-encoding': encoding },
    });
  const [packed, plain] = await Promise.all([get('br'), get('identity')]);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const unpacked = JSON.parse(brotliDecompressSync(packed.rawPayload).toString());
  expect(unpacked.result).toEqual(plain.json().result);
});

describe('measurements', () => {
  const count = async (call: string, status: number) => {
    const { payload } = await readMetrics(app);
    const line = `alpaca_request_seconds_count{call="${call}",status="${status}"}`;
    return Number(
      payload
        .split('\n')
        .find((l) => l.startsWith(line))
        ?.split(' ')[1] ?? 0,
    );
  };

  test('count every call by its name and how it ended', async () => {
    const visitor = await app.as('starfield');
    const before = await count('getCurrencyOptions', 200);
    for (let i = 0; i < 3; i++) await visitor.call(getCurrencyOptions);
    expect(await count('getCurrencyOptions', 200)).toBe(before + 3);
    const refused = await count('getCurrencyOptions', 401);
    await app.anonymous().call(getCurrencyOptions);
    expect(await count('getCurrencyOptions', 401)).toBe(refused + 1);
  });

  test('have no more names than there are calls, whatever is asked for', async () => {
    for (let i = 0; i < 20; i++) await app.server.inject(`/made-up-${i}`);
    const { payload } = await readMetrics(app);
    expect(payload).not.toContain('made-up');
    expect(await count('other', 404)).toBeGreaterThanOrEqual(20);
  });

  test('are told to whoever has their token, and to nobody else', async () => {
    const ask = (headers: Record<string, string>) =>
      app.server.inject({ url: '/metrics', headers });
    for (const headers of [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
      { authorization: 'Bearer metrics-of-another' },
    ]) {
      const { statusCode, payload } = await ask(headers);
      expect(statusCode).toBe(404);
      expect(payload).not.toContain('process_');
    }
    expect((await readMetrics(app)).statusCode).toBe(200);
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  });

  test('tell of the process too', async () => {
    const { payload, headers: told } = await readMetrics(app);
    expect(told['content-type']).toContain('text/plain');
    expect(payload).toContain('process_resident_memory_bytes');
  });
});

test('every request leaves one line in the log, with who, what and how long', async () => {
  const visitor = await app.as('starfield');
  const from = app.lines.length;
  await visitor.call(getCurrencyOptions);
  const lines = app.lines.slice(from).map((line) => JSON.parse(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 30,
    call: 'getCurrencyOptions',
    status: 200,
    ms: expect.any(Number),
    tenant: 'yunling',
    user: 'starfield',
  });
});
