import { bodySignature, whyNotSigned } from '../../../platform/http/signedBody.ts';
import { PaymentForged } from './port.ts';

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
  const why = whyNotSigned({ body, ...parts(header) }, [secret], now);
  if (why) throw new PaymentForged(why);
};

/** As Stripe signs; for tests that stand in its place. */
export const signStripe = (body: Buffer, secret: string, seconds = Math.floor(Date.now() / 1000)) =>
  `t=${seconds},v1=${bodySignature(secret, String(seconds), body).toString('hex')}`;
