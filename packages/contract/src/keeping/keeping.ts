import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';

/** What a preview counts at most; beyond that it says "more". */
export const dueMost = 10_000;

export const KeptKind = z.strictObject({
  key: z.string(),
  /** In the caller's language: what it is, and from when its days count. */
  name: z.string(),
  about: z.string(),
  /** Days that it is kept; null where it stays for good. */
  days: z.nullable(z.int()),
  /** The setting that says so; null where nobody changes it. */
  setting: z.nullable(z.string()),
  /** How many are past their days and go in the next night, up to `dueMost`; null where others look after it. */
  due: z.nullable(z.int()),
  /** The last night that removed any of it. */
  last: z.nullable(
    z.strictObject({
      night: z.string(),
      gone: z.number(),
      files: z.number(),
      /** Null where the night was not long enough; the next goes on. */
      endTime: z.nullable(WireTime),
    }),
  ),
});
export type KeptKind = z.infer<typeof KeptKind>;

/** What is kept for how long, what went last and what goes next. */
export const listKeptKinds = call({
  method: 'GET',
  path: '/sys/keeping/kinds',
  access: 'system:keeping',
  rules: { none: 'how many of each kind, of all merchants together' },
  result: z.array(KeptKind),
});
