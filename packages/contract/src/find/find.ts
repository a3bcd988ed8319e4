import * as z from 'zod/mini';
import { auditStatuses } from '../finance/topUpRules.ts';
import { orderStatuses } from '../orders/orderMoves.ts';
import { call } from '../wire/call.ts';
import { text } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';

/** Less than this says nothing. */
export const findLeast = 2;
/** How many of each kind are told. */
export const findMost = 6;

export const FoundOrder = z.strictObject({
  id: z.string(),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  consignee: z.string(),
  status: z.enum(orderStatuses),
  /** Empty for a merchant, whose own it is. */
  merchantName: z.string(),
});
export type FoundOrder = z.infer<typeof FoundOrder>;

export const FoundMerchant = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
});
export type FoundMerchant = z.infer<typeof FoundMerchant>;

export const FoundTopUp = z.strictObject({
  id: z.string(),
  no: z.string(),
  amount: AmountField,
  currency: CurrencyField,
  auditStatus: z.enum(auditStatuses),
});
export type FoundTopUp = z.infer<typeof FoundTopUp>;

/**
 * What somebody may mean by a few letters or a number they have in hand. Each kind is looked for
 * only by those who may see its list; for the others it is empty.
 */
export const findAnything = call({
  method: 'GET',
  path: '/common/find',
  access: 'signedIn',
  rules: 'orders',
  query: z.strictObject({ text: text(60).check(z.minLength(findLeast, 'web.verify.16')) }),
  result: z.strictObject({
    orders: z.array(FoundOrder),
    merchants: z.array(FoundMerchant),
    topUps: z.array(FoundTopUp),
  }),
});
