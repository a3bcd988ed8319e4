import * as z from 'zod/mini';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { codDecisions, codDifferences, codStates } from './codActs.ts';

/** The money that is collected for an order. */
export const CodOrder = z.strictObject({
  /** The order's own. */
  id: z.string(),
  ...revised,
  ...parcelFacts,
  state: z.enum(codStates),
  currency: CurrencyField,
  /** What is to be paid on delivery, and what came of it. */
  due: AmountField,
  remitted: AmountField,
  remitDay: z.nullable(Day),
  deliverTime: z.nullable(WireTime),
  /** Days since it was delivered, while nothing has come. */
  waitingDays: z.nullable(z.number()),
  isLate: z.boolean(),
  /** When its merchant is credited, or was. */
  creditDay: z.nullable(Day),
  creditTime: z.nullable(WireTime),
  /** Before the fee, the fee, and what the merchant gets: known once the money is here. */
  credit: z.nullable(AmountField),
  fee: z.nullable(AmountField),
  net: z.nullable(AmountField),
  difference: z.nullable(z.enum(codDifferences)),
  decidedBy: z.string(),
  /** The second person's turn, and not the first's. */
  isOwnDecision: z.boolean(),
  note: z.string(),
});
export type CodOrder = z.infer<typeof CodOrder>;

const either = ['financial:cod', 'ops:cod'] as const;

/** `open`: all that is not credited or closed. `late`: delivered long ago, and nothing has come. */
export const codViews = ['all', 'open', 'late', ...codStates] as const;
export type CodView = (typeof codViews)[number];
/** Those that have a count; what is credited or closed is history. */
export const openCodViews = [
  'late',
  'expected',
  'collected',
  'remitted',
  'differs',
  'approving',
] as const satisfies readonly CodView[];

const filterFields = {
  view: z._default(z.enum(codViews), 'open'),
  currency: z.optional(CurrencyField),
  merchantCode: optionalText(30),
  /** The order's, the customer's or the carrier's. */
  number: optionalText(100),
};
export const CodFilter = z.strictObject(filterFields);
export type CodFilter = z.infer<typeof CodFilter>;

/** What is on its way, with carriers, here, and credited, in a currency. */
export const CodSum = z.strictObject({
  currency: CurrencyField,
  expected: AmountField,
  collected: AmountField,
  /** Here: to be credited on its day, or to be settled first. */
  remitted: AmountField,
  /** This month, after the fee. */
  credited: AmountField,
});
export type CodSum = z.infer<typeof CodSum>;

/** The latest first. */
export const listCodOrders = call({
  method: 'POST',
  path: '/oms/cod/list',
  access: either,
  rules: 'orders',
  body: z.strictObject({ ...filterFields, ...pageQuery }),
  result: z.strictObject({
    page: page(CodOrder),
    byView: z.record(z.enum(openCodViews), z.number()),
    sums: z.array(CodSum),
    terms: z.strictObject({
      feePermille: z.number(),
      creditDays: z.number(),
      lateDays: z.number(),
    }),
  }),
});

const acts = {
  access: 'ops:cod',
  idempotent: true,
  log: { menu: 'cod', type: 'update' },
  method: 'PUT',
  result: z.null(),
} as const;

/** Says what becomes of money that is not as it was due, or that does not come. */
export const decideCod = call({
  ...acts,
  path: '/ops/cod/decide',
  body: z.strictObject({
    id: id('codOrder'),
    ...revised,
    decision: z.enum(codDecisions),
    note: text(200),
  }),
  refuses: ['cod.notFound', 'cod.moved'],
});

/** The second person agrees that more is credited than came. */
export const approveCod = call({
  ...acts,
  path: '/ops/cod/approve',
  body: z.strictObject({ id: id('codOrder'), ...revised }),
  refuses: ['cod.notFound', 'cod.moved', 'cod.ownDecision'],
});
