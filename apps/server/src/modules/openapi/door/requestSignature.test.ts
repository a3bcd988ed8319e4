import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type OpenKit, openKit } from './openTestKit.ts';

let app: TestApp;
let kit: OpenKit;
let key: string;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  ({ key } = await kit.makeKey());
});
afterAll(() => app.stop());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

interface Said {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  secondsAgo?: number;
  by?: string;
}

const signatureOf = ({ method, path, body, secondsAgo = 0, by = key }: Said) => {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  const content = [time, method, `/open/v1${path}`, hashOf(body ? JSON.stringify(body) : '')];
  return `t=${time},v1=${createHmac('sha256', by).update(content.join('.')).digest('hex')}`;
};

const body = { parcel: { countryCode: 'US', boxes: [{ weight: 1 }] } };
const quote: Said = { method: 'POST', path: '/quotes', body };

/** Asks for a quote that is signed as is said. */
const asked = async (signature: string, sent: Said = quote) => {
  const headers = { 'alpaca-signature': signature };
  const { status } = await kit.ask(key, sent.path, { ...sent, headers });
  return status;
};

test('what is signed by its key a moment ago is let in', async () => {
  expect(await asked(signatureOf(quote))).toBe(200);
  expect(await asked(signatureOf({ ...quote, secondsAgo: 290 }))).toBe(200);
  const balance: Said = { method: 'GET', path: '/balance' };
  expect(await asked(signatureOf(balance), balance)).toBe(200);
});

test.each([
  ['another body', { body: { parcel: { countryCode: 'US', boxes: [{ weight: 2 }] } } }],
  ['another path', { path: '/orders' }],
  ['another method', { method: 'GET' as const }],
  ['another key', { by: 'alp_live_c1_x' }],
  ['six minutes ago', { secondsAgo: 360 }],
  ['a time to come', { secondsAgo: -360 }],
])('signed for %s it is refused', async (_, other) => {
  expect(await asked(signatureOf({ ...quote, ...other }))).toBe(401);
});

test('signed without its question it is refused', async () => {
  const balance: Said = { method: 'GET', path: '/balance' };
  const status = await asked(signatureOf(balance), { ...balance, path: '/balance?of=another' });
  expect(status).toBe(401);
});

test.each(['', 'v1=0', 't=1', `t=x,v1=${'0'.repeat(64)}`])('%j is no signature', async (text) => {
  expect(await asked(text)).toBe(401);
});
