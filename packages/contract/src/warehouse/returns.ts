import * as z from 'zod/mini';
import { withheldDefaults } from '../system/settings.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
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

/** What its merchant may wish: what lies overseas is sent back, what lies here is fetched. */
export const wishesFor = (source: ReturnSource): readonly ReturnWish[] =>
  returnWishes.filter((wish) => wish !== (source === 'overseas' ? 'handBack' : 'sendBack'));

export const outcomesFor = (source: ReturnSource): readonly ReturnOutcome[] =>
  returnOutcomes.filter(
    (outcome) => outcome !== (source === 'overseas' ? 'handedBack' : 'sentBack'),
  );

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
  /** Until then it lies there for nothing; what it would cost if it ended now. */
  freeUntil: z.nullable(WireTime),
  storageDays: z.number(),
  storage: z.nullable(AmountField),
  currency: CurrencyField,
  deadline: z.nullable(WireTime),
  isOverdue: z.boolean(),
  byDefault: z.enum(withheldDefaults),
  wish: z.nullable(z.enum(returnWishes)),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** Who took it, or what else was said when it ended. */
  note: z.string(),
  endTime: z.nullable(WireTime),
  endedBy: z.string(),
  newOrderId: z.nullable(z.string()),
  newOrderNo: z.string(),
  /** Keys of its pictures. */
  photos: z.array(z.string()),
});
export type ReturnView = z.infer<typeof ReturnView>;

/** The staff sees what is in its warehouses or in none yet, a merchant its own. */
export const listReturns = call({
  method: 'POST',
  path: '/oms/return/list',
  access: ['ops:returns', 'order:withheld'],
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
    'return.notExpected',
    'return.notOffered',
    'file.notFound',
  ],
});

/** What its merchant wants; the staff does it. */
export const wishReturn = call({
  method: 'PUT',
  path: '/oms/return/wish',
  access: 'order:withheld',
  idempotent: true,
  log: { menu: 'returns', type: 'update' },
  body: z.strictObject({ id: id('return'), wish: z.enum(returnWishes) }),
  result: z.null(),
  refuses: ['return.notFound', 'return.ended', 'return.notOffered'],
});

export const endReturn = call({
  method: 'POST',
  path: '/ops/return/end',
  access: 'ops:returns',
  idempotent: true,
  log: { menu: 'returns', type: 'update' },
  body: z
    .strictObject({
      id: id('return'),
      outcome: z.enum(returnOutcomes),
      /** Of one that is handed back: who took it. */
      note: optionalText(100),
    })
    .check(
      z.refine(({ outcome, note }) => outcome !== 'handedBack' || Boolean(note), {
        error: 'web.verify.0',
        path: ['note'],
      }),
    ),
  result: ReturnView,
  refuses: ['return.notFound', 'return.ended', 'return.notOffered', 'warehouse.notYours'],
});
