import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { eventIdOf, makeSecret, messageIdOf, webhookHeaders } from './signature.ts';

const eventId = '018f0000-0000-7000-8000-000000000001';
const at = (secondsAgo: number) => String(Math.floor(Date.now() / 1000) - secondsAgo);
const signed = { messageId: messageIdOf(eventId), timestamp: at(0), body: '{"type":"订单","n":1}' };

test('what is signed here is taken by the standard’s own verifier', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const headers = webhookHeaders([secret], signed);
  expect(new Webhook(secret).verify(signed.body, headers)).toEqual({ type: '订单', n: 1 });
});

test('while a secret is rolled, both the former and the new one verify', () => {
  const [current, former] = [makeSecret(), makeSecret()];
  const headers = webhookHeaders([current, former], signed);
  for (const secret of [current, former]) {
    expect(new Webhook(secret).verify(signed.body, headers)).toBeTruthy();
  }
  expect(() => new Webhook(makeSecret()).verify(signed.body, headers)).toThrow();
});

test('another body, another key or an old attempt is refused', () => {
  const secret = makeSecret();
  const verifier = new Webhook(secret);
  expect(() => verifier.verify(`${signed.body} `, webhookHeaders([secret], signed))).toThrow();
  const old = { ...signed, timestamp: at(301) };
  expect(() => verifier.verify(old.body, webhookHeaders([secret], old))).toThrow();
});

test('an id names its event and nothing else does', () => {
  expect(eventIdOf(messageIdOf(eventId))).toBe(eventId);
  for (const other of ['', 'msg_', eventId, `msg_${eventId}x`, "msg_' or 1=1"]) {
    expect(eventIdOf(other)).toBeNull();
  }
});
