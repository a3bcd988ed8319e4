import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day, id, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';
import { billFees } from './billRules.ts';

export const Sum = z.strictObject({ currency: CurrencyField, amount: AmountField });
export type Sum = z.infer<typeof Sum>;

const fields = {
  code: text(30).check(z.regex(/^[A-Za-z0-9_-]+$/, 'web.verify.9')),
  name: text(100),
  /** In which its bills usually are. */
  currency: CurrencyField,
  /** How many days after its date a bill is due. */
  dueDays: z
    .int('web.verify.0')
    .check(z.minimum(0, 'web.verify.11'), z.maximum(365, 'web.verify.11')),
};

/** Whom the tenant owes: carriers, airlines, brokers, truckers. */
export const Payee = z.strictObject({
  id: z.string(),
  ...revised,
  ...fields,
  /** What is owed, and how much of it is overdue. */
  owed: z.array(Sum),
  overdue: z.array(Sum),
});
export type Payee = z.infer<typeof Payee>;

const staff = { access: 'ops:payables' } as const;
const edits = { ...staff, idempotent: true } as const;

export const listPayees = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/payee/list',
  rules: { none: 'the carriers' },
  result: z.array(Payee),
});

export const PayeeForm = z.strictObject(fields);
export type PayeeForm = z.infer<typeof PayeeForm>;

export const addPayee = call({
  ...edits,
  method: 'POST',
  path: '/ops/payable/payee/add',
  log: { menu: 'payables', type: 'create' },
  body: PayeeForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['payee.taken'],
});

export const editPayee = call({
  ...edits,
  method: 'PUT',
  path: '/ops/payable/payee/edit',
  log: { menu: 'payables', type: 'update' },
  edits: 'payee',
  body: z.strictObject({ id: id('payee'), revision: Revision, ...fields }),
  result: Saved,
  refuses: ['payee.notFound', 'payee.taken', 'record.changedMeanwhile'],
});

export const payableOps = ['bill', 'undo', 'pay'] as const;

/** A line of the payables' ledger: what a payee is owed grows by bills and falls by payments. */
export const PayableEntry = z.strictObject({
  id: z.string(),
  time: WireTime,
  op: z.enum(payableOps),
  billNo: z.string(),
  version: z.nullable(z.number()),
  runNo: z.string(),
  currency: CurrencyField,
  /** Above nought: owed more. */
  amount: AmountField,
  /** What is owed after it. */
  balance: AmountField,
  byName: z.string(),
});
export type PayableEntry = z.infer<typeof PayableEntry>;

/** The latest first. */
export const listPayableEntries = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/ledger',
  rules: { none: 'the tenant’s own books' },
  query: z.strictObject({
    ...pageQuery,
    payeeId: id('payee'),
    currency: z.optional(CurrencyField),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  result: page(PayableEntry),
  refuses: ['payee.notFound'],
});

export const FeeSum = z.strictObject({ fee: z.enum(billFees), amount: AmountField });
