import fc from 'fast-check';
import { expect, test } from 'vitest';
import { debugSignature, type Received } from './debugSignature.ts';
import { makeSecret, signatureOf } from './signature.ts';

const [secret, former] = [makeSecret(), makeSecret()];
const now = 1_800_000_000_000;
const sent = '{"type":"order.moved","data":{"weight":1.50,"名":"箱"}}';
const signed = { messageId: 'msg_1', timestamp: '1800000000', body: sent };
const known = { sent, secrets: [secret, former], now };
const received = (more: Partial<Received> = {}): Received => ({
  ...signed,
  signature: signatureOf(secret, signed),
  secret: '',
  ...more,
});
const verdictOf = (more: Partial<Received>, of = known) => debugSignature(of, received(more));

test('what came as it was sent is good, by either secret', () => {
  expect(verdictOf({})).toEqual({
    verdict: 'good',
    differs: null,
    signedBy: 'current',
    ageSeconds: 0,
  });
  const signature = `v1,other ${signatureOf(former, signed)}`;
  expect(verdictOf({ signature })).toMatchObject({ verdict: 'good', signedBy: 'former' });
});

test('JSON that was parsed and written anew differs at a byte, and says which', () => {
  const body = JSON.stringify(JSON.parse(sent));
  expect(verdictOf({ body })).toMatchObject({
    verdict: 'bodyDiffers',
    differs: { byte: sent.indexOf('0,"名"'), sent: '0,"名":"箱"}}', received: ',"名":"箱"}}' },
    // The headers are whole: it is the body alone.
    signedBy: 'current',
  });
});

test('bytes are counted, not letters; what is too long or too short differs at its end', () => {
  const body = sent.replace('箱', '盒');
  const at = Buffer.from(sent.slice(0, sent.indexOf('箱'))).length;
  const byte = debugSignature(known, received({ body })).differs?.byte ?? 0;
  expect(byte).toBeGreaterThanOrEqual(at);
  expect(byte).toBeLessThan(at + 3);
  const length = Buffer.from(sent).length;
  expect(verdictOf({ body: `${sent}\n` }).differs).toEqual({
    byte: length,
    sent: '',
    received: '\n',
  });
  expect(verdictOf({ body: sent.slice(0, 5) }).differs?.byte).toBe(5);
});

test('a wrong secret, a wrong signature and an old attempt are told apart', () => {
  expect(verdictOf({ secret: makeSecret() }).verdict).toBe('otherSecret');
  expect(verdictOf({ secret: ` ${former}\n` }).verdict).toBe('good');
  expect(verdictOf({ signature: 'v1,AAAA' })).toMatchObject({
    verdict: 'signatureDiffers',
    signedBy: null,
  });
  expect(verdictOf({}, { ...known, now: now + 301_000 }).verdict).toBe('stale');
  expect(verdictOf({}, { ...known, now: now + 300_000 }).verdict).toBe('good');
});

test('headers that are missing and messages that nobody sent are said so', () => {
  expect(verdictOf({ signature: ' ' }).verdict).toBe('headersMissing');
  expect(verdictOf({ timestamp: 'yesterday' }).verdict).toBe('headersMissing');
  const unknown = debugSignature({ secrets: known.secrets, now, sent: null }, received());
  expect(unknown).toMatchObject({ verdict: 'unknownMessage', signedBy: 'current' });
});

test('the byte that is named is the first that differs, whatever came', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (ours, theirs) => {
      const found = debugSignature({ ...known, sent: ours }, received({ body: theirs })).differs;
      const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
      expect(found === null).toBe(a.equals(b));
      if (found === null) return;
      expect(a.subarray(0, found.byte).equals(b.subarray(0, found.byte))).toBe(true);
      expect(a[found.byte]).not.toBe(b[found.byte]);
    }),
  );
});
