import * as z from 'zod/mini';
import { isCountryCode } from '../wire/countryCodes.ts';
import type { RuleSubject } from '../wire/ruleSubject.ts';

/** What a rule may ask of a row. Each stands in the row itself: nobody's SQL is ever run. */
export const ruleColumns = ['merchant', 'product', 'warehouse', 'country', 'creator'] as const;
export type RuleColumn = (typeof ruleColumns)[number];

export const columnsOf: Readonly<Record<RuleSubject, readonly RuleColumn[]>> = {
  orders: ruleColumns,
  merchants: ['merchant'],
};

export const ruleOps = ['in', 'notIn'] as const;
export type RuleOp = (typeof ruleOps)[number];

/** Whoever is signed in, among the values of `creator`. */
export const me = 'me';

const isUuid = (value: string) => z.uuid().safeParse(value).success;
const isValueOf = (column: RuleColumn, value: string) => {
  if (column === 'country') return isCountryCode(value);
  return isUuid(value) || (column === 'creator' && value === me);
};

export const RuleCondition = z
  .strictObject({
    column: z.enum(ruleColumns),
    op: z.enum(ruleOps),
    values: z
      .array(z.string().check(z.maxLength(36)))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(200, 'web.verify.25')),
  })
  .check(
    z.refine(({ column, values }) => values.every((value) => isValueOf(column, value)), {
      path: ['values'],
      error: 'web.verify.40',
    }),
  );
export type RuleCondition = z.infer<typeof RuleCondition>;

const eachOnce = (conditions: readonly RuleCondition[]) =>
  new Set(conditions.map(({ column }) => column)).size === conditions.length;

/** All of them hold: a column stands once. */
export const RuleConditions = z
  .array(RuleCondition)
  .check(
    z.minLength(1, 'web.verify.0'),
    z.maxLength(ruleColumns.length, 'web.verify.25'),
    z.refine(eachOnce, { error: 'web.verify.40' }),
  );

/** Whether the conditions are of columns that the subject has. */
export const fitsSubject = (subject: RuleSubject, conditions: readonly RuleCondition[]) =>
  conditions.every(({ column }) => columnsOf[subject].includes(column));
