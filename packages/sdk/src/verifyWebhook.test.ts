import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook, WebhookRefused } from './verifyWebhook.ts';

const secretOf = (letter: string) => `whsec_${btoa(letter.repeat(32))}`;
const [secret, next] = [secretOf('a'), secretOf('b')];
const body = JSON.stringify({
  type: 'label.ready',
  timestamp: '2026-11-18T10:00:00Z',
  data: { orderNo: 'A1', note: '面单 ✓' },
});

const signed = (by: readonly string[], secondsAgo = 0, of = body) => {
  const at = new Date(Date.now() - secondsAgo * 1000);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': by.map((each) => new Webhook(each).sign('msg_1', at, of)).join(' '),
  };
};

test('what another implementation signed is taken, as text and as bytes', async () => {
  const headers = signed([secret]);
  expect(await verifyWebhook(headers, body, secret)).toEqual(JSON.parse(body));
  const bytes = new TextEncoder().encode(body);
  expect(await verifyWebhook(new Headers(headers), bytes, [secret])).toEqual(JSON.parse(body));
  const loud = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]);
  expect(await verifyWebhook(Object.fromEntries(loud), body, secret)).toEqual(JSON.parse(body));
});

test('while a secret is rolled either is enough, on either side', async () => {
  for (const by of [[secret, next], [next, secret], [next]]) {
    expect(await verifyWebhook(signed(by), body, next)).toBeTruthy();
    expect(await verifyWebhook(signed(by), body, [secret, next])).toBeTruthy();
  }
  const unknown = `v2,xyz v1,%%% ${signed([secret])['webhook-signature']}`;
  const headers = { ...signed([secret]), 'webhook-signature': unknown };
  expect(await verifyWebhook(headers, body, secret)).toBeTruthy();
});

test.each<[string, Record<string, string>, string, string]>([
  ['by another secret', signed([next]), body, secret],
  ['with a space more', signed([secret]), `${body} `, secret],
  ['under another id', { ...signed([secret]), 'webhook-id': 'msg_2' }, body, secret],
  ['without headers', {}, body, secret],
  ['too old', signed([secret], 301), body, secret],
  ['from later', signed([secret], -600), body, secret],
  ['without a signature', { ...signed([secret]), 'webhook-signature': 'v1,' }, body, secret],
])('%s: refused', async (_, headers, received, known) => {
  await expect(verifyWebhook(headers, received, known)).rejects.toThrow(WebhookRefused);
});

test('how old it may be is for its receiver to say; what is no secret is a fault of theirs', async () => {
  const late = signed([secret], 1_000);
  expect(await verifyWebhook(late, body, secret, { toleranceSeconds: 2_000 })).toBeTruthy();
  await expect(verifyWebhook(late, body, 'whsec_%')).rejects.toThrow(TypeError);
});
