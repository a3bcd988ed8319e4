import * as z from 'zod/mini';
import { BillLine } from '../payables/billLines.ts';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { period, periodChecks } from '../wire/period.ts';
import { revised } from '../wire/revision.ts';
import { marginOf } from './marginSummary.ts';
import { marginWhys } from './marginWhys.ts';

/** How much of an order's margin is known. */
export const marginStates = [
  'known',
  /** No carrier has billed it: what it costs is still to come. */
  'unbilled',
  /** Something of it is in a currency that had no rate on its day. */
  'unpriced',
] as const;

export const OrderMargin = z.strictObject({
  /** The order's. */
  id: z.string(),
  ...revised,
  ...parcelFacts,
  /** On which it was paid. */
  day: Day,
  state: z.enum(marginStates),
  currency: CurrencyField,
  charged: AmountField,
  /** Of bills that name the order alone, and of those that many share. */
  carrier: AmountField,
  shares: AmountField,
  /** Differences that the house bore, and compensation. */
  adjustments: AmountField,
  margin: AmountField,
  percent: z.nullable(z.number()),
  isLosing: z.boolean(),
  /** None where it does not lose. */
  whys: z.array(z.enum(marginWhys)),
  billedKg: z.nullable(z.number()),
  chargedKg: z.number(),
  /** The bill by which something of it can still be passed on to its merchant. */
  passOnBillId: z.nullable(z.string()),
  /** Who looked at it last; null where nobody has. */
  seen: z.nullable(
    z.strictObject({
      note: z.string(),
      byName: z.string(),
      time: WireTime,
      /** The margin is the one that was looked at. */
      isStill: z.boolean(),
    }),
  ),
});
export type OrderMargin = z.infer<typeof OrderMargin>;

/** `toSee`: losing ones that nobody has looked at as they are now. */
export const marginViews = ['toSee', 'losing', 'unbilled', 'unpriced', 'all'] as const;
export type MarginView = (typeof marginViews)[number];

const filterFields = {
  ...period,
  ...marginOf,
  view: z._default(z.enum(marginViews), 'toSee'),
  why: z.optional(z.enum(marginWhys)),
  /** Any number of an order. */
  number: optionalText(100),
};
export const OrderMarginFilter = z.strictObject(filterFields).check(...periodChecks);
export type OrderMarginFilter = z.infer<typeof OrderMarginFilter>;

/** The latest day first. */
export const listOrderMargins = call({
  method: 'POST',
  path: '/ops/margin/list',
  access: 'ops:margin',
  rules: 'orders',
  body: z
    .strictObject({
      ...filterFields,
      ...pageQuery,
      after: z.optional(z.string().check(z.regex(/^(last|\d{1,17}\.[0-9a-f-]{36})$/))),
    })
    .check(...periodChecks),
  result: z.strictObject({
    records: z.array(OrderMargin),
    /** Exact up to `countedMost`; beyond that one more. */
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
    /** What to ask `after` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
});

const { billId, billNo, payeeName, lineNo, number, fee, currency, amount, weightKg, parcels } =
  BillLine.shape;

/** What an order bears of a line of a carrier's bill: `parcels` share it. */
export const BorneLine = z.strictObject({
  ...{ billId, billNo, payeeName, lineNo, number, fee, currency, amount, weightKg, parcels },
  /** In the tenant's currency, by the rate of the day on which the bill was booked; null without a rate. */
  ownAmount: z.nullable(AmountField),
  rate: z.nullable(z.string()),
  /** It was passed on to the merchant by a cost change. */
  isPassedOn: z.boolean(),
});
export type BorneLine = z.infer<typeof BorneLine>;

export const OrderMarginDetail = z.strictObject({
  margin: OrderMargin,
  absorbed: AmountField,
  compensated: AmountField,
  lines: z.array(BorneLine),
});
export type OrderMarginDetail = z.infer<typeof OrderMarginDetail>;

export const getOrderMargin = call({
  method: 'GET',
  path: '/ops/margin/queryById',
  access: 'ops:margin',
  rules: 'orders',
  query: z.strictObject({ id: id('orderMargin') }),
  result: OrderMarginDetail,
  refuses: ['margin.notFound'],
});

/** Somebody looked at it, and says what comes of it; where it changes later it is to be looked at again. */
export const markMarginSeen = call({
  method: 'PUT',
  path: '/ops/margin/seen',
  access: 'ops:margin',
  idempotent: true,
  log: { menu: 'margin', type: 'update' },
  body: z.strictObject({ id: id('orderMargin'), ...revised, note: text(200) }),
  result: z.null(),
  refuses: ['margin.notFound', 'margin.moved'],
});
