import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { billStates } from './billRules.ts';
import { FeeSum, Sum } from './payees.ts';

/** A carrier's bill; a corrected one is a new version of it. */
export const CarrierBill = z.strictObject({
  id: z.string(),
  ...revised,
  payeeId: z.string(),
  payeeCode: z.string(),
  payeeName: z.string(),
  billNo: z.string(),
  version: z.number(),
  state: z.enum(billStates),
  currency: CurrencyField,
  billDay: Day,
  dueDay: Day,
  isOverdue: z.boolean(),
  note: z.string(),
  lines: z.number(),
  total: AmountField,
  paid: AmountField,
  /** Lines whose number nobody has, and lines that were billed before. */
  unknown: z.number(),
  twice: z.number(),
  /** The payment run that it stands in. */
  runNo: z.string(),
  createTime: WireTime,
  postTime: z.nullable(WireTime),
  byName: z.string(),
});
export type CarrierBill = z.infer<typeof CarrierBill>;

const staff = { access: 'ops:payables' } as const;
const acts = {
  ...staff,
  idempotent: true,
  log: { menu: 'payables', type: 'update' },
} as const;
const seen = { id: id('carrierBill'), ...revised };

/** The latest first. */
export const listCarrierBills = call({
  ...staff,
  method: 'POST',
  path: '/ops/payable/bill/list',
  rules: { none: 'what carriers ask of the tenant' },
  body: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(billStates)),
    payeeId: z.optional(id('payee')),
    /** The bill's own, or that of a parcel on it. */
    number: optionalText(100),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  result: z.strictObject({
    page: page(CarrierBill),
    byState: z.record(z.enum(billStates), z.number()),
  }),
});

export const CarrierBillForm = z
  .strictObject({
    payeeId: id('payee'),
    billNo: text(60),
    currency: CurrencyField,
    billDay: Day,
    dueDay: Day,
    note: optionalText(200),
    /** The version that it is sent to correct. */
    corrects: z.optional(id('carrierBill')),
  })
  .check(
    z.refine(({ billDay, dueDay }) => billDay <= dueDay, {
      path: ['dueDay'],
      error: 'web.verify.30',
    }),
  );
export type CarrierBillForm = z.infer<typeof CarrierBillForm>;

/** Begins a bill; its lines come in by an import of kind `carrierBill` whose target it is. */
export const addCarrierBill = call({
  ...staff,
  idempotent: true,
  method: 'POST',
  path: '/ops/payable/bill/add',
  log: { menu: 'payables', type: 'create' },
  body: CarrierBillForm,
  result: z.strictObject({ id: z.string() }),
  refuses: [
    'payee.notFound',
    'carrierBill.notFound',
    'carrierBill.taken',
    'carrierBill.moved',
    'carrierBill.inRun',
    'carrierBill.otherCurrency',
  ],
});

/** What would be asked of merchants by one press. */
export const Passable = z.strictObject({
  orders: z.number(),
  /** By the merchants' currencies. */
  sums: z.array(Sum),
  /** What goes back, since the bill was corrected and asks for less than was passed on. */
  back: z.strictObject({ orders: z.number(), sums: z.array(Sum) }),
});

export const CarrierBillDetail = z.strictObject({
  bill: CarrierBill,
  fees: z.array(FeeSum),
  parcels: z.number(),
  /** Cost changes that came of it. */
  changes: z.number(),
  /** Where its lines come in just now. */
  importId: z.nullable(z.string()),
  versions: z.array(
    z.strictObject({
      id: z.string(),
      version: z.number(),
      state: z.enum(billStates),
      total: AmountField,
      postTime: z.nullable(WireTime),
    }),
  ),
});
export type CarrierBillDetail = z.infer<typeof CarrierBillDetail>;

export const getCarrierBill = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/bill/queryById',
  rules: { none: 'what a carrier asks of the tenant' },
  query: z.strictObject({ id: id('carrierBill') }),
  result: CarrierBillDetail,
  refuses: ['carrierBill.notFound'],
});

/** Books it: from now on it is owed, and an earlier version no more. */
export const postCarrierBill = call({
  ...acts,
  method: 'PUT',
  path: '/ops/payable/bill/post',
  heavy: true,
  body: z.strictObject(seen),
  result: z.null(),
  refuses: [
    'carrierBill.notFound',
    'carrierBill.moved',
    'carrierBill.empty',
    'carrierBill.partView',
    'carrierBill.same',
    'carrierBill.inRun',
    'carrierBill.importing',
    'carrierBill.otherCurrency',
  ],
});

export const discardCarrierBill = call({
  ...acts,
  method: 'PUT',
  path: '/ops/payable/bill/discard',
  body: z.strictObject(seen),
  result: z.null(),
  refuses: ['carrierBill.notFound', 'carrierBill.moved', 'carrierBill.importing'],
});

/** What of a bill can be passed on to merchants and has not been yet. */
export const getPassable = call({
  ...staff,
  method: 'GET',
  path: '/ops/payable/bill/passable',
  rules: 'orders',
  heavy: true,
  query: z.strictObject({ id: id('carrierBill') }),
  result: Passable,
  refuses: ['carrierBill.notFound'],
});

/** Makes cost changes of it, in the background; what was passed on before is not again. */
export const passOnCarrierBill = call({
  ...acts,
  method: 'POST',
  path: '/ops/payable/bill/passOn',
  body: z.strictObject({ id: id('carrierBill') }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['carrierBill.notFound', 'carrierBill.moved', 'carrierBill.partView'],
});
