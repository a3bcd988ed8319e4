import type { SignatureFindings } from '@alpaca/contract';
import { type Signed, signatureOf } from './signature.ts';

/** What a receiver says came in, and what it checks by, where that is told. */
export interface Received extends Signed {
  signature: string;
  secret: string;
}

/** What we know of it: the body as it was sent, and the secrets of its endpoint, the current first. */
export interface Known {
  sent: string | null;
  secrets: readonly string[];
  now: number;
}

const toleranceSeconds = 300;
const shownBytes = 24;

const firstDifference = (sent: Buffer, received: Buffer): number | null => {
  if (sent.equals(received)) return null;
  const at = sent.findIndex((byte, index) => byte !== received[index]);
  return at === -1 ? sent.length : at;
};

const around = (bytes: Buffer, at: number) => bytes.subarray(at, at + shownBytes).toString('utf8');

const differs = (sent: string, received: string): SignatureFindings['differs'] => {
  const [ours, theirs] = [Buffer.from(sent), Buffer.from(received)];
  const byte = firstDifference(ours, theirs);
  return byte === null ? null : { byte, sent: around(ours, byte), received: around(theirs, byte) };
};

/** Of the body that was sent: whose signature stands there tells whether the headers came through whole. */
const signedBy = ({ secrets, sent }: Known, { signature, ...signed }: Received) => {
  const shown = signature.trim().split(/\s+/);
  const body = sent ?? signed.body;
  const at = secrets.findIndex((secret) =>
    shown.includes(signatureOf(secret, { ...signed, body })),
  );
  return at === -1 ? null : at === 0 ? 'current' : 'former';
};

const ageOf = (timestamp: string, now: number) =>
  /^\d{1,12}$/.test(timestamp.trim()) ? Math.floor(now / 1000) - Number(timestamp) : null;

/** Why a receiver refuses a message: the first thing that is wrong, and at which byte. */
export const debugSignature = (known: Known, received: Received): SignatureFindings => {
  const ageSeconds = ageOf(received.timestamp, known.now);
  const found = {
    differs: known.sent === null ? null : differs(known.sent, received.body),
    signedBy: signedBy(known, received),
    ageSeconds,
  } as const;
  const isOther = received.secret !== '' && !known.secrets.includes(received.secret.trim());
  const verdict = () => {
    if (ageSeconds === null || received.signature.trim() === '') return 'headersMissing';
    if (known.sent === null) return 'unknownMessage';
    if (found.differs) return 'bodyDiffers';
    if (isOther) return 'otherSecret';
    if (found.signedBy === null) return 'signatureDiffers';
    return Math.abs(ageSeconds) > toleranceSeconds ? 'stale' : 'good';
  };
  return { verdict: verdict(), ...found };
};
