import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, page, pageQuery, WireTime } from '../../wire/fields.ts';

/** To be sent; taken; given up after all attempts; kept while its endpoint is off. */
export const webhookStates = ['waiting', 'done', 'failed', 'kept'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an attempt came to nothing. */
export const webhookFaults = [
  'timeout',
  'unreachable',
  'unknownHost',
  'addressRefused',
  'tls',
  'redirect',
  'status',
] as const;
export type WebhookFault = (typeof webhookFaults)[number];

export const WebhookAttempt = z.strictObject({
  time: WireTime,
  /** Null where nothing was answered. */
  status: z.nullable(z.number()),
  ms: z.number(),
  fault: z.nullable(z.enum(webhookFaults)),
  /** How the answer began. */
  answer: z.string(),
});

export const WebhookDelivery = z.strictObject({
  eventId: z.string(),
  /** What stands in `webhook-id`, the same at every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(webhookStates),
  createTime: WireTime,
  nextTime: z.nullable(WireTime),
  body: z.string(),
  /** The latest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const getWebhookLog = call({
  method: 'GET',
  path: '/apiConfig/webhook/log',
  access: 'system:api',
  query: z.strictObject({
    id: id('webhook'),
    state: z.optional(z.enum(webhookStates)),
    ...pageQuery,
  }),
  result: page(WebhookDelivery),
  refuses: ['webhook.notFound'],
});

/** Sends one event of no meaning, and tells under which id. */
export const testWebhook = call({
  method: 'POST',
  path: '/apiConfig/webhook/test',
  access: 'system:api',
  idempotent: true,
  log: { menu: 'webhook', type: 'create' },
  body: z.strictObject({ id: id('webhook') }),
  result: z.strictObject({ eventId: z.string(), messageId: z.string() }),
  refuses: ['webhook.notFound', 'webhook.off'],
});

/** The same event under the same id once more. */
export const replayWebhook = call({
  method: 'POST',
  path: '/apiConfig/webhook/replay',
  access: 'system:api',
  idempotent: true,
  log: { menu: 'webhook', type: 'update' },
  body: z.strictObject({ id: id('webhook'), eventId: id('webhookEvent') }),
  result: z.null(),
  refuses: ['webhook.notFound', 'webhook.off'],
});

/** Sends what was kept or given up since then. */
export const recoverWebhook = call({
  method: 'POST',
  path: '/apiConfig/webhook/recover',
  access: 'system:api',
  idempotent: true,
  log: { menu: 'webhook', type: 'update' },
  body: z.strictObject({ id: id('webhook'), sinceTime: WireTime }),
  result: z.strictObject({ count: z.number() }),
  refuses: ['webhook.notFound', 'webhook.off'],
});
