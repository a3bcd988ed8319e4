import type { RefusalKey } from '../../wire/says.ts';
import type { OpenCallSpec } from './openCall.ts';

/** What every call may be refused for, beside what it says itself. */
const always: RefusalKey[] = [
  'apiKey.invalid',
  'apiKey.signatureWrong',
  'request.forbidden',
  'request.invalid',
  'request.malformed',
  'request.notFound',
  'request.tooLarge',
  'request.tooMany',
  'server.failed',
  'server.unavailable',
];
const onceOnly: RefusalKey[] = [
  'idempotency.keyMissing',
  'idempotency.otherBody',
  'idempotency.running',
];

/** All that a call may be refused for. Where results are checked, what stands here is held against it. */
export const openRefusals = ({ refuses = [], idempotent }: OpenCallSpec): readonly RefusalKey[] => [
  ...new Set<RefusalKey>([...always, ...(idempotent ? onceOnly : []), ...refuses]),
];
