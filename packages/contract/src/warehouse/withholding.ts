import * as z from 'zod/mini';
import { bookings, orderStatuses, settlementStatuses } from '../orders/orderMoves.ts';
import { withheldDefaults } from '../system/settings.ts';
import { threadParties } from '../threads/threads.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { parcelFacts } from './parcelFacts.ts';
import { photosMost } from './receiving.ts';
import { givenReasons, withholdReasons } from './withholdReasons.ts';

/** How a reason ended. */
export const withholdOutcomes = [
  'released',
  'paid',
  'returned',
  'destroyed',
  'lineChanged',
] as const;
export type WithholdOutcome = (typeof withholdOutcomes)[number];

const Reason = z.strictObject({
  id: z.string(),
  reason: z.enum(withholdReasons),
  note: z.string(),
  time: WireTime,
  /** Who of the staff put it aside; '' where nobody did or one may not know. */
  byName: z.string(),
  deadline: WireTime,
  byDefault: z.enum(withheldDefaults),
  isOverdue: z.boolean(),
  outcome: z.nullable(z.enum(withholdOutcomes)),
  endTime: z.nullable(WireTime),
  /** Who decided; to a merchant all of the staff is the tenant. '' where it ended by itself. */
  endedBy: z.string(),
});
export type WithheldReason = z.infer<typeof Reason>;

export const WithheldParcel = z.strictObject({
  orderId: z.string(),
  ...parcelFacts,
  warehouseId: z.string(),
  warehouseName: z.string(),
  boxCount: z.number(),
  weightKg: z.number(),
  status: z.enum(orderStatuses),
  settlementStatus: z.enum(settlementStatuses),
  booking: z.enum(bookings),
  /** Those that stand, the oldest first; of a parcel that none withholds any more, all. */
  reasons: z.array(Reason),
  /** The first of the deadlines that run, and how many working days are left until then. */
  deadline: z.nullable(WireTime),
  workingDaysLeft: z.nullable(z.number()),
  isOverdue: z.boolean(),
  /** What its merchant owes for it. */
  owed: z.nullable(AmountField),
  currency: z.nullable(CurrencyField),
  photoCount: z.number(),
  threadId: z.nullable(z.string()),
  turn: z.nullable(z.enum(threadParties)),
  unread: z.number(),
});
export type WithheldParcel = z.infer<typeof WithheldParcel>;

const either = ['ops:withheld', 'order:withheld'] as const;

/** Parcels with what withholds them: the staff those of its warehouses, a merchant its own. */
export const listWithheld = call({
  method: 'POST',
  path: '/oms/withheld/list',
  access: either,
  rules: 'orders',
  body: z.strictObject({
    ...pageQuery,
    state: z._default(z.enum(['open', 'ended']), 'open'),
    warehouseId: z.optional(id('ownWarehouse')),
    reason: z.optional(z.enum(withholdReasons)),
    overdue: z.optional(z.boolean()),
    /** Whose answer is due. */
    turn: z.optional(z.enum(threadParties)),
    merchantCode: optionalText(30),
    /** Any number of an order. */
    number: optionalText(100),
  }),
  result: z.strictObject({
    page: page(WithheldParcel),
    /** Of the parcels that are withheld now, by reason; one with two reasons counts for both. */
    byReason: z.array(z.strictObject({ reason: z.enum(withholdReasons), count: z.number() })),
  }),
  refuses: ['warehouse.notYours'],
});

/** What may be done about a parcel. */
export const withheldActs = [
  'settle',
  'pay',
  'bookAgain',
  'changeLine',
  'return',
  'destroy',
] as const;
export type WithheldAct = (typeof withheldActs)[number];

const Photo = z.strictObject({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  time: WireTime,
  byName: z.string(),
  /** Taken of this reason; null: when it was received. */
  reasonId: z.nullable(z.string()),
});
export type ParcelPhoto = z.infer<typeof Photo>;

export const WithheldDetail = z.strictObject({
  parcel: WithheldParcel,
  /** Ended ones too. */
  reasons: z.array(Reason),
  photos: z.array(Photo),
  /** What was set aside or charged for it, and what sending it back or destroying it keeps of that. */
  money: z.strictObject({
    currency: z.nullable(CurrencyField),
    held: z.nullable(AmountField),
    charged: z.nullable(AmountField),
    /** What it costs as it was measured, while that is not charged yet. */
    toCharge: z.nullable(AmountField),
    handling: z.nullable(AmountField),
  }),
  /** What the reader may do now; with words why not where something stands in the way. */
  acts: z.array(z.strictObject({ act: z.enum(withheldActs), obstacle: z.string() })),
  threadId: z.nullable(z.string()),
});
export type WithheldDetail = z.infer<typeof WithheldDetail>;

export const getWithheld = call({
  method: 'GET',
  path: '/oms/withheld/get',
  access: either,
  rules: 'orders',
  query: z.strictObject({ orderId: id('order') }),
  result: WithheldDetail,
  refuses: ['order.notFound', 'withholding.notFound', 'warehouse.notYours'],
});

const photos = z._default(
  z.array(id('parcelPhoto')).check(z.maxLength(photosMost, 'web.verify.25')),
  [],
);

