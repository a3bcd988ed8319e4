import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, getCountryList, headers, putPreference, uploadFile } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await testApp({
    ALPACA_HEADERS_SECONDS: '0.4',
    ALPACA_BODY_SECONDS: '0.5',
    ALPACA_UPLOAD_SECONDS: '2',
  });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.server.address() as AddressInfo).port;
  token = (await app.as('starfield')).token as string;
});
afterAll(() => app.stop());

const head = (line: string, ...more: string[]) =>
  [line, 'Host: yunling.localhost', 'Accept-Language: en-US', ...more, '', ''].join('\r\n');
const put = (
  length: number,
  more = [`${headers.token}: ${token}`, `${headers.idempotencyKey}: 1234567890`],
) =>
  head(
    `PUT ${constants.basePath}${putPreference.path.replace('{code}', 'x')} HTTP/1.1`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...more,
  );
const upload = (length: number) =>
  head(
    `POST ${constants.basePath}${uploadFile.path}?purpose=labelFile HTTP/1.1`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    `${headers.token}: ${token}`,
    `${headers.idempotencyKey}: 1234567890`,
  );

/** Says the first part at once and then a bit at a time; tells what came back and after how long. */
const trickle = async (first: string, bit: string, everyMs = 50) => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let over = false;
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    over = true;
  });
  const began = Date.now();
  socket.write(first);
  while (!over && Date.now() - began < 4_000) {
    await sleep(everyMs);
    if (socket.writable) socket.write(bit);
  }
  socket.destroy();
  return { heard, over, ms: Date.now() - began };
};

describe('who sends a bit at a time is not waited for', () => {
  test('with headers', async () => {
    const { over, ms } = await trickle('GET / HTTP/1.1\r\nX-Long: ', 'a');
    expect(over).toBe(true);
    expect(ms).toBeLessThan(1_500);
  });

  test('with a body, and is told so in words', async () => {
    const { heard, over, ms } = await trickle(put(10_000), ' ');
    expect(over).toBe(true);
    expect(ms).toBeLessThan(1_500);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      errorKey: 'request.tooSlow',
      message: expect.stringContaining('again'),
    });
  });

  test('with a body that nobody reads any more', async () => {
    const { heard, over, ms } = await trickle(put(10_000, []), ' ');
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
    expect(over).toBe(true);
    expect(ms).toBeLessThan(1_500);
  });

  test('with a file that hardly grows', async () => {
    const { heard, over, ms } = await trickle(upload(1_000_000), '-');
    expect(over).toBe(true);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(1_900);
  });

  test('with a file that grows, but for ever', async () => {
    const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    const { over, ms } = await trickle(upload(50_000_000) + part, 'x'.repeat(4_000));
    expect(over).toBe(true);
    expect(ms).toBeGreaterThan(1_400);
    expect(ms).toBeLessThan(3_900);
  });
});

test('who takes nothing of a long answer is let go', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const ask = head(
    `GET ${constants.basePath}${getCountryList.path} HTTP/1.1`,
    `${headers.token}: ${token}`,
  );
  socket.pause();
  // More answers than any buffer between us holds.
  for (let i = 0; i < 400; i++) socket.write(ask);
  const count = () =>
    new Promise<number>((done) => app.server.server.getConnections((_, n) => done(n)));
  await sleep(300);
  expect(await count()).toBeGreaterThan(0);
  for (const end = Date.now() + 4_000; Date.now() < end && (await count()) > 0; ) await sleep(50);
  expect(await count()).toBe(0);
  socket.destroy();
});

test('who sends at an ordinary pace is answered', async () => {
  const body = JSON.stringify({ value: 'a' });
  const { heard } = await trickle(put(body.length) + body.slice(0, 5), body.slice(5), 200);
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});
