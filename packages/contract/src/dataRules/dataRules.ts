import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { ruleSubjects } from '../wire/ruleSubject.ts';
import { fitsSubject, type RuleColumn, RuleConditions, ruleColumns } from './conditions.ts';

const roleMost = 50;

const fields = {
  name: text(60),
  /** The page it belongs to, by its menu entry: one that reads the subject. */
  menuId: id('ruledPage'),
  subject: z.enum(ruleSubjects),
  conditions: RuleConditions,
  roleIds: z.array(id('staffRole')).check(z.maxLength(roleMost, 'web.verify.25')),
};

type Fields = z.infer<z.ZodMiniObject<Pick<typeof fields, 'subject' | 'conditions'>>>;
const fits = z.refine<Fields>(({ subject, conditions }) => fitsSubject(subject, conditions), {
  path: ['conditions'],
  error: 'web.verify.40',
});

export const DataRuleForm = z.strictObject(fields).check(fits);
export type DataRuleForm = z.infer<typeof DataRuleForm>;

interface RuleWords {
  page: (id: string) => string;
  role: (id: string) => string;
  value: (column: RuleColumn, value: string) => string;
}

/** A rule as the record of changes tells it, in words for its ids. */
export const tellRule = (form: DataRuleForm, { page, role, value }: RuleWords) => ({
  name: form.name,
  menuId: page(form.menuId),
  subject: form.subject,
  ...Object.fromEntries(
    form.conditions.map(({ column, op, values }) => [
      column,
      { op, values: values.map((one) => value(column, one)) },
    ]),
  ),
  roleIds: form.roleIds.map(role),
});

export const DataRule = z.strictObject({
  ...fields,
  id: z.string(),
  ...revised,
  menuName: z.string(),
  roles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** How many people it narrows. */
  people: z.number(),
});
export type DataRule = z.infer<typeof DataRule>;

const staff = { access: 'system:dataRules', idempotent: true, confirms: 'recently' } as const;
const refusedForms = [
  'dataRule.nameTaken',
  'dataRule.wrongPage',
  'dataRule.unknownValue',
  'dataRule.unknownRole',
  'dataRule.tooMany',
  'dataRule.beyond',
] as const;

export const listDataRules = call({
  method: 'GET',
  path: '/sys/permission/dataRule/list',
  access: 'system:dataRules',
  rules: { none: 'the rules themselves, for whoever makes them' },
  result: z.array(DataRule),
});

const Choice = z.strictObject({ value: z.string(), label: z.string() });

/** What a rule can be made of here: pages by what they read, roles, and the values of each column. */
export const getRuleSubjects = call({
  method: 'GET',
  path: '/sys/permission/dataRule/subjects',
  access: 'system:dataRules',
  rules: { none: 'what rules can name, for whoever makes them' },
  result: z.strictObject({
    pages: z.array(z.strictObject({ ...Choice.shape, subjects: z.array(z.enum(ruleSubjects)) })),
    roles: z.array(z.strictObject({ ...Choice.shape, people: z.number() })),
    choices: z.record(z.enum(ruleColumns), z.array(Choice)),
  }),
});

export const addDataRule = call({
  ...staff,
  method: 'POST',
  path: '/sys/permission/dataRule/add',
  log: { menu: 'dataRule', type: 'create' },
  body: DataRuleForm,
  result: z.strictObject({ id: z.string() }),
  refuses: refusedForms,
});

export const editDataRule = call({
  ...staff,
  method: 'PUT',
  path: '/sys/permission/dataRule/edit',
  edits: 'dataRule',
  log: { menu: 'dataRule', type: 'update' },
  body: z.strictObject({ ...fields, id: id('dataRule'), ...revised }).check(fits),
  result: Saved,
  refuses: [...refusedForms, 'dataRule.notFound', 'record.changedMeanwhile'],
});

export const deleteDataRule = call({
  ...staff,
  method: 'DELETE',
  path: '/sys/permission/dataRule/delete',
  log: { menu: 'dataRule', type: 'delete' },
  query: z.strictObject({ id: id('dataRule') }),
  result: z.null(),
  refuses: ['dataRule.notFound', 'dataRule.beyond'],
});

/** Rows that are there, and how many of them are left; counted to a limit where they are narrowed. */
export const Seen = z.strictObject({ seen: z.number(), isMore: z.boolean() });
export type Seen = z.infer<typeof Seen>;

/** What a rule would do, before it is saved: alone, and to each role with its other rules. */
export const tryDataRule = call({
  method: 'POST',
  path: '/sys/permission/dataRule/try',
  access: 'system:dataRules',
  rules: { none: 'counts, for whoever makes rules' },
  heavy: true,
  body: z
    .strictObject({
      ...fields,
      name: z.optional(fields.name),
      menuId: z.optional(fields.menuId),
      /** Of a rule that is there already: it stands in for itself. */
      id: z.optional(id('dataRule')),
    })
    .check(fits),
  result: z.strictObject({
    total: z.number(),
    alone: Seen,
    roles: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        ...Seen.shape,
        /** Its rules on the subject one by one, this one among them. */
        rules: z.array(z.strictObject({ name: z.string(), ...Seen.shape })),
      }),
    ),
  }),
  refuses: ['dataRule.unknownRole', 'dataRule.unknownValue', 'dataRule.tooMany'],
});