/** A parcel that is here is put aside, by any of its numbers. */
export const withholdParcel = call({
  method: 'POST',
  path: '/ops/withheld/add',
  access: 'ops:withheld',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: z.strictObject({
    number: text(100),
    reason: z.enum(givenReasons),
    note: optionalText(500),
    photos,
  }),
  result: z.strictObject({ orderId: z.string(), transactionOrderNo: z.string() }),
  refuses: [
    'order.noSuchNumber',
    'order.cannotMove',
    'withholding.already',
    'warehouse.notYours',
    'file.notFound',
  ],
});

/** Further pictures of a parcel that is withheld. */
export const addParcelPhotos = call({
  method: 'POST',
  path: '/ops/withheld/addPhotos',
  access: 'ops:withheld',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    orderId: id('order'),
    photos: z
      .array(id('parcelPhoto'))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(photosMost, 'web.verify.25')),
  }),
  result: z.null(),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'warehouse.notYours',
    'file.notFound',
  ],
});

/** Some of its reasons are settled; with the last of them it goes on. */
export const settleWithheld = call({
  method: 'POST',
  path: '/ops/withheld/settle',
  access: 'ops:withheld',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    orderId: id('order'),
    reasons: z.array(z.enum(withholdReasons)).check(z.minLength(1, 'web.verify.0')),
    note: optionalText(500),
  }),
  result: z.strictObject({ isReleased: z.boolean() }),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'withholding.notOffered',
    'order.cannotMove',
    'warehouse.notYours',
  ],
});

/** Its carrier said no, and what it did not like is put right. */
export const bookWithheldAgain = call({
  method: 'POST',
  path: '/ops/withheld/bookAgain',
  access: 'ops:withheld',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ orderId: id('order') }),
  result: z.null(),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'order.cannotMove',
    'warehouse.notYours',
  ],
});

/** What is owed for a parcel is taken from the wallet now. */
export const payWithheld = call({
  method: 'POST',
  path: '/oms/withheld/pay',
  access: either,
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ orderId: id('order') }),
  result: z.strictObject({ isReleased: z.boolean() }),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'account.frozen',
    'wallet.tooLow',
    'order.cannotMove',
    'warehouse.notYours',
  ],
});

export const givenUpAs = ['return', 'destroy'] as const;
export type GivenUpAs = (typeof givenUpAs)[number];

/** It goes back or is destroyed: every reason ends, and so does what was set aside for it. */
export const giveUpWithheld = call({
  method: 'POST',
  path: '/oms/withheld/giveUp',
  access: either,
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    orderId: id('order'),
    how: z.enum(givenUpAs),
  }),
  result: z.null(),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'withholding.inBag',
    'withholding.packed',
    'order.cannotMove',
    'warehouse.notYours',
  ],
});

export const LineOffer = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  /** What it costs as it was measured; null where the line does not take it, with the reason. */
  price: z.nullable(AmountField),
  currency: z.nullable(CurrencyField),
  billableKg: z.nullable(z.number()),
  reason: z.string(),
});
export type LineOffer = z.infer<typeof LineOffer>;

/** By which other lines its merchant could send a parcel that is here, and for how much. */
export const listOtherLines = call({
  method: 'GET',
  path: '/oms/withheld/lines',
  access: either,
  rules: 'orders',
  query: z.strictObject({ orderId: id('order') }),
  result: z.strictObject({
    /** What was charged for it and goes back first. */
    charged: z.nullable(AmountField),
    currency: z.nullable(CurrencyField),
    lines: z.array(LineOffer),
  }),
  refuses: ['order.notFound', 'withholding.notFound', 'warehouse.notYours', 'order.cannotMove'],
});

/** At the price that was shown, or not at all. */
export const changeWithheldLine = call({
  method: 'POST',
  path: '/oms/withheld/changeLine',
  access: either,
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    orderId: id('order'),
    productId: id('product'),
    agreedPrice: AmountField,
    currency: CurrencyField,
  }),
  result: z.null(),
  refuses: [
    'order.notFound',
    'withholding.notFound',
    'withholding.ended',
    'withholding.priceChanged',
    'account.frozen',
    'withholding.inBag',
    'withholding.packed',
    'product.notFound',
    'order.notQuoted',
    'order.cannotMove',
    'wallet.tooLow',
    'warehouse.notYours',
  ],
});

/** The merchant wants a parcel back: what is here is put aside at once, the rest when it comes. */
export const interceptOrder = call({
  method: 'POST',
  path: '/oms/order/intercept',
  access: 'order:withheld',
  idempotent: true,
  log: { menu: 'order', type: 'update' },
  body: z.strictObject({ orderId: id('order'), note: optionalText(500) }),
  result: z.null(),
  refuses: ['order.notFound', 'order.cannotMove'],
});

/** It is to go on after all; of what is put aside already the staff decides. */
export const letOrderGoOn = call({
  method: 'POST',
  path: '/oms/order/letGoOn',
  access: 'order:withheld',
  idempotent: true,
  log: { menu: 'order', type: 'update' },
  body: z.strictObject({ orderId: id('order') }),
  result: z.null(),
  refuses: ['order.notFound', 'order.cannotMove'],
});
