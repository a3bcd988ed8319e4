import * as z from 'zod/mini';
import { OrderForm } from '../../orders/orderForm.ts';
import { orderStatuses, settlementStatuses } from '../../orders/orderMoves.ts';
import { confirmStatuses, labelStates, OrderEvent, orderSources } from '../../orders/orders.ts';
import { optionalText, text } from '../../wire/fields.ts';
import { AmountField } from '../../wire/moneyFields.ts';
import { openCall } from './openCall.ts';
import {
  AskedInstant,
  cursor,
  cursorPage,
  Instant,
  Money,
  maybeInstant,
  maybeMoney,
  orderParams,
  pageFields,
} from './openFields.ts';

const orderFields = {
  id: z.string(),
  /** What people call it. */
  orderNo: z.string(),
  customerNo: z.string(),
  status: z.enum(orderStatuses),
  settlement: z.enum(settlementStatuses),
  source: z.enum(orderSources),
  /** While it is `pending` its carrier is still asked. */
  label: z.enum(labelStates),
  trackingNumber: z.string(),
  /** A number of ours stands in until its carrier's comes. */
  trackingNumberProvisional: z.boolean(),
  /** Why it can't go on, in the language asked for; empty where it can. */
  failReason: z.string(),
  handedOver: z.boolean(),
  intercepted: z.boolean(),
  productId: z.nullable(z.string()),
  productName: z.string(),
  countryCode: z.string(),
  consigneeName: z.string(),
  boxCount: z.number(),
  declaredKg: z.number(),
  /** As it was weighed in; null until then. */
  measuredKg: z.nullable(z.number()),
  quoted: maybeMoney,
  /** By what was measured. */
  measured: maybeMoney,
  held: maybeMoney,
  paid: maybeMoney,
  /** Of its latest cost change. */
  costChange: z.enum(confirmStatuses),
  createdAt: Instant,
  updatedAt: Instant,
  submittedAt: maybeInstant,
  paidAt: maybeInstant,
  receivedAt: maybeInstant,
  /** Until when a paid label can be given back. */
  voidableUntil: maybeInstant,
};
export const OpenOrder = z.strictObject(orderFields);
export type OpenOrder = z.infer<typeof OpenOrder>;

/** A tracking number that a box has or had; of several the last one holds. */
export const GivenNumber = z.strictObject({
  number: z.string(),
  provisional: z.boolean(),
  at: Instant,
});

export const OpenOrderDetail = z.strictObject({
  ...orderFields,
  boxes: z.array(
    z.strictObject({
      boxNo: z.string(),
      /** What stands on its label. */
      number: z.string(),
      trackingNumber: z.string(),
      numbers: z.array(GivenNumber),
      declaredKg: z.number(),
      measuredKg: z.nullable(z.number()),
    }),
  ),
  /** Where it came through, first to last. */
  events: z.array(
    z.strictObject({
      at: Instant,
      step: OrderEvent.def.shape.step,
      status: z.enum(orderStatuses),
      note: z.string(),
    }),
  ),
});
export type OpenOrderDetail = z.infer<typeof OpenOrderDetail>;

/** What is agreed to when an order is submitted. */
export const toPlace = {
  /** You know that the place is remote and costs more. */
  remoteAgreed: z._default(z.boolean(), false),
  /** What you were quoted: a higher price is refused, not taken. */
  agreedTotal: z.optional(AmountField),
};
/** Why no order can be placed now, whatever it says. */
export const placingStops = ['account.notActive', 'account.frozen', 'receivable.overdue'] as const;
/** Why an order can't be placed as it is. */
export const placingRefusals = [
  'order.customerNoTaken',
  'dictItem.disabled',
  'order.notQuoted',
  'order.remote',
  'order.priceRose',
  'product.notFound',
  'taxNumber.notFound',
] as const;
export const NewOrder = z.strictObject({ order: OrderForm, ...toPlace });
export type NewOrder = z.infer<typeof NewOrder>;

