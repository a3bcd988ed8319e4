import * as z from 'zod/mini';
import { weightSources } from '../../costs/costChanges.ts';
import { transactionKinds } from '../../finance/transactions.ts';
import { Wallet } from '../../finance/wallets.ts';
import { moneyOps } from '../../orders/orderList.ts';
import { CurrencyField } from '../../wire/moneyFields.ts';
import { openCall, trialCall } from './openCall.ts';
import {
  AskedInstant,
  cursor,
  cursorPage,
  Instant,
  Money,
  maybeMoney,
  orderParams,
  pageFields,
} from './openFields.ts';

const reads = { method: 'GET', rate: 'read' } as const;

export const OpenTransaction = z.strictObject({
  id: z.string(),
  no: z.string(),
  at: Instant,
  kind: z.enum(transactionKinds),
  /** Of a refund: what is given back. */
  ofKind: z.nullable(z.enum(transactionKinds)),
  /** Above nought: to you. */
  value: Money,
  balance: Money,
  orderId: z.nullable(z.string()),
  orderNo: z.string(),
  customerNo: z.string(),
  note: z.string(),
});
export type OpenTransaction = z.infer<typeof OpenTransaction>;

export const OpenCharges = z.strictObject({
  orderId: z.string(),
  quoted: maybeMoney,
  measured: maybeMoney,
  held: maybeMoney,
  paid: maybeMoney,
  /** What it weighs by whom, and what counts; null where nobody has said so. */
  weights: z.array(
    z.strictObject({
      by: z.enum(weightSources),
      kg: z.nullable(z.number()),
      billableKg: z.nullable(z.number()),
    }),
  ),
  /** The lines of the quote; they add up to it. */
  lines: z.array(
    z.strictObject({ code: z.string(), name: z.string(), value: Money, why: z.string() }),
  ),
  /** Money as it moved, first to last. */
  moves: z.array(z.strictObject({ at: Instant, op: z.enum(moneyOps), value: Money })),
});
export type OpenCharges = z.infer<typeof OpenCharges>;

export const openMoneyCalls = {
  getBalance: openCall({
    ...reads,
    ...trialCall,
    result: z.strictObject({ wallets: z.array(Wallet) }),
  }),
  /** The latest first. */
  listTransactions: openCall({
    ...reads,
    path: '/transactions',
    scope: 'money:read',
    query: z.strictObject({
      ...pageFields,
      cursor: cursor('', '\\.\\d{1,5}'),
      currency: z.optional(CurrencyField),
      kind: z.optional(z.enum(transactionKinds)),
      from: z.optional(AskedInstant),
      to: z.optional(AskedInstant),
    }),
    result: cursorPage(OpenTransaction),
  }),
  getCharges: openCall({
    ...reads,
    path: '/orders/{id}/charges',
    scope: 'orders:read',
    params: orderParams,
    result: OpenCharges,
    refuses: ['order.notFound'],
  }),
};
