import type { OpenTracking, openTrackingCalls } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { findOrder } from '../../../orders/index.ts';
import { trackOf } from '../../../tracking/index.ts';
import type { Answers } from './answers.ts';
import { instant } from './moments.ts';

export const tracking = async (ctx: Ctx, id: string): Promise<OpenTracking> => {
  const [order, track] = await Promise.all([findOrder(ctx, id), trackOf(ctx, id)]);
  const { status = null, stage = null, reason = null, actionBy = null } = track?.parcel ?? {};
  const arrival = track?.arrival ?? null;
  return {
    orderId: id,
    trackingNumber: order.tracking_number,
    ...{ status, stage, reason, actionBy },
    arrival: arrival && { from: arrival.from, to: arrival.to },
    events: (track?.events ?? []).map((event) => ({
      at: instant(ctx, event.time),
      statedTime: event.statedTime,
      source: event.source,
      stage: event.stage,
      text: event.text,
      place: event.place,
      countryCode: event.countryCode,
    })),
  };
};

export const trackingAnswers: Answers<typeof openTrackingCalls> = {
  getTracking: (ctx, { params }) => tracking(ctx, params.id),
};
