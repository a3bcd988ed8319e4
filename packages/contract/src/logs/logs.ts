import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';

export const LogLine = z.strictObject({
  id: z.string(),
  menu: z.string(),
  content: z.string(),
  operator: z.string(),
  /** What they sign in with; '' where nobody is known. */
  username: z.string(),
  type: z.string(),
  time: WireTime,
  costMs: z.number(),
  /** Whether it tells what was before and after. */
  hasChanges: z.boolean(),
});
export type LogLine = z.infer<typeof LogLine>;

const filterFields = {
  /** A user name or a real name, whole. */
  operator: optionalText(100),
  userId: z.optional(id('user')),
  menu: optionalText(40),
  type: optionalText(20),
  from: z.optional(WireTime),
  to: z.optional(WireTime),
  /** What it is about: an order's number, a merchant's code, a product's …; it may be gone. */
  object: optionalText(200),
  /** Any part of what the sentence names. */
  words: optionalText(100),
};
export const LogFilter = z.strictObject(filterFields);
export type LogFilter = z.infer<typeof LogFilter>;

/** Where a list goes on beyond its numbered pages. */
export const logPlace = {
  after: z.optional(z.string().check(z.regex(/^(last|\d{1,17}\.[0-9a-f-]{36})$/))),
};

/** Who changed what, latest first. */
export const getLogList = call({
  method: 'GET',
  path: '/sys/log/list',
  access: 'system:logs',
  rules: 'merchants',
  query: z.strictObject({ ...filterFields, ...pageQuery, ...logPlace }),
  result: z.strictObject({
    /** The total is exact up to `countedMost`; beyond that one more. */
    ...page(LogLine).shape,
    /** What to ask `after` for the next page; null at the end. */
    next: z.nullable(z.string()),
    /** The reader's data rules leave lines out: those of other merchants, and of the company's own people. */
    narrowed: z.boolean(),
  }),
});

/** The menus that lines stand under, in the reader's words. */
export const getLogMenus = call({
  method: 'GET',
  path: '/sys/log/menus',
  access: 'system:logs',
  rules: { none: 'names of menus' },
  result: z.array(z.strictObject({ value: z.string(), text: z.string() })),
});

export const LoggedField = z.strictObject({
  /** In the reader's words. */
  field: z.string(),
  /** Which one of a list; '' where it is none. */
  item: z.string(),
  from: z.string(),
  to: z.string(),
});
export type LoggedField = z.infer<typeof LoggedField>;

export const LoggedThing = z.strictObject({
  /** What kind of thing it is, in the reader's words. */
  thing: z.string(),
  id: z.string(),
  fields: z.array(LoggedField),
  /** Changes beyond those kept. */
  more: z.number(),
});

export const LogDetail = z.strictObject({
  line: LogLine,
  /** Whose person it was; '' for the company's own. */
  merchant: z.string(),
  /** What the line is found by. */
  about: z.array(z.string()),
  changes: z.array(LoggedThing),
  /** Its place in the chain of its day; null until it is sealed. */
  seal: z.nullable(z.strictObject({ day: z.string(), seq: z.number(), hash: z.string() })),
});
export type LogDetail = z.infer<typeof LogDetail>;

export const getLogDetail = call({
  method: 'GET',
  path: '/sys/log/queryById',
  access: 'system:logs',
  rules: 'merchants',
  query: z.strictObject({ id: id('logLine') }),
  result: LogDetail,
  refuses: ['log.notFound'],
});
