import * as z from 'zod/mini';
import { SignInLine, signInOutcomes } from '../auth/signIns.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';
import { logPlace } from './logs.ts';

/** Of everybody: the company's own people and merchants'. */
export const listSignIns = call({
  method: 'GET',
  path: '/sys/log/signIns',
  access: 'system:logs',
  rules: 'merchants',
  query: z.strictObject({
    /** A user name or a real name, whole. */
    person: optionalText(100),
    merchantId: z.optional(id('merchant')),
    outcome: z.optional(z.enum(signInOutcomes)),
    address: optionalText(60),
    from: z.optional(WireTime),
    to: z.optional(WireTime),
    ...pageQuery,
    ...logPlace,
  }),
  result: z.strictObject({
    ...page(SignInLine).shape,
    next: z.nullable(z.string()),
    /** The reader's data rules leave the people of other merchants out. */
    narrowed: z.boolean(),
    /** For how many days they are kept. */
    keptDays: z.number(),
  }),
});
