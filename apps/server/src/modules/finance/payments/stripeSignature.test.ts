import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { PaymentForged } from './port.ts';
import { signStripe, verifyStripeSignature } from './stripeSignature.ts';

const secret = 'whsec_test_secret';
const body = Buffer.from('{"id":"evt_1","object":"event"}');
const at = 1_700_000_000;
const now = at * 1000;

// Computed by hand: printf '%s' '1700000000.{"id":"evt_1","object":"event"}' | openssl dgst
// -sha256 -hmac whsec_test_secret
const known = '0c8670ed117751cc551a20e35839447075c42800ea3cf3e8a2fbda99cd1e6edd';

/** Why a header is refused; '' where it holds. */
const reason = (header: unknown, time = now) => {
  try {
    verifyStripeSignature(body, header, secret, time);
    return '';
  } catch (error) {
    return (error as Error).message.replace('not signed by the payment provider: ', '');
  }
};
const signed = (time: string) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

const holds = (header: unknown, bytes = body, time = now) => {
  try {
    verifyStripeSignature(bytes, header, secret, time);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(PaymentForged);
    return false;
  }
};

test('a signature made elsewhere holds', () => {
  expect(holds(`t=${at},v1=${known}`)).toBe(true);
  expect(signStripe(body, secret, at)).toBe(`t=${at},v1=${known}`);
});

test('one of several signatures is enough, and other schemes are passed over', () => {
  expect(holds(`t=${at},v0=${'0'.repeat(64)},v1=${'0'.repeat(64)},v1=${known}`)).toBe(true);
  expect(holds(`t=${at},v0=${known}`)).toBe(false);
});

test('five minutes either way are allowed, no more', () => {
  expect(holds(`t=${at},v1=${known}`, body, now + 300_000)).toBe(true);
  expect(holds(`t=${at},v1=${known}`, body, now - 300_000)).toBe(true);
  expect(holds(`t=${at},v1=${known}`, body, now + 301_000)).toBe(false);
  expect(holds(`t=${at + 1},v1=${known}`)).toBe(false);
});

test.each([
  undefined,
  '',
  'nonsense',
  `v1=${known}`,
  `t=${at}`,
  `t=${at},v1=`,
  `t=${at},v1=${known.slice(2)}`,
  `t=${at},v1=${known}00`,
  `t=x,v1=${known}`,
])('the header %j is refused', (header) => {
  expect(holds(header)).toBe(false);
});

test('a changed body is refused', () => {
  expect(holds(`t=${at},v1=${known}`, Buffer.from(`${body} `))).toBe(false);
});

test.each(['', 'x', `${at}x`, `x${at}`, `${at}.5`, '-1', '1e9', '1'.repeat(13)])(
  'a signature over “%s” is no time, and never grows old',
  (time) => {
    expect(reason(`t=${time},v1=${signed(time)}`)).toBe('no time');
  },
);

test('the log learns why', () => {
  expect(reason(undefined)).toBe('no signature');
  expect(reason(`v1=${signed('')}`)).toBe('no time');
  expect(reason(`t=${at}`)).toBe('other signature');
  expect(reason(`t=${at},v1=${known}`, now + 301_000)).toBe('too old');
});

test('we sign with the seconds of now', () => {
  const before = Math.floor(Date.now() / 1000);
  const time = Number(/^t=(\d+),/.exec(signStripe(body, secret))?.[1]);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(before + 60);
});
