import * as z from 'zod/mini';
import { trackReasons } from '../../tracking/reasons.ts';
import { trackActors, trackStages, trackStatuses } from '../../tracking/stages.ts';
import { trackSources } from '../../tracking/tracks.ts';
import { text } from '../../wire/fields.ts';
import { openCall } from './openCall.ts';
import { Instant, orderParams } from './openFields.ts';
import { GivenNumber } from './openOrders.ts';

export const OpenTracking = z.strictObject({
  orderId: z.string(),
  trackingNumber: z.string(),
  /** Null before anybody told anything. */
  status: z.nullable(z.enum(trackStatuses)),
  stage: z.nullable(z.enum(trackStages)),
  reason: z.nullable(z.enum(trackReasons)),
  /** Who has to do something for it to go on. */
  actionBy: z.nullable(z.enum(trackActors)),
  /** Between which days it should arrive; null where too little is known. */
  arrival: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
  /** The latest first. */
  events: z.array(
    z.strictObject({
      at: Instant,
      /** As it was told, by the clock of its place. */
      statedTime: z.string(),
      source: z.enum(trackSources),
      stage: z.nullable(z.enum(trackStages)),
      text: z.string(),
      place: z.string(),
      countryCode: z.string(),
    }),
  ),
});
export type OpenTracking = z.infer<typeof OpenTracking>;

export const numbersAskedMost = 100;

export const OpenNumbers = z.strictObject({
  /** As it was asked. */
  asked: z.string(),
  /** Null where no order of yours has this id or number. */
  orderId: z.nullable(z.string()),
  orderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  provisional: z.boolean(),
  boxes: z.array(
    z.strictObject({
      boxNo: z.string(),
      trackingNumber: z.string(),
      /** All that it has had, the first one first. */
      numbers: z.array(GivenNumber),
    }),
  ),
});
export type OpenNumbers = z.infer<typeof OpenNumbers>;

export const openTrackingCalls = {
  /** Of many orders at once, in the order in which they are asked: by id, or by any of their numbers. */
  listTrackingNumbers: openCall({
    method: 'POST',
    path: '/orders/tracking-numbers',
    scope: 'tracking:read',
    rate: 'read',
    body: z.strictObject({
      orders: z
        .array(text(60))
        .check(z.minLength(1, 'web.verify.0'), z.maxLength(numbersAskedMost, 'web.verify.25')),
    }),
    result: z.strictObject({ items: z.array(OpenNumbers) }),
  }),
  getTracking: openCall({
    method: 'GET',
    path: '/orders/{id}/tracking',
    scope: 'tracking:read',
    rate: 'read',
    params: orderParams,
    result: OpenTracking,
    refuses: ['order.notFound'],
  }),
};
