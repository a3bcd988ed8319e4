import { hash, timingSafeEqual } from 'node:crypto';
import { type Push, PushRefused } from '../platform/carrier.ts';
import { whyNotSigned } from '../platform/http/signedBody.ts';

const header = ({ headers }: Push, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Holds a signature of the time and the body, byte for byte, against each secret in use. */
export const requireSigned = (
  push: Push,
  secrets: readonly string[],
  names: { time: string; signature: string },
  now = Date.now(),
): void => {
  const time = header(push, names.time);
  const signatures = [header(push, names.signature)];
  const why = whyNotSigned({ body: push.body, time, signatures }, secrets, now);
  if (why) throw new PushRefused(why);
};

/** Of carriers that sign nothing and show the secret itself. As digests, so that no length is told. */
export const requireSecret = (push: Push, secrets: readonly string[], name: string): void => {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const given = digest(header(push, name));
  if (!secrets.some((secret) => timingSafeEqual(given, digest(secret)))) {
    throw new PushRefused('other secret');
  }
};

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** What was pushed, as the carrier's documentation has it. */
export const readPush = <T>(schema: Schema<T>, { body }: Push): T => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new PushRefused('unreadable');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new PushRefused('unexpected');
  return parsed.data;
};
