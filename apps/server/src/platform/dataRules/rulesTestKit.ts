import type { RuleColumn, RuleCondition } from '@alpaca/contract';
import { pick, random } from '../../testing/seededRandom.ts';
import { type HeldRule, waysByRole } from './compile.ts';

// Random rules on two columns, and every row that they may meet.

const values = ['A', 'B', 'C'];
export const columns = ['merchant', 'country'] as const;
type Row = Record<(typeof columns)[number], string | null>;
const rows: Row[] = [null, ...values].flatMap((merchant) =>
  [null, ...values].map((country) => ({ merchant, country })),
);

export const rule = (roleId: string, conditions: RuleCondition[]): HeldRule => ({
  roleId,
  subject: 'orders',
  conditions,
});
const condition = (column: RuleColumn): RuleCondition => ({
  column,
  op: pick(['in', 'notIn']),
  values: values.filter(() => random() < 0.5).concat(pick(values)),
});
export const randomRules = (): HeldRule[] =>
  Array.from({ length: Math.floor(random() * 4) }, () =>
    rule(pick(['r1', 'r2']), columns.filter(() => random() < 0.7).map(condition)),
  ).filter(({ conditions }) => conditions.length > 0);

/** The rows that rules leave, one by one. */
export const left = (rules: readonly HeldRule[]) =>
  rows.filter((row) =>
    waysByRole(rules).every((ways) =>
      ways.some((way) =>
        way.every(
          ({ column, op, values }) =>
            values.includes(row[column as 'merchant'] as string) === (op === 'in'),
        ),
      ),
    ),
  );
