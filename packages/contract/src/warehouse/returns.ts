import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orderMoves.ts';
import { withheldDefaults } from '../system/settings.ts';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { parcelFacts } from './parcelFacts.ts';
import { photosMost } from './receiving.ts';

/** Where a parcel came back from. */
export const returnSources = ['warehouse', 'withheld', 'carrier', 'overseas'] as const;
export type ReturnSource = (typeof returnSources)[number];

/** What is not expected is registered by hand, with where it came from. */
export const givenSources = ['warehouse', 'carrier', 'overseas'] as const;

export const returnStates = ['expected', 'onShelf', 'ended'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnWishes = ['handBack', 'redeliver', 'sendBack', 'hold', 'destroy'] as const;
export type ReturnWish = (typeof returnWishes)[number];

export const returnOutcomes = ['handedBack', 'redelivered', 'sentBack', 'destroyed'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

interface Came {
  source: ReturnSource;
  state: ReturnState;
}

/**
 * What its merchant may wish: what lies overseas is sent back, what lies here is fetched, and only what
 * lies somewhere can be kept there.
 */
export const wishesFor = ({ source, state }: Came): readonly ReturnWish[] =>
  state === 'ended'
    ? []
    : returnWishes.filter(
        (wish) =>
          wish !== (source === 'overseas' ? 'handBack' : 'sendBack') &&
          (wish !== 'hold' || state === 'onShelf'),
      );

/** What the staff may do with it: nothing before it is on the shelf, and nothing after it is over. */
export const outcomesFor = ({ source, state }: Came): readonly ReturnOutcome[] =>
  state === 'onShelf'
    ? returnOutcomes.filter(
        (outcome) => outcome !== (source === 'overseas' ? 'handedBack' : 'sentBack'),
      )
    : [];

export const ReturnView = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  ...parcelFacts,
  boxCount: z.number(),
  warehouseId: z.nullable(z.string()),
  warehouseName: z.string(),
  source: z.enum(returnSources),
  state: z.enum(returnStates),
  shelf: z.string(),
  createTime: WireTime,
  shelvedTime: z.nullable(WireTime),
  /** Until then it lies there for nothing: so many days after today. */
  freeUntil: z.nullable(WireTime),
  freeDaysLeft: z.number(),
  /** What it would cost if it ended now, or has cost. */
  storageDays: z.number(),
  storage: z.nullable(AmountField),
  currency: CurrencyField,
  deadline: z.nullable(WireTime),
  isOverdue: z.boolean(),
  byDefault: z.enum(withheldDefaults),
  /** The last day until which it may be kept; null where there is none to choose any more. */
  holdMost: z.nullable(z.string()),
  wish: z.nullable(z.enum(returnWishes)),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** Who took it, or what else was said when it ended. */
  note: z.string(),
  courier: z.string(),
  courierNo: z.string(),
  /** Key of what was signed by who took it. */
  signature: z.nullable(z.string()),
  endTime: z.nullable(WireTime),
  endedBy: z.string(),
  newOrderId: z.nullable(z.string()),
  newOrderNo: z.string(),
  newOrderStatus: z.nullable(z.enum(orderStatuses)),
  /** Keys of its pictures. */
  photos: z.array(z.string()),
});
export type ReturnView = z.infer<typeof ReturnView>;

/** The staff sees what is in its warehouses or in none yet, a merchant its own. */
export const listReturns = call({
  method: 'POST',
  path: '/oms/return/list',
  access: ['ops:returns', 'order:withheld'],
  rules: 'orders',
  body: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(returnStates)),
    source: z.optional(z.enum(returnSources)),
    wish: z.optional(z.enum([...returnWishes, 'none'])),
    warehouseId: z.optional(id('ownWarehouse')),
    overdue: z.optional(z.boolean()),
    merchantCode: optionalText(30),
    /** Any number of an order, or a place on the shelf. */
    number: optionalText(100),
  }),
  result: z.strictObject({
    page: page(ReturnView),
    byState: z.array(z.strictObject({ state: z.enum(returnStates), count: z.number() })),
  }),
  refuses: ['warehouse.notYours'],
});

/**
 * Puts a parcel on the shelf, or on another place of it. One that nobody expects back is registered
 * only where it is said where it came from: its order ends by that, with the line's fee.
 */
