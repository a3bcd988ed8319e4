import type { OpenNumbers, OpenTracking, openTrackingCalls } from '@alpaca/contract';
import { toIso } from '../../../../platform/clock/zone.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { findOrder, type NumberedParcel, numbersAsked } from '../../../orders/index.ts';
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

const unknown = {
  ...{ orderId: null, orderNo: '', customerNo: '', trackingNumber: '' },
  ...{ provisional: false, boxes: [] },
};

const numbersView = (ctx: Ctx, asked: string, found: NumberedParcel | undefined): OpenNumbers => {
  if (!found) return { asked, ...unknown };
  const { order, boxes } = found;
  return {
    asked,
    orderId: order.id,
    orderNo: order.order_no,
    customerNo: order.customer_no,
    trackingNumber: order.tracking_number,
    provisional: order.number_is_provisional,
    boxes: boxes.map(({ boxNo, trackingNumber, numbers }) => ({
      boxNo,
      trackingNumber,
      numbers: numbers.map(({ number, is_provisional: provisional, given_at }) => ({
        number,
        provisional,
        at: toIso(given_at, ctx.tenant.zone),
      })),
    })),
  };
};

export const trackingAnswers: Answers<typeof openTrackingCalls> = {
  listTrackingNumbers: async (ctx, { body: { orders } }) => {
    const found = await numbersAsked(ctx, orders);
    return { items: orders.map((asked) => numbersView(ctx, asked, found.get(asked))) };
  },
  getTracking: (ctx, { params }) => tracking(ctx, params.id),
};
