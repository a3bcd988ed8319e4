import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';

export const LogLine = z.strictObject({
  id: z.string(),
  menu: z.string(),
  content: z.string(),
  operator: z.string(),
  type: z.string(),
  time: WireTime,
  costMs: z.number(),
});
export type LogLine = z.infer<typeof LogLine>;

/** Who changed what, latest first. */
export const getLogList = call({
  method: 'GET',
  path: '/sys/log/list',
  access: 'system:logs',
  query: z.strictObject({
    ...pageQuery,
    operator: optionalText(100),
    type: optionalText(20),
    from: z.optional(WireTime),
    to: z.optional(WireTime),
  }),
  result: page(LogLine),
});
