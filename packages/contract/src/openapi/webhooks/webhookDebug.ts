import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id } from '../../wire/fields.ts';

/** What is wrong with a message that a receiver refused, the first that was found. */
export const signatureVerdicts = [
  'good',
  'headersMissing',
  'unknownMessage',
  'bodyDiffers',
  'otherSecret',
  'signatureDiffers',
  'stale',
] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

/** As they came in; nothing is trimmed, for every byte counts. */
const received = (most: number) => z.string().check(z.maxLength(most, 'web.verify.25'));

export const SignatureFindings = z.strictObject({
  verdict: z.enum(signatureVerdicts),
  /** The first byte that is not as it was sent, counted from 0, with what stands there. */
  differs: z.nullable(z.strictObject({ byte: z.number(), sent: z.string(), received: z.string() })),
  /** By the secret of the endpoint, or the one before the last roll. */
  signedBy: z.nullable(z.enum(['current', 'former'])),
  /** How old the attempt was when it was looked at; receivers refuse what is older than 300. */
  ageSeconds: z.nullable(z.number()),
});
export type SignatureFindings = z.infer<typeof SignatureFindings>;

/** Tells why a receiver refuses what we sent: paste what came in, see which byte differs. */
export const debugWebhook = call({
  method: 'POST',
  path: '/apiConfig/webhook/debug',
  access: 'system:api',
  // The secret that a receiver was given may be among what is asked.
  noStore: true,
  body: z.strictObject({
    id: id('webhook'),
    messageId: received(100),
    timestamp: received(40),
    signature: received(1000),
    body: received(40_000),
    /** What the receiver checks by, where that is in doubt. */
    secret: z._default(received(200), ''),
  }),
  result: SignatureFindings,
  refuses: ['webhook.notFound'],
});
