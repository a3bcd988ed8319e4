import { createHmac, timingSafeEqual } from 'node:crypto';

// Every delivery is signed anew, so an older signature is somebody else's copy.
const toleranceSeconds = 300;

export const bodySignature = (secret: string, time: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

const isOneOf = (given: readonly string[], wanted: Buffer) =>
  given.some((hex) => {
    const bytes = Buffer.from(hex, 'hex');
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });

interface SignedBody {
  body: Buffer;
  /** Seconds since 1970, as they were written. */
  time: string;
  /** As hex: several while a secret is changed. */
  signatures: readonly string[];
}

/** Why signatures of the time and the body, byte for byte, are not by one of the secrets in use; null where one is. */
export const whyNotSigned = (
  { body, time, signatures }: SignedBody,
  secrets: readonly string[],
  now: number,
): 'no time' | 'other signature' | 'too old' | null => {
  if (!/^\d{1,12}$/.test(time)) return 'no time';
  if (!secrets.some((secret) => isOneOf(signatures, bodySignature(secret, time, body)))) {
    return 'other signature';
  }
  return Math.abs(now / 1000 - Number(time)) > toleranceSeconds ? 'too old' : null;
};
