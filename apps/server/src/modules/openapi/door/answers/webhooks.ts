import type { OpenWebhook, openWebhookCalls, WebhookView } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { add, list, remove } from '../../webhooks/endpoints.service.ts';
import type { Answers } from './answers.ts';
import { instant, maybeInstant } from './moments.ts';

const told = (ctx: Ctx, hook: WebhookView): OpenWebhook => ({
  id: hook.id,
  revision: hook.revision,
  url: hook.url,
  description: hook.description,
  types: hook.types,
  isOn: hook.isOn,
  offReason: hook.offReason,
  failingSince: maybeInstant(ctx, hook.failingSinceTime),
  waiting: hook.waiting,
  kept: hook.kept,
  failed: hook.failed,
  createdAt: instant(ctx, hook.createTime),
});

export const webhookAnswers: Answers<typeof openWebhookCalls> = {
  listWebhooks: async (ctx) => ({ items: (await list(ctx)).map((hook) => told(ctx, hook)) }),
  addWebhook: (ctx, { body }) => add(ctx, body),
  deleteWebhook: async (ctx, { params: { id }, query: { revision } }) => {
    await remove(ctx, { id, revision });
    return { id };
  },
};
