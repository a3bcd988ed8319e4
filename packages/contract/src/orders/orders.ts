import * as z from 'zod/mini';
import { OrderConsignee } from '../addresses/addresses.ts';
import { labelPlaces } from '../products/printSet.ts';
import { QuoteLine } from '../rates/quotes.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { Revision, revised } from '../wire/revision.ts';
import { GoodsLine, OrderBox, OrderDraft, OrderForm } from './orderForm.ts';
import { bookings, orderStatuses, orderSteps, settlementStatuses } from './orderMoves.ts';

export const orderSources = ['web', 'import', 'api', 'counter'] as const;
export const labelStates = ['none', 'pending', 'ready'] as const;

/** What every place that names an order shows of it. */
export const confirmStatuses = ['none', 'awaiting', 'confirmed', 'disputed'] as const;

export const OrderSummary = z.strictObject({
  id: z.string(),
  ...revised,
  /** What people call it. */
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  status: z.enum(orderStatuses),
  settlementStatus: z.enum(settlementStatuses),
  booking: z.enum(bookings),
  handedOver: z.boolean(),
  /** Its merchant wants it back. */
  intercepted: z.boolean(),
  /** Several reasons withhold it. */
  moreReasons: z.boolean(),
  labelAt: z.enum(labelPlaces),
  label: z.enum(labelStates),
  /** Its labels and papers were removed after the retention period. */
  papersGone: z.boolean(),
  /** And its names and addresses: what needs them can't be done any more. */
  redacted: z.boolean(),
  /** How often its label was printed. */
  printCount: z.number(),
  productId: z.nullable(z.string()),
  productName: z.string(),
  countryCode: z.string(),
  /** Of an order whose names were removed the words that say so. */
  consigneeName: z.string(),
  boxCount: z.number(),
  orderWeight: z.number(),
  currencyCode: z.nullable(CurrencyField),
  /** As quoted; null while it is a draft. */
  totalPrice: z.nullable(AmountField),
  /** As it was measured; null until it is received. */
  measuredWeight: z.nullable(z.number()),
  realPrice: z.nullable(AmountField),
  receiveTime: z.nullable(WireTime),
  /** Of its latest cost change. */
  confirmStatus: z.enum(confirmStatuses),
  /** What is set aside for it now, and what was taken and not given back; null where nothing is. */
  heldAmount: z.nullable(AmountField),
  paidAmount: z.nullable(AmountField),
  trackingNumber: z.string(),
  /** A number of ours that stands in until its carrier's comes. */
  numberProvisional: z.boolean(),
  masterTrackingId: z.string(),
  /** In the reader's language. */
  failReason: z.string(),
  examineRemark: z.string(),
  createTime: WireTime,
  submitTime: z.nullable(WireTime),
  payTime: z.nullable(WireTime),
  refundTime: z.nullable(WireTime),
  /** Until when a paid label can be given back. */
  voidUntil: z.nullable(WireTime),
  voidWindowOpen: z.boolean(),
  /** How long that still is: whose clock is wrong would reckon wrongly. */
  voidSecondsLeft: z.number(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderEvent = z.strictObject({
  time: WireTime,
  step: z.enum(['save', ...orderSteps] as ['save', ...typeof orderSteps]),
  actor: z.enum(['merchant', 'operator', 'system']),
  userName: z.string(),
  status: z.enum(orderStatuses),
  /** What there is to say besides, such as why a carrier refused. */
  note: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What a call of many does with each: done, or why not. */
export const OrderOutcome = z.strictObject({
  id: z.string(),
  ok: z.boolean(),
  /** One of the refusals. */
  errorKey: z.nullable(z.string()),
  message: z.string(),
  order: z.nullable(OrderSummary),
  /** What it costs by now, where that is more than was quoted and has to be agreed to. */
  priceNow: z.optional(z.strictObject({ currency: CurrencyField, amount: AmountField })),
});
export type OrderOutcome = z.infer<typeof OrderOutcome>;
const outcomes = z.array(OrderOutcome);

/** So many in one call. */
export const orderIds = z
  .array(id('order'))
  .check(z.minLength(1, 'web.verify.0'), z.maxLength(1000, 'web.verify.25'));

/** An order that was saved before, and the revision that the form was filled from. */
const savedBefore = { id: z.optional(id('order')), revision: z.optional(Revision) };
const idWithRevision = z.refine<{ id?: string | undefined; revision?: number | undefined }>(
  ({ id, revision }) => id === undefined || revision !== undefined,
  { error: 'web.verify.0', path: ['revision'] },
);

/** Saves as much as there is, under its id where it has one. */
export const saveDraft = call({
  method: 'POST',
  path: '/oms/order/saveDraft',
  access: 'order:submit',
  idempotent: true,
  heavy: true,
  edits: 'order',
  log: { menu: 'order', type: 'create' },
  body: z.strictObject({ ...savedBefore, form: OrderDraft }).check(idWithRevision),
  result: OrderSummary,
  refuses: [
    'order.notFound',
    'record.changedMeanwhile',
    'order.cannotMove',
    'order.customerNoTaken',
    'product.notFound',
    'taxNumber.notFound',
  ],
});

/** Quoted, held in the wallet and handed to the carrier; with too little available it waits to be paid. */
export const submitOrder = call({
  method: 'POST',
  path: '/oms/order/submit',
  access: 'order:submit',
  idempotent: true,
  heavy: true,
  edits: 'order',
  log: { menu: 'order', type: 'create' },
  body: z
    .strictObject({
      ...savedBefore,
      form: OrderForm,
      /** The caller knows that the place is remote and costs more. */
      remoteAgreed: z._default(z.boolean(), false),
      /** What the caller was shown: a higher price is refused, not taken. */
      agreedTotal: z.optional(AmountField),
    })
    .check(idWithRevision),
  result: OrderSummary,
  refuses: [
    'account.notActive',
    'account.frozen',
    'order.notFound',
    'record.changedMeanwhile',
    'order.cannotMove',
    'order.customerNoTaken',
    'dictItem.disabled',
    'order.notQuoted',
    'order.remote',
    'order.priceRose',
    'product.notFound',
    'taxNumber.notFound',
  ],
});

const eachOf = (
  path: `/oms/order/${string}`,
  access: 'order:submit' | 'order:pay' | 'order:void' | 'order:refund',
) =>
  ({
    method: 'POST',
    path,
    access,
    idempotent: true,
    heavy: true,
    log: { menu: 'order', type: 'update' },
    result: outcomes,
    refuses: ['order.notFound'],
  }) as const;

/** Submits drafts as they were saved. */
export const batchSubmit = call({
  ...eachOf('/oms/order/batchSubmit', 'order:submit'),
  body: z.strictObject({
    ids: orderIds,
    /** Those for which there is too little stay drafts instead of waiting to be paid. */
    onlyWhatFits: z._default(z.boolean(), false),
  }),
});

/**
 * Holds the money of orders that waited for it; booking goes on. What was quoted longer ago than the
 * tenant keeps a price is quoted anew, and a higher price is asked for before it is taken.
 */
export const payOrder = call({
  ...eachOf('/oms/order/payOrder', 'order:pay'),
  body: z.strictObject({
    ids: orderIds,
    /** New prices that the caller was shown. */
    agreed: z.optional(
      z
        .array(z.strictObject({ id: id('order'), currency: CurrencyField, amount: AmountField }))
        .check(z.maxLength(1000, 'web.verify.25')),
    ),
  }),
  refuses: ['order.notFound', 'account.frozen'],
});

/** Voids orders that nobody has paid for. */
export const closeOrders = call({
  ...eachOf('/oms/order/closeOrders', 'order:void'),
  method: 'DELETE',
  body: z.strictObject({ ids: orderIds }),
});

/** Asks for paid labels to be taken back, within the product's time. */
export const batchRefundOrder = call({
  ...eachOf('/oms/order/batchRefundOrder', 'order:refund'),
  body: z.strictObject({ ids: orderIds, reason: optionalText(200) }),
});

/** Another product for orders that are not submitted. */
export const updateProduct = call({
  ...eachOf('/oms/order/updateProduct', 'order:submit'),
  body: z.strictObject({ ids: orderIds, productId: id('product') }),
  refuses: ['order.notFound', 'product.notFound'],
});

export const OrderDetail = z.strictObject({
  order: OrderSummary,
  /** Whose it is, for operators, who see those of all. */
  merchantName: z.string(),
  merchantCode: z.string(),
  /** As it was filled in, to be shown, edited or used again. */
  form: OrderDraft,
  /** When names and addresses were removed, by retention or because the merchant was erased; null while they are there. */
  redactedTime: z.nullable(WireTime),
  boxes: z.array(
    z.strictObject({
      boxNo: z.string(),
      subOrderNo: z.string(),
      trackingNumber: z.string(),
      /** All that it has had, the first one first. */
      numbers: z.array(
        z.strictObject({ number: z.string(), provisional: z.boolean(), time: WireTime }),
      ),
      weight: z.number(),
      length: z.nullable(z.number()),
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
      /** In cubic metres. */
      volume: z.nullable(z.number()),
      /** As it was weighed in; null until then. */
      measured: z.nullable(
        z.strictObject({ weight: z.number(), size: z.nullable(z.array(z.number())) }),
      ),
      /** Never came, though the others went on without it. */
      absent: z.boolean(),
    }),
  ),
  costs: z.array(QuoteLine),
  billableKg: z.nullable(z.number()),
  /** What it is charged by, as it was measured; null until it is received. */
  realBillableKg: z.nullable(z.number()),
  isRemote: z.boolean(),
  remoteType: z.string(),
  /** Money as it moved: held, charged, given back. */
  heldAmount: AmountField,
  paidAmount: AmountField,
  /** What its line keeps where it is sent back or destroyed before it left; null where it has no line. */
  handlingFee: z.nullable(AmountField),
  labelKey: z.nullable(z.string()),
  events: z.array(OrderEvent),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

export const getOrderDetail = call({
  method: 'GET',
  path: '/oms/order/getDetailById',
  access: 'order:detail',
  rules: 'orders',
  query: z.strictObject({ id: id('order') }),
  result: OrderDetail,
  refuses: ['order.notFound'],
});

/** What was entered lately, to choose from instead of typing it again. */
export const getOrderSuggestions = call({
  method: 'GET',
  path: '/oms/order/suggestions',
  access: 'order:submit',
  query: z.strictObject({ countryCode: optionalText(2) }),
  result: z.strictObject({
    consignees: z.array(z.partial(z.strictObject(OrderConsignee.def.shape))),
    goods: z.array(z.partial(GoodsLine)),
    boxes: z.array(z.strictObject(OrderBox.def.shape)),
  }),
});
