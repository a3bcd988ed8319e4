import * as z from 'zod/mini';
import { ExportFields } from '../exports/exports.ts';
import { call } from '../wire/call.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, page, pageQuery, WireTime, wholeMost } from '../wire/fields.ts';
import { hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { Saved } from '../wire/revision.ts';
import { Wallet } from './wallets.ts';

/** What a transaction is. */
export const transactionKinds = [
  'freight',
  'surcharge',
  'duty',
  'insurance',
  'adjustment',
  'compensation',
  'cod',
  'codFee',
  'refund',
  'return',
  'topUp',
  'exchange',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];
const KindField = z.enum(transactionKinds);

export const Transaction = z.strictObject({
  id: z.string(),
  no: z.string(),
  time: WireTime,
  kind: KindField,
  /** Of a refund: what is given back. */
  ofKind: z.nullable(KindField),
  /** Positive: to the merchant. */
  amount: AmountField,
  currency: CurrencyField,
  /** What the merchant has afterwards, held money included. */
  balance: AmountField,
  subjectId: z.nullable(z.string()),
  /** Of the order that it is for; empty where it is for none. */
  orderNo: z.string(),
  customerNo: z.string(),
  note: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

const filterFields = {
  kind: z.optional(KindField),
  currency: z.optional(CurrencyField),
  /** To the merchant, or from it. */
  direction: z.optional(z.enum(['in', 'out'])),
  subjectId: z.optional(id('ledgerSubject')),
  /** A number of an order, the merchant's own or the carrier's, or of a top-up; several at once. */
  number: optionalText(500),
  from: z.optional(WireTime),
  /** The last second that counts. */
  to: z.optional(WireTime),
};
export const TransactionFilter = z.strictObject(filterFields).check(...rangeChecks);
export type TransactionFilter = z.infer<typeof TransactionFilter>;

export const TransactionQuery = z
  .strictObject({
    ...filterFields,
    ...pageQuery,
    /** Beyond numbered pages: what comes after the transaction of this id, or the list's end. */
    after: z.optional(z.string().check(z.regex(/^(last|[0-9a-f-]{36}\.\d{1,5})$/))),
  })
  .check(...rangeChecks);

/** Every movement of the merchant's money, latest first. */
export const transactionList = call({
  method: 'POST',
  path: '/financial/transactionList',
  access: 'financial:transactions',
  body: TransactionQuery,
  result: page(Transaction),
});

/** The same of one merchant, for the tenant's people who look after it. */
export const listMerchantTransactions = call({
  method: 'GET',
  path: '/ops/merchants/transactions',
  access: 'ops:merchants',
  rules: 'merchants',
  query: z.strictObject({
    id: id('merchant'),
    kind: z.optional(KindField),
    currency: z.optional(CurrencyField),
    ...pageQuery,
  }),
  result: page(Transaction),
  refuses: ['merchant.notFound'],
});

export const KindSum = z.strictObject({
  kind: KindField,
  currency: CurrencyField,
  in: AmountField,
  out: AmountField,
  count: z.number(),
});
export type KindSum = z.infer<typeof KindSum>;

/** The same filter, summed by type. */
export const transactionSummary = call({
  method: 'POST',
  path: '/financial/transactionSummary',
  access: 'financial:transactions',
  body: TransactionFilter,
  result: z.array(KindSum),
});

/** Sets a job going that leaves all transactions of the filter as a spreadsheet. */
export const exportTransaction = call({
  method: 'POST',
  path: '/financial/exportTransaction',
  access: 'financial:transactions',
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({ fields: ExportFields, filter: TransactionFilter }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.invalid'],
});

export const OverviewWallet = z.extend(Wallet, {
  /** Below which balance its users want to hear of it. */
  threshold: z.nullable(AmountField),
  isLow: z.boolean(),
  /** Of the threshold; 0 while nobody has set one. */
  revision: z.number(),
});
export type OverviewWallet = z.infer<typeof OverviewWallet>;

export const getFinanceOverview = call({
  method: 'GET',
  path: '/financial/overview',
  access: 'financial:overview',
  query: z.strictObject({ currency: z.optional(CurrencyField) }),
  result: z.strictObject({
    wallets: z.array(OverviewWallet),
    /** Of the currency asked for, or the first. */
    currency: CurrencyField,
    days: z.array(z.strictObject({ day: z.string(), spent: AmountField, toppedUp: AmountField })),
  }),
});

export const saveBalanceAlert = call({
  method: 'PUT',
  path: '/financial/balanceAlert',
  access: 'financial:overview',
  idempotent: true,
  edits: 'balanceAlert',
  log: { menu: 'finance', type: 'update' },
  body: z
    .strictObject({
      currency: CurrencyField,
      revision: z.int().check(z.minimum(0), z.maximum(wholeMost)),
      /** Null: no longer. */
      threshold: z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'web.verify.11'))),
    })
    .check(
      z.refine(
        ({ threshold, currency }) => threshold === null || hasDecimalsOf(threshold, currency),
        { path: ['threshold'], error: tooManyDecimals },
      ),
    ),
  result: Saved,
  refuses: ['request.invalid', 'record.changedMeanwhile'],
});

export const BillMonth = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));

export const Bill = z.strictObject({
  month: BillMonth,
  currency: CurrencyField,
  opening: AmountField,
  in: AmountField,
  out: AmountField,
  closing: AmountField,
  count: z.number(),
  /** The month is over, so that nothing changes any more. */
  isClosed: z.boolean(),
  lines: z.array(KindSum),
});
export type Bill = z.infer<typeof Bill>;

export const billList = call({
  method: 'GET',
  path: '/financial/billList',
  access: 'financial:billing',
  query: z.strictObject({ ...pageQuery, currency: z.optional(CurrencyField) }),
  result: page(Bill),
});

export const billFormats = ['pdf', 'xlsx'] as const;

export const billDownload = call({
  method: 'GET',
  path: '/financial/billDownload',
  access: 'financial:billing',
  query: z.strictObject({
    month: BillMonth,
    currency: CurrencyField,
    format: z.enum(billFormats),
  }),
  result: 'file',
  refuses: ['bill.notFound'],
});
