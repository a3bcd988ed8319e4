import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { ruleSubjects } from '../wire/ruleSubject.ts';
import { ruleColumns, ruleOps } from './conditions.ts';
import { Seen } from './dataRules.ts';

const SeenRule = z.strictObject({
  name: z.string(),
  role: z.string(),
  /** In words: values as they are called, not by their ids. */
  conditions: z.array(
    z.strictObject({
      column: z.enum(ruleColumns),
      op: z.enum(ruleOps),
      values: z.array(z.string()),
    }),
  ),
  /** By this rule alone. */
  ...Seen.shape,
});

/** Of all orders and merchants how many the rules leave to one of the tenant's people, rule by rule. */
export const seenRows = call({
  method: 'GET',
  path: '/sys/user/seenRows',
  access: 'system:users',
  rules: { none: 'counts and rules of the tenant’s own people' },
  heavy: true,
  query: z.strictObject({ id: id('staff') }),
  result: z.array(
    z.strictObject({
      subject: z.enum(ruleSubjects),
      total: z.number(),
      ...Seen.shape,
      rules: z.array(SeenRule),
    }),
  ),
  refuses: ['user.notFound'],
});
