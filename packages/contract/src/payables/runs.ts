import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { runStates } from './billRules.ts';

/** Bills of a payee that are paid together: one asks, another approves, then the bank has sent it. */
export const PaymentRun = z.strictObject({
  id: z.string(),
  ...revised,
  runNo: z.string(),
  payeeId: z.string(),
  payeeCode: z.string(),
  payeeName: z.string(),
  currency: CurrencyField,
  amount: AmountField,
  bills: z.array(
    z.strictObject({
      id: z.string(),
      billNo: z.string(),
      version: z.number(),
      amount: AmountField,
    }),
  ),
  state: z.enum(runStates),
  note: z.string(),
  askedBy: z.string(),
  /** The caller asked for it: another has to approve it. */
  isOwn: z.boolean(),
  askTime: WireTime,
  decidedBy: z.string(),
  decideTime: z.nullable(WireTime),
  remark: z.string(),
  paidBy: z.string(),
  payDay: z.nullable(Day),
  reference: z.string(),
});
export type PaymentRun = z.infer<typeof PaymentRun>;

const staff = { access: 'ops:payables' } as const;
const acts = {
  ...staff,
  idempotent: true,
  log: { menu: 'payables', type: 'update' },
} as const;

/** What waits comes first, then the latest. */
export const listPaymentRuns = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/run/list',
  rules: { none: 'the tenant’s own books' },
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(runStates)) }),
  result: page(PaymentRun),
});

export const addPaymentRun = call({
  ...staff,
  idempotent: true,
  method: 'POST',
  path: '/ops/payable/run/add',
  log: { menu: 'payables', type: 'create' },
  body: z.strictObject({
    /** As they were seen, all of one payee and currency. */
    bills: z
      .array(z.strictObject({ id: id('carrierBill'), ...revised }))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(200, 'web.verify.25')),
    note: optionalText(200),
  }),
  result: z.strictObject({ id: z.string(), runNo: z.string() }),
  refuses: [
    'carrierBill.notFound',
    'carrierBill.moved',
    'carrierBill.inRun',
    'paymentRun.mixed',
    'paymentRun.nothing',
  ],
});

const seen = { id: id('paymentRun'), ...revised };
const refuses = ['paymentRun.notFound', 'paymentRun.moved'] as const;

export const decidePaymentRun = call({
  ...acts,
  method: 'PUT',
  path: '/ops/payable/run/decide',
  confirms: 'recently',
  body: z.strictObject({
    ...seen,
    act: z.enum(['approve', 'reject']),
    remark: optionalText(200),
  }),
  result: z.null(),
  refuses: [...refuses, 'paymentRun.ownRun'],
});

export const takeBackPaymentRun = call({
  ...acts,
  method: 'PUT',
  path: '/ops/payable/run/takeBack',
  body: z.strictObject(seen),
  result: z.null(),
  refuses: [...refuses, 'paymentRun.othersRun'],
});

/** The bank has sent it. */
export const payPaymentRun = call({
  ...acts,
  method: 'PUT',
  path: '/ops/payable/run/pay',
  body: z.strictObject({ ...seen, payDay: Day, reference: text(100) }),
  result: z.null(),
  refuses,
});
