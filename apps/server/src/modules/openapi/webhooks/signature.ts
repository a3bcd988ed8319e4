import { createHmac, randomBytes } from 'node:crypto';

const secretStart = 'whsec_';
const messageStart = 'msg_';

export const makeSecret = () => secretStart + randomBytes(32).toString('base64');

export const messageIdOf = (eventId: string) => messageStart + eventId;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The event that a `webhook-id` names; null where it names none of ours. */
export const eventIdOf = (messageId: string): string | null => {
  const id = messageId.slice(messageStart.length);
  return messageId.startsWith(messageStart) && uuid.test(id) ? id : null;
};

export interface Signed {
  messageId: string;
  /** Seconds since 1970, as they stand in the header. */
  timestamp: string;
  body: string;
}

/** By Standard Webhooks 1.0.0: of the exact bytes that are sent, made anew for every attempt. */
export const signatureOf = (secret: string, { messageId, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.slice(secretStart.length), 'base64');
  const mac = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`);
  return `v1,${mac.digest('base64')}`;
};

/** While a secret is rolled both sign, and a receiver takes whichever it knows. */
export const webhookHeaders = (secrets: readonly string[], signed: Signed) => ({
  'content-type': 'application/json',
  'user-agent': 'Alpaca-Webhooks/1',
  'webhook-id': signed.messageId,
  'webhook-timestamp': signed.timestamp,
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
});
