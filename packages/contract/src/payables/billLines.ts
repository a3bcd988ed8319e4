import * as z from 'zod/mini';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { billFees, lineStates, shareRules } from './billRules.ts';

/** A row of a carrier's bill as a spreadsheet. */
export const CarrierBillRow = z.strictObject({
  /** Of a parcel (the carrier's, the order's, the customer's), or of a batch, a bag or a master bill. */
  number: text(100),
  fee: z.enum(billFees),
  /** Below nought: given back. */
  amount: text(20).check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/, 'web.verify.11')),
  /** The bill's own where it is left empty. */
  currency: z.optional(CurrencyField),
  /** What the carrier billed by. */
  weightKg: z.optional(z.number().check(z.minimum(0.001), z.maximum(100_000))),
  /** As the carrier numbers them; the row of the file where it does not. */
  lineNo: optionalText(40),
  shareBy: z.optional(z.enum(shareRules)),
  words: optionalText(200),
});
export type CarrierBillRow = z.infer<typeof CarrierBillRow>;

export const BillLine = z.strictObject({
  id: z.string(),
  ...revised,
  billId: z.string(),
  billNo: z.string(),
  payeeName: z.string(),
  lineNo: z.string(),
  number: z.string(),
  fee: z.enum(billFees),
  currency: CurrencyField,
  amount: AmountField,
  weightKg: z.nullable(z.number()),
  words: z.string(),
  state: z.enum(lineStates),
  /** How many parcels bear it. */
  parcels: z.number(),
  /** The one parcel that bears it, where it is one. */
  orderId: z.nullable(z.string()),
  orderNo: z.string(),
  /** The line that billed the same before. */
  twiceOf: z.nullable(z.strictObject({ billNo: z.string(), lineNo: z.string() })),
  /** Why it stays as it is. */
  asideNote: z.string(),
});
export type BillLine = z.infer<typeof BillLine>;

const staff = { access: 'ops:payables' } as const;

/** Of one bill, or what is to be looked at in all that are booked. */
export const lineLists = ['all', 'unknown', 'twice'] as const;
export const listBillLines = call({
  ...staff,
  method: 'POST',
  path: '/ops/payable/line/list',
  rules: 'orders',
  body: z.strictObject({
    ...pageQuery,
    billId: z.optional(id('carrierBill')),
    only: z._default(z.enum(lineLists), 'all'),
    number: optionalText(100),
  }),
  result: z.strictObject({
    page: page(BillLine),
    counts: z.strictObject({ unknown: z.number(), twice: z.number(), unbilled: z.number() }),
  }),
  refuses: ['carrierBill.notFound'],
});

const acts = {
  ...staff,
  idempotent: true,
  log: { menu: 'payables', type: 'update' },
  method: 'PUT',
  result: z.null(),
} as const;

/** Says by hand whose it is. */
export const matchBillLine = call({
  ...acts,
  path: '/ops/payable/line/match',
  body: z.strictObject({ id: id('billLine'), ...revised, number: text(100) }),
  refuses: ['billLine.notFound', 'billLine.moved', 'carrierBill.partView', 'order.noSuchNumber'],
});

/** It stays as it is, and why: such as claimed back from the carrier, or billed twice with reason. */
export const setBillLineAside = call({
  ...acts,
  path: '/ops/payable/line/aside',
  body: z.strictObject({ id: id('billLine'), ...revised, note: text(200) }),
  refuses: ['billLine.notFound', 'billLine.moved'],
});

/** A parcel that left long ago and that no carrier has billed. */
export const UnbilledParcel = z.strictObject({
  orderId: z.string(),
  ...parcelFacts,
  leftTime: WireTime,
  days: z.number(),
  currency: CurrencyField,
  charged: AmountField,
});
export type UnbilledParcel = z.infer<typeof UnbilledParcel>;

/** The longest first. */
export const listUnbilled = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/unbilled/list',
  rules: 'orders',
  query: z.strictObject({ ...pageQuery, number: optionalText(100) }),
  result: page(UnbilledParcel),
});
