import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentForged } from './port.ts';

// Stripe signs every delivery anew, so an older signature is a replay.
const toleranceSeconds = 300;

const hmac = (secret: string, time: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

const equal = (given: string, wanted: Buffer) => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
};

/** The header's parts: one time, and a signature for each secret in use while it is being changed. */
const parts = (header: string) => {
  const pairs = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const of = (name: string) =>
    pairs.flatMap(([key, value]) => (key === name && value ? [value] : []));
  return { time: of('t')[0] ?? '', signatures: of('v1') };
};

/** Holds a `Stripe-Signature` against the body as it came, byte for byte. */
export const verifyStripeSignature = (
  body: Buffer,
  header: unknown,
  secret: string,
  now = Date.now(),
): void => {
  if (typeof header !== 'string') throw new PaymentForged('no signature');
  const { time, signatures } = parts(header);
  if (!/^\d{1,12}$/.test(time)) throw new PaymentForged('no time');
  const wanted = hmac(secret, time, body);
  if (!signatures.some((given) => equal(given, wanted))) throw new PaymentForged('other signature');
  if (Math.abs(now / 1000 - Number(time)) > toleranceSeconds) throw new PaymentForged('too old');
};

/** As Stripe signs; for tests that stand in its place. */
export const signStripe = (body: Buffer, secret: string, seconds = Math.floor(Date.now() / 1000)) =>
  `t=${seconds},v1=${hmac(secret, String(seconds), body).toString('hex')}`;
