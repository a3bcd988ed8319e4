import * as z from 'zod/mini';
import { trackReasons } from '../../tracking/reasons.ts';
import { trackActors, trackStages, trackStatuses } from '../../tracking/stages.ts';
import { trackSources } from '../../tracking/tracks.ts';
import { openCall } from './openCall.ts';
import { Instant, orderParams } from './openFields.ts';

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

export const openTrackingCalls = {
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