/** What became of one of many. */
export const OpenOutcome = z.strictObject({
  /** Its place in what was asked, from nought. */
  index: z.number(),
  order: z.nullable(OpenOrder),
  /** Why it was refused; null where it was placed. */
  problem: z.nullable(
    z.strictObject({
      errorKey: z.string(),
      detail: z.string(),
      issues: z.optional(
        z.array(z.strictObject({ path: z.string(), key: z.string(), message: z.string() })),
      ),
    }),
  ),
});
export type OpenOutcome = z.infer<typeof OpenOutcome>;

export const newOrdersMost = 500;
const many = [z.minLength(1, 'web.verify.0'), z.maxLength(newOrdersMost, 'web.verify.25')] as const;

const writes = { method: 'POST', scope: 'orders:write', idempotent: true, heavy: true } as const;
const one = { ...writes, rate: 'write', params: orderParams, result: OpenOrder } as const;
const log = (type: 'create' | 'update') => ({ log: { menu: 'order', type } }) as const;

export const openOrderCalls = {
  createOrder: openCall({
    ...writes,
    ...log('create'),
    path: '/orders',
    rate: 'write',
    creates: true,
    body: NewOrder,
    result: OpenOrder,
    refuses: [...placingStops, ...placingRefusals],
  }),
  /** Each is placed or refused by itself: one that is wrong holds up no other. */
  createOrders: openCall({
    ...writes,
    ...log('create'),
    path: '/orders/batch',
    rate: 'bulk',
    body: z.strictObject({ orders: z.array(z.unknown()).check(...many) }),
    bodyShown: z.strictObject({ orders: z.array(NewOrder).check(...many) }),
    bodyMost: 8 * 1024 * 1024,
    result: z.strictObject({ outcomes: z.array(OpenOutcome) }),
    // The others are told of the orders they hold up.
    refuses: [...placingStops, ...placingRefusals],
  }),
  getOrder: openCall({
    method: 'GET',
    path: '/orders/{id}',
    scope: 'orders:read',
    rate: 'read',
    params: orderParams,
    result: OpenOrderDetail,
    refuses: ['order.notFound'],
  }),
  /**
   * By when they changed, the earliest first, so that what changes while it is read comes at the end;
   * without a moment, the latest made first.
   */
  listOrders: openCall({
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    rate: 'read',
    query: z.strictObject({
      ...pageFields,
      cursor: cursor('\\d{1,17}\\.'),
      updated_after: z.optional(AskedInstant),
      status: z.optional(z.enum(orderStatuses)),
      /** Any of its numbers, as a whole. */
      number: z.optional(text(60)),
    }),
    result: cursorPage(OpenOrder),
  }),
  payOrder: openCall({
    ...one,
    ...log('update'),
    path: '/orders/{id}/pay',
    body: z.strictObject({
      /** A new price that you were shown, where the first is no longer kept. */
      agreed: z.optional(Money),
    }),
    refuses: [
      'account.notActive',
      'account.frozen',
      'order.notFound',
      'order.cannotMove',
      'order.incomplete',
      'order.notQuoted',
      'order.priceRose',
      'order.productStopped',
      'wallet.tooLow',
    ],
  }),
  /** What nobody paid for is void; of what is paid the label is asked back from its carrier. */
  cancelOrder: openCall({
    ...one,
    ...log('update'),
    path: '/orders/{id}/cancel',
    body: z.strictObject({ reason: optionalText(200) }),
    refuses: ['order.notFound', 'order.cannotMove'],
  }),
  interceptOrder: openCall({
    ...one,
    ...log('update'),
    path: '/orders/{id}/intercept',
    body: z.strictObject({ note: optionalText(200) }),
    refuses: ['order.notFound', 'order.cannotMove'],
  }),
  letOrderGoOn: openCall({
    ...one,
    ...log('update'),
    path: '/orders/{id}/let-go-on',
    refuses: ['order.notFound', 'order.cannotMove'],
  }),
};
