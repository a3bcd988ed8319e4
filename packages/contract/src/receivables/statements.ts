import * as z from 'zod/mini';
import { KindSum, transactionKinds } from '../finance/transactions.ts';
import { threadFilesMost, threadParties, threadTextMost } from '../threads/threads.ts';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { statementCycles, statementStates } from './statementActs.ts';

export const Statement = z.strictObject({
  id: z.string(),
  ...revised,
  no: z.string(),
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  currency: CurrencyField,
  cycle: z.enum(statementCycles),
  fromDay: Day,
  toDay: Day,
  state: z.enum(statementStates),
  /** What was charged in the period, and what was given back; what was paid is neither. */
  charged: AmountField,
  credited: AmountField,
  /** What of it was still to be paid when the period ended, what came since, and what is left. */
  due: AmountField,
  paid: AmountField,
  unpaid: AmountField,
  issueTime: WireTime,
  dueDay: Day,
  /** Days since it was due; 0 where it is not, or is paid. */
  overdueDays: z.number(),
  /** When silence confirms it; null where it does not. */
  silentTime: z.nullable(WireTime),
  confirmTime: z.nullable(WireTime),
  /** Nobody said anything until its day. */
  isSilent: z.boolean(),
  threadId: z.nullable(z.string()),
  turn: z.nullable(z.enum(threadParties)),
  unread: z.number(),
});
export type Statement = z.infer<typeof Statement>;

const either = ['financial:statements', 'ops:receivables'] as const;

/** Which statements: all, those about which something is to be said, or those that are not paid. */
export const statementViews = ['all', 'toConfirm', 'queried', 'unpaid', 'overdue'] as const;
export type StatementView = (typeof statementViews)[number];

const filterFields = {
  view: z._default(z.enum(statementViews), 'all'),
  currency: z.optional(CurrencyField),
  merchantCode: optionalText(30),
  number: optionalText(60),
};
export const StatementFilter = z.strictObject(filterFields);
export type StatementFilter = z.infer<typeof StatementFilter>;

/** The latest first. */
export const listStatements = call({
  method: 'POST',
  path: '/oms/statement/list',
  access: either,
  rules: 'merchants',
  body: z.strictObject({ ...filterFields, ...pageQuery }),
  result: z.strictObject({
    page: page(Statement),
    byView: z.record(z.enum(statementViews), z.number()),
    /** What all that are not paid come to, and what of it is overdue. */
    unpaid: z.array(
      z.strictObject({ currency: CurrencyField, amount: AmountField, overdue: AmountField }),
    ),
  }),
});

export const StatementDetail = z.strictObject({
  statement: Statement,
  /** What the merchant had before the period and after it; below nought it owed that. */
  opening: AmountField,
  closing: AmountField,
  /** What was paid within the period: with what was charged and given back it leads from one to the other. */
  received: AmountField,
  lines: z.array(KindSum),
  /** What came after the period and was set against it, the oldest first. */
  payments: z.array(
    z.strictObject({ day: Day, kind: z.enum(transactionKinds), amount: AmountField }),
  ),
});
export type StatementDetail = z.infer<typeof StatementDetail>;

export const getStatement = call({
  method: 'GET',
  path: '/oms/statement/queryById',
  access: either,
  rules: 'merchants',
  query: z.strictObject({ id: id('statement') }),
  result: StatementDetail,
  refuses: ['statement.notFound'],
});

/** On paper, or with its transactions one by one. */
export const downloadStatement = call({
  method: 'GET',
  path: '/oms/statement/download',
  access: either,
  heavy: true,
  query: z.strictObject({ id: id('statement'), format: z.enum(['pdf', 'xlsx']) }),
  result: 'file',
  refuses: ['statement.notFound'],
});

const merchants = {
  access: 'financial:statements',
  idempotent: true,
  log: { menu: 'statement', type: 'update' },
  result: z.null(),
} as const;

export const confirmStatement = call({
  ...merchants,
  method: 'PUT',
  path: '/oms/statement/confirm',
  body: z.strictObject({ id: id('statement'), ...revised }),
  refuses: ['statement.notFound', 'statement.moved'],
});

/** What is said in the talk, with what shows it. */
const said = {
  id: id('statement'),
  ...revised,
  text: text(threadTextMost),
  files: z._default(
    z.array(id('threadFile')).check(z.maxLength(threadFilesMost, 'web.verify.25')),
    [],
  ),
};

/** Says what is not right: the talk about it begins, or continues. When it is due stays as it is. */
export const queryStatement = call({
  ...merchants,
  method: 'POST',
  path: '/oms/statement/query',
  body: z.strictObject(said),
  refuses: ['statement.notFound', 'statement.moved', 'file.notFound'],
});

export const answerStatement = call({
  ...merchants,
  method: 'PUT',
  path: '/ops/statement/answer',
  access: 'ops:receivables',
  body: z.strictObject(said),
  refuses: ['statement.notFound', 'statement.moved', 'file.notFound'],
});
