import type { OpenDelivery, openWebhookLogCalls, WebhookDelivery } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { log, replay, test } from '../../webhooks/log.service.ts';
import type { Answers } from './answers.ts';
import { instant, maybeInstant } from './moments.ts';

const told = (ctx: Ctx, delivery: WebhookDelivery): OpenDelivery => ({
  eventId: delivery.eventId,
  messageId: delivery.messageId,
  type: delivery.type,
  state: delivery.state,
  createdAt: instant(ctx, delivery.createTime),
  nextAt: maybeInstant(ctx, delivery.nextTime),
  body: delivery.body,
  attempts: delivery.attempts.map(({ time, ...attempt }) => ({
    at: instant(ctx, time),
    ...attempt,
  })),
});

/** What the page of webhooks shows of live endpoints, for keys: also for those of a sandbox. */
export const webhookLogAnswers: Answers<typeof openWebhookLogCalls> = {
  listWebhookDeliveries: async (ctx, { params, query: { page, limit, state } }) => {
    const asked = { id: params.id, pageNo: page, pageSize: limit, state };
    const { records, total } = await log(ctx, asked);
    return { items: records.map((one) => told(ctx, one)), total };
  },
  testWebhook: (ctx, { params }) => test(ctx, params),
  replayWebhook: async (ctx, { params: { id }, body: { eventId } }) => {
    await replay(ctx, { id, eventId });
    return { eventId };
  },
};
