import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { ExportFields } from '../exports/exports.ts';
import { orderStatuses } from '../orders/orderMoves.ts';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { constants } from '../wire/constants.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, pageQuery, text, WireTime } from '../wire/fields.ts';
import { numbersIn } from '../wire/numbersIn.ts';
import { trackReasons } from './reasons.ts';
import { trackActors, trackStages, trackStatuses } from './stages.ts';

const status = z.enum(trackStatuses);
const stage = z.nullable(z.enum(trackStages));
const reason = z.nullable(z.enum(trackReasons));

/** Who told of it: the carrier, our own steps, a milestone of a whole batch, or somebody's spreadsheet. */
export const trackSources = ['carrier', 'us', 'milestone', 'sheet'] as const;

export const TrackEvent = z.strictObject({
  /** By the tenant's clock. */
  time: WireTime,
  /** As it was told, by the clock of its place. */
  statedTime: WireTime,
  /** Of that place. */
  zone: z.string(),
  source: z.enum(trackSources),
  stage,
  reason,
  /** In the reader's language; of a code that nobody knows what was said. */
  text: z.string(),
  /** What was said, as it came. */
  words: z.string(),
  place: z.string(),
  countryCode: z.string(),
  carrier: z.string(),
  code: z.string(),
  /** How many hours later it was told, where that is long. */
  hoursLate: z.nullable(z.number()),
});
export type TrackEvent = z.infer<typeof TrackEvent>;

export const TrackedParcel = z.strictObject({
  orderId: z.string(),
  ...parcelFacts,
  orderStatus: z.enum(orderStatuses),
  status,
  stage,
  reason,
  /** Who has to do something for it to go on. */
  actionBy: z.nullable(z.enum(trackActors)),
  /** The latest that was told. */
  latest: TrackEvent,
  /** Whole days since then; null once it has arrived or come back. */
  silentDays: z.nullable(z.number()),
  deliveredTime: z.nullable(WireTime),
});
export type TrackedParcel = z.infer<typeof TrackedParcel>;

/** The longest silence that can be asked for. */
export const silentDaysMost = 90;

const filterFields = {
  stage: z.optional(z.enum(trackStages)),
  actionBy: z.optional(z.enum(trackActors)),
  /** On its way, and nothing told for so many days. */
  silentDays: z.optional(z.int().check(z.minimum(1), z.maximum(silentDaysMost))),
  /** Any number of an order, or several. */
  number: optionalText(4_000),
  productId: z.optional(id('product')),
  countryCode: z.optional(CountryCode),
  merchantId: z.optional(id('merchant')),
  /** When the latest was told of. */
  from: z.optional(WireTime),
  to: z.optional(WireTime),
};
export const TrackFilter = z
  .strictObject({ ...filterFields, status: z.optional(status) })
  .check(...rangeChecks);
export type TrackFilter = z.infer<typeof TrackFilter>;

/** What moved last comes first, or what has been silent longest. */
export const trackSorts = ['-latest', 'latest'] as const;
export type TrackSort = (typeof trackSorts)[number];

export const listTracks = call({
  method: 'POST',
  path: '/oms/track/list',
  access: 'order:track',
  rules: 'orders',
  body: z
    .strictObject({
      ...filterFields,
      status: z.optional(status),
      ...pageQuery,
      sort: z._default(z.enum(trackSorts), '-latest'),
      after: z.optional(z.string().check(z.regex(/^(last|\d{1,17}\.[0-9a-f-]{36})$/))),
    })
    .check(...rangeChecks),
  result: z.strictObject({
    records: z.array(TrackedParcel),
    /** Exact up to `countedMost`, or where counters know it; beyond that one more. */
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
    /** What to ask `after` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
});

export const getStatusCount = call({
  method: 'POST',
  path: '/oms/track/getStatusCount',
  access: 'order:track',
  body: z.strictObject(filterFields).check(...rangeChecks),
  result: z.strictObject({ all: z.number(), byStatus: z.record(status, z.number()) }),
});

const TrackDetails = z.strictObject({
  parcel: TrackedParcel,
  /** The latest first. */
  events: z.array(TrackEvent),
  /**
   * Between which days it should arrive, by its country's clock as far as we know it: half of the line's
   * parcels took no longer than the first, nine of ten no longer than the second. Null where too little is
   * known.
   */
  arrival: z.nullable(z.strictObject({ from: z.string(), to: z.string(), samples: z.number() })),
  /** Every number that it is known by, with whose it is. */
  numbers: z.array(z.strictObject({ carrier: z.string(), number: z.string() })),
});
export type TrackDetails = z.infer<typeof TrackDetails>;

export const getOrderTrackDetails = call({
  method: 'POST',
  path: '/oms/track/getOrderTrackDetails',
  access: 'order:track',
  rules: 'orders',
  body: z.strictObject({ id: id('order') }),
  result: TrackDetails,
  refuses: ['order.notFound', 'track.nothing'],
});

/** What was told of an order's parcel, the latest first; none before anybody told anything. */
export const getTrackList = call({
  method: 'GET',
  path: '/oms/order/getTrackList',
  access: 'order:detail',
  rules: 'orders',
  query: z.strictObject({ id: id('order') }),
  result: z.array(TrackEvent),
  refuses: ['order.notFound'],
});

/** Each number with its parcel, and those that nobody knows. */
export const batchGetOrderTrack = call({
  method: 'GET',
  path: '/oms/track/batchGetOrderTrack',
  access: 'trial:track',
  query: z.strictObject({
    numbers: text(4_000).check(
      z.refine(
        (typed) => numbersIn(typed).numbers.length <= constants.trackNumbersMax,
        'web.verify.25',
      ),
    ),
  }),
  result: z.array(z.strictObject({ number: z.string(), track: z.nullable(TrackDetails) })),
});

const exported = {
  method: 'POST',
  access: 'order:track',
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({ fields: ExportFields, filter: TrackFilter }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.invalid', 'export.tooMany', 'export.running'],
} as const;

/** A row a parcel, with the latest that was told of it. */
export const exportTracks = call({ ...exported, path: '/oms/track/export' });

/** A row an event. */
export const exportTrackEvents = call({ ...exported, path: '/oms/track/exportDetail' });

/** The latest of some orders' parcels, for whoever shows orders; those of which nothing was told are missing. */
export const latestTracks = call({
  method: 'POST',
  path: '/oms/track/latest',
  access: 'order:track',
  rules: 'orders',
  body: z.strictObject({
    ids: z.array(id('order')).check(z.minLength(1), z.maxLength(1_000, 'web.verify.25')),
  }),
  result: z.array(
    z.strictObject({
      orderId: z.string(),
      status,
      actionBy: z.nullable(z.enum(trackActors)),
      time: WireTime,
      text: z.string(),
      place: z.string(),
    }),
  ),
});

/** The page of a parcel for whoever waits for it: it opens without signing in. */
export const getTrackLink = call({
  method: 'GET',
  path: '/oms/track/link',
  access: 'order:track',
  query: z.strictObject({ id: id('order') }),
  /** Below the host that one is at. */
  result: z.strictObject({ path: z.string() }),
  refuses: ['order.notFound', 'track.nothing'],
});
