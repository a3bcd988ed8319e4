import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';

/** Work that waits for the tenant's people. */
export const WaitRow = z.strictObject({
  key: z.string(),
  /** What it is, in the reader's language. */
  text: z.string(),
  count: z.number(),
  /** Since when the one waits that has waited longest; null where that can't be told. */
  oldest: z.nullable(WireTime),
  /** Whole hours since then. */
  hours: z.nullable(z.number()),
  /** Where it can be seen to. */
  path: z.string(),
});
export type WaitRow = z.infer<typeof WaitRow>;

export const WaitFilter = z.strictObject({});

/** What waits in every area that the reader can see to, the oldest first. */
export const getWaits = call({
  method: 'GET',
  path: '/ops/report/waits',
  access: 'ops:reports',
  rules: 'orders',
  result: z.strictObject({ asOf: WireTime, rows: z.array(WaitRow) }),
});
