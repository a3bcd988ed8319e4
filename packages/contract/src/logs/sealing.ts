import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';

export const LogSealing = z.strictObject({
  /** Every line before this is sealed; null before the first time. */
  sealedUntil: z.nullable(WireTime),
  /** When all of it was last checked against what is kept outside the database. */
  checkedAt: z.nullable(WireTime),
  faults: z.number(),
  /** The first few of them, in the reader's words. */
  found: z.array(z.string()),
});
export type LogSealing = z.infer<typeof LogSealing>;

/** How far the log is sealed, and what the last check found. */
export const getLogSealing = call({
  method: 'GET',
  path: '/sys/log/sealing',
  access: 'system:logs',
  result: LogSealing,
});
