import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
let dist: string;
const script = 'void 0;'.repeat(1000);
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'alpaca-web-'));
  await cp('apps/web/public', dist, { recursive: true });
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets/a-1b2c.js'), script);
  await writeFile(join(dist, 'assets/a-1b2c.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'worker.js'), script);
  await writeFile(join(dist, 'worker.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  app = await testApp({ ALPACA_WEB_DIST: dist });
});
afterAll(async () => {
  await app.stop();
  await rm(dist, { recursive: true });
});

const get = (url: string) => app.server.inject({ url, headers: { host: 'yunling.localhost' } });
const policyOf = async (url: string) =>
  String((await get(url)).headers['content-security-policy'] ?? '');

test.each(['/help/zh_CN.html', '/help/chat.en_US.html', '/logos/yunling.svg'])(
  'a page beside the web (%s) can run nothing and be framed by us alone',
  async (url) => {
    const policy = await policyOf(url);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
  },
);

test('a script that is opened as a page is framed by nobody and loads nothing from elsewhere', async () => {
  const policy = await policyOf('/assets/a-1b2c.js');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(['', 'br'])(
  'the worker (%s) may ask our own server, and is never kept',
  async (encoding) => {
    const { headers } = await app.server.inject({
      url: '/worker.js',
      headers: { host: 'yunling.localhost', 'accept-encoding': encoding },
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['zh-CN', '深圳云岭国际物流'],
  ['en-US', 'Yunling'],
])('it is installed under its tenant’s name (%s)', async (asked, name) => {
  const answer = await app.server.inject({
    url: '/manifest.webmanifest',
    headers: { host: 'yunling.localhost', 'accept-language': asked },
  });
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.json().name).toContain(name);
});

test('the web’s own page has a nonce of its own each time', async () => {
  const [one, other] = [await policyOf('/'), await policyOf('/')];
  expect(one).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(one).not.toBe(other);
});

test('what has a name of its own for ever is kept, the page itself never', async () => {
  expect((await get('/assets/a-1b2c.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/help/zh_CN.html')).headers['cache-control']).toBe('no-cache');
  expect((await get('/order/list')).headers['cache-control']).toBe('no-store');
});

test.each(['/assets/', '/help/', '/help'])('a folder (%s) is not listed', async (url) => {
  const { body } = await get(url);
  expect(body).not.toMatch(/a-1b2c|zh_CN\.html/);
});

test('a script is sent as the build has packed it, by its own name, type and policy', async () => {
  const packed = await app.server.inject({
    url: '/assets/a-1b2c.js',
    headers: { host: 'yunling.localhost', 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload).toEqual(brotliCompressSync(script));
  expect(packed.headers['content-type']).toMatch(/javascript/);
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(packed.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await get('/assets/a-1b2c.js')).body).toBe(script);
});