export const shelveReturn = call({
  method: 'POST',
  path: '/ops/return/shelve',
  access: 'ops:returns',
  idempotent: true,
  log: { menu: 'returns', type: 'update' },
  body: z.strictObject({
    warehouseId: id('ownWarehouse'),
    number: text(100),
    shelf: text(30),
    source: z.optional(z.enum(givenSources)),
    photos: z._default(
      z.array(id('parcelPhoto')).check(z.maxLength(photosMost, 'web.verify.25')),
      [],
    ),
  }),
  result: ReturnView,
  refuses: [
    'warehouse.notYours',
    'order.noSuchNumber',
    'order.cannotMove',
    'withholding.inBag',
    'return.notExpected',
    'return.notOffered',
    'file.notFound',
  ],
});

/**
 * What its merchant wants; the staff does it, and writes down what it was told by telephone. One that is
 * kept is kept until a day, no longer than the tenant allows: after it the default decides.
 */
export const wishReturn = call({
  method: 'PUT',
  path: '/oms/return/wish',
  access: ['ops:returns', 'order:withheld'],
  idempotent: true,
  log: { menu: 'returns', type: 'update' },
  body: z
    .strictObject({ id: id('return'), wish: z.enum(returnWishes), until: z.optional(Day) })
    .check(
      z.refine(({ wish, until }) => wish !== 'hold' || Boolean(until), {
        error: 'web.verify.0',
        path: ['until'],
      }),
    ),
  result: z.null(),
  refuses: [
    'return.notFound',
    'return.ended',
    'return.notOffered',
    'return.holdTooLong',
    'warehouse.notYours',
  ],
});

/** How what is handed back leaves: somebody fetches it and signs, or a courier takes it. */
export const takenBy = ['person', 'courier'] as const;
export type TakenBy = (typeof takenBy)[number];

const missing = (field: string) => ({ error: 'web.verify.0', path: [field] });

export const EndForm = z
  .strictObject({
    id: id('return'),
    outcome: z.enum(returnOutcomes),
    /** What the merchant wished as far as the caller knew: another wish meanwhile refuses it. */
    wish: z.nullable(z.enum(returnWishes)),
    by: z.optional(z.enum(takenBy)),
    /** Who took it; or why it is destroyed though its merchant did not wish that. */
    note: optionalText(100),
    signature: z.optional(id('signature')),
    courier: optionalText(60),
    courierNo: optionalText(60),
  })
  .check(
    z.refine(({ outcome, by }) => outcome !== 'handedBack' || Boolean(by), missing('by')),
    z.refine(({ by, note }) => by !== 'person' || Boolean(note), missing('note')),
    z.refine(({ by, signature }) => by !== 'person' || Boolean(signature), missing('signature')),
    z.refine(({ by, courier }) => by !== 'courier' || Boolean(courier), missing('courier')),
    z.refine(({ by, courierNo }) => by !== 'courier' || Boolean(courierNo), missing('courierNo')),
    z.refine(
      ({ outcome, wish, note }) => outcome !== 'destroyed' || wish === 'destroy' || Boolean(note),
      missing('note'),
    ),
  );

export const endReturn = call({
  method: 'POST',
  path: '/ops/return/end',
  access: 'ops:returns',
  idempotent: true,
  log: { menu: 'returns', type: 'update' },
  body: EndForm,
  result: ReturnView,
  refuses: [
    'return.notFound',
    'return.ended',
    'return.notOffered',
    'return.wishChanged',
    'order.redacted',
    'warehouse.notYours',
    'file.notFound',
  ],
});

/** Places of a warehouse's shelf, as they came to be known by use: what lies there now, or nothing. */
export const listShelfPlaces = call({
  method: 'GET',
  path: '/ops/return/places',
  access: 'ops:returns',
  rules: { none: 'the tenant’s own shelves' },
  query: z.strictObject({ warehouseId: id('ownWarehouse') }),
  result: z.array(
    z.strictObject({
      shelf: z.string(),
      /** Parcels there now; a place with none is free. */
      count: z.number(),
      /** How many of them nobody decided about in time. */
      overdue: z.number(),
    }),
  ),
  refuses: ['warehouse.notYours'],
});
