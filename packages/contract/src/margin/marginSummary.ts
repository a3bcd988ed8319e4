import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { id, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { period, periodChecks } from '../wire/period.ts';

/** Which orders, besides their period. */
export const marginOf = {
  productId: z.optional(id('product')),
  merchantId: z.optional(id('merchant')),
  countryCode: z.optional(CountryCode),
};

export const marginGroups = ['week', 'product', 'merchant', 'country'] as const;
export type MarginGroup = (typeof marginGroups)[number];

const sums = {
  /** All that were charged or billed: those whose margin is known, those that no carrier billed yet, those whose currency has no rate. */
  orders: z.number(),
  known: z.number(),
  unbilled: z.number(),
  unpriced: z.number(),
  losing: z.number(),
  /** Of those whose margin is known: the four make it. */
  charged: AmountField,
  carrier: AmountField,
  shares: AmountField,
  adjustments: AmountField,
  margin: AmountField,
  /** Of what was charged; null where that is nothing. */
  percent: z.nullable(z.number()),
  /** What the losing ones lose. */
  lost: AmountField,
  /** What was charged for those that no carrier billed yet. */
  unbilledCharged: AmountField,
};
export const MarginSums = z.strictObject(sums);
export type MarginSums = z.infer<typeof MarginSums>;

export const MarginRow = z.strictObject({
  /** A week's Monday, a country's code, or an id; '' where an order has none. */
  key: z.string(),
  /** As people know it; a week and a country are told by their key. */
  name: z.string(),
  /** A merchant's. */
  code: z.string(),
  ...sums,
});
export type MarginRow = z.infer<typeof MarginRow>;

const asked = {
  /** The days on which orders were paid. */
  ...period,
  ...marginOf,
  by: z._default(z.enum(marginGroups), 'week'),
};
export const MarginSummaryFilter = z.strictObject(asked).check(...periodChecks);
export type MarginSummaryFilter = z.infer<typeof MarginSummaryFilter>;

/** Weeks in their order, others by what they were charged, the most first. */
export const getMarginSummary = call({
  method: 'GET',
  path: '/ops/margin/summary',
  access: 'ops:margin',
  rules: 'orders',
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    currency: CurrencyField,
    /** Up to when all that happened is counted; null while nothing was. */
    asOf: z.nullable(WireTime),
    total: MarginSums,
    rows: z.array(MarginRow),
  }),
});
