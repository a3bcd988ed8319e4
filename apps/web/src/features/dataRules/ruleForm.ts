import {
  columnsOf,
  type DataRule,
  type DataRuleForm,
  type RuleColumn,
  type RuleOp,
  type RuleSubject,
  ruleColumns,
  tellRule,
} from '@alpaca/contract';
import { labelOf, type RuleSubjects } from './ruleWords.ts';

interface Asked {
  op?: RuleOp;
  values?: string[];
}

/** As the form holds it: each column that can be asked for, asked or not. */
export interface RuleValues {
  name: string;
  subject: RuleSubject;
  menuId?: string;
  roleIds?: string[];
  asked?: Partial<Record<RuleColumn, Asked>>;
}

export const freshRule: RuleValues = { name: '', subject: 'orders', roleIds: [] };

export const valuesOf = ({ name, subject, menuId, roleIds, conditions }: DataRule): RuleValues => ({
  name,
  subject,
  menuId,
  roleIds,
  asked: Object.fromEntries(
    ruleColumns.map((column) => {
      const condition = conditions.find((one) => one.column === column);
      return [column, { op: condition?.op ?? 'in', values: condition?.values ?? [] }];
    }),
  ),
});

/** What is asked; a column without values is not. */
export const formOf = (values: RuleValues): DataRuleForm => ({
  name: values.name,
  subject: values.subject,
  menuId: values.menuId ?? '',
  roleIds: values.roleIds ?? [],
  conditions: columnsOf[values.subject].flatMap((column) => {
    const { op = 'in', values: chosen = [] } = values.asked?.[column] ?? {};
    return chosen.length > 0 ? { column, op, values: chosen } : [];
  }),
});

/** As the record of changes tells it. */
export const readableOf = (form: DataRuleForm, subjects: RuleSubjects | undefined) =>
  tellRule(form, {
    page: (id) => labelOf(subjects?.pages, id),
    role: (id) => labelOf(subjects?.roles, id),
    value: (column, value) => labelOf(subjects?.choices[column], value),
  });
