import * as z from 'zod/mini';
import { threadParties } from '../threads/threads.ts';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { languages } from '../wire/constants.ts';
import { Email, id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';
import { type TrackStage, trackStages } from './stages.ts';
import { TrackEvent } from './tracks.ts';

/** How far people are with a parcel that stands still; `moved` it is by itself, once there is news. */
export const stallStates = ['open', 'asked', 'claim', 'moved', 'closed'] as const;
export type StallState = (typeof stallStates)[number];
/** Those that somebody still looks after. */
export const standingStates = ['open', 'asked', 'claim'] as const satisfies readonly StallState[];

interface StallActSpec {
  from: readonly StallState[];
  to: StallState;
}

/** What the staff does about it. The server refuses by this table, and the web offers by it. */
export const stallActs = {
  /** Its carrier is asked, once more where it was before. */
  ask: { from: ['open', 'asked'], to: 'asked' },
  claim: { from: ['open', 'asked'], to: 'claim' },
  unclaim: { from: ['claim'], to: 'open' },
  /** Nothing is to be done until there is news. */
  close: { from: standingStates, to: 'closed' },
} as const satisfies Record<string, StallActSpec>;
export type StallAct = keyof typeof stallActs;
export const stallActNames = Object.keys(stallActs) as [StallAct, ...StallAct[]];

/** Where an act leads, or null where it can't be done. */
export const stallAfter = (state: StallState, act: StallAct): StallState | null => {
  const { from, to }: StallActSpec = stallActs[act];
  return from.includes(state) ? to : null;
};

/** Fewer tell nothing of what is usual. */
export const samplesLeast = 50;
/** Within a day nobody is worried, however fast a line is otherwise. */
export const silenceLeastHours = 24;

/** How long each part of the journey may be silent while nobody knows what is usual. */
export const assumedHours = {
  received: 72,
  dispatched: 96,
  linehaul: 168,
  customs: 120,
  inTransit: 120,
  outForDelivery: 48,
  readyForPickup: 168,
  attemptFailed: 96,
  returning: 240,
} as const satisfies Partial<Record<TrackStage, number>>;

/** From what it is known how long is usual: this line, all lines, or nothing yet. */
export const paceBases = ['line', 'allLines', 'assumed'] as const;
export type PaceBasis = (typeof paceBases)[number];

export const StalledParcel = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  ...parcelFacts,
  productId: z.string(),
  /** The part of the journey it stands still in. */
  stage: z.enum(trackStages),
  latest: TrackEvent,
  /** The evidence: how long it has been silent, and four of five are not longer than this. */
  silentHours: z.number(),
  usualHours: z.number(),
  basis: z.enum(paceBases),
  samples: z.number(),
  state: z.enum(stallStates),
  noticedTime: WireTime,
  endTime: z.nullable(WireTime),
  /** When its carrier was last asked, and how often. */
  askedTime: z.nullable(WireTime),
  askedCount: z.number(),
  /** The staff's own. */
  note: z.string(),
  /** Where its line's carrier was last written to; the staff's own. */
  contact: z.string(),
  revision: z.number(),
  threadId: z.nullable(z.string()),
  turn: z.nullable(z.enum(threadParties)),
  unread: z.number(),
});
export type StalledParcel = z.infer<typeof StalledParcel>;

const either = ['ops:stalled', 'order:stalled'] as const;

/** Parcels that stand still, the longest silent first. */
export const listStalled = call({
  method: 'POST',
  path: '/oms/stalled/list',
  access: either,
  rules: 'orders',
  body: z.strictObject({
    ...pageQuery,
    state: z._default(z.enum(['standing', ...standingStates, 'ended']), 'standing'),
    stage: z.optional(z.enum(trackStages)),
    productId: z.optional(id('product')),
    /** Whose answer is due. */
    turn: z.optional(z.enum(threadParties)),
    merchantCode: optionalText(30),
    /** Any number of an order. */
    number: optionalText(100),
  }),
  result: z.strictObject({
    page: page(StalledParcel),
    byState: z.record(z.enum(standingStates), z.number()),
  }),
});

/** How a parcel stands still now, or did last. */
export const getStalled = call({
  method: 'GET',
  path: '/oms/stalled/get',
  access: either,
  query: z.strictObject({ orderId: id('order') }),
  result: StalledParcel,
  refuses: ['order.notFound', 'stall.notFound'],
});

const stallsMost = 200;
const chosen = z
  .array(z.strictObject({ id: id('stall'), revision: z.int() }))
  .check(z.minLength(1, 'web.verify.0'), z.maxLength(stallsMost, 'web.verify.25'));

/** Those of the chosen ones that it could not be done with, since somebody or something was faster. */
const outcome = z.strictObject({
  done: z.number(),
  others: z.array(
    z.strictObject({ id: z.string(), orderNo: z.string(), state: z.enum(stallStates) }),
  ),
});

const staff = {
  access: 'ops:stalled',
  idempotent: true,
  log: { menu: 'tracking', type: 'update' },
} as const;

export const moveStalled = call({
  ...staff,
  method: 'PUT',
  path: '/ops/stalled/move',
  body: z.strictObject({
    stalls: chosen,
    act: z.enum(['claim', 'unclaim', 'close']),
    note: optionalText(500),
  }),
  result: outcome,
  refuses: ['stall.notFound'],
});

/** Writes to a line's carrier about some of its parcels: one mail for all of them. */
export const askCarrier = call({
  ...staff,
  method: 'POST',
  path: '/ops/stalled/ask',
  body: z.strictObject({
    stalls: chosen,
    email: Email,
    /** Of the mail. */
    lang: z.enum(languages),
    note: optionalText(500),
  }),
  result: outcome,
  refuses: ['stall.notFound', 'stall.severalLines', 'stall.noMail'],
});
