import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedLookup, refusedCode } from './checkedLookup.ts';
import { postOut } from './postOut.ts';

let server: http.Server;
let base: string;
let asked = 0;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked += 1;
    request.resume();
    if (request.url === '/slow') return void response.writeHead(200).write('a bit');
    if (request.url === '/long') return void response.writeHead(200).end('x'.repeat(500_000));
    response.writeHead(302, { location: '/elsewhere', 'retry-after': '7' }).end('go there');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = { mayLoopback: true };
const post = (url: string, timeoutMs = 2_000, egress = here) =>
  postOut(egress, { url, body: Buffer.from('{}'), headers: {}, timeoutMs, keepMost: 2_048 });

test('a redirect is an answer like others', async () => {
  const before = asked;
  expect(await post(`${base}/`)).toEqual({ status: 302, retryAfter: '7', text: 'go there' });
  expect(asked).toBe(before + 1);
});

test('of a long answer only the beginning is read', async () => {
  expect((await post(`${base}/long`)).text).toHaveLength(2_048);
});

test('the time holds for all of it, however slowly an answer drips', async () => {
  await expect(post(`${base}/slow`, 300)).rejects.toMatchObject({ name: /Abort|Timeout/ });
});

test.each([
  'http://127.0.0.1:80/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
])('%s is refused where this machine is not meant', async (url) => {
  const before = asked;
  await expect(post(url, 2_000, { mayLoopback: false })).rejects.toMatchObject({
    code: refusedCode,
  });
  expect(asked).toBe(before);
});

test('what a connection looks up is checked then, and not before', async () => {
  const look = (name: string, mayLoopback: boolean) =>
    new Promise((answered) =>
      checkedLookup({ mayLoopback })(name, { all: true }, (error, found) =>
        answered(error?.code ?? found),
      ),
    );
  expect(await look('localhost', false)).toBe(refusedCode);
  expect(await look('localhost', true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(await look('10.0.0.1', true)).toBe(refusedCode);
});
