import * as z from 'zod/mini';
import { id } from '../../wire/fields.ts';
import { WebhookAttempt, webhookStates } from '../webhooks/webhookLog.ts';
import { openCall } from './openCall.ts';
import { Instant, maybeInstant, pagedFields, pageOf } from './openFields.ts';

const { status, ms, fault, answer } = WebhookAttempt.def.shape;

export const OpenDelivery = z.strictObject({
  /** To ask for it again by. */
  eventId: z.string(),
  /** What stands in `webhook-id`, the same at every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(webhookStates),
  createdAt: Instant,
  /** When it is tried next; null where nothing waits. */
  nextAt: maybeInstant,
  /** As it was sent, to the byte. */
  body: z.string(),
  /** The latest first. */
  attempts: z.array(z.strictObject({ at: Instant, status, ms, fault, answer })),
});
export type OpenDelivery = z.infer<typeof OpenDelivery>;

const params = z.strictObject({ id: id('webhook') });
const act = {
  scope: 'webhooks',
  method: 'POST',
  rate: 'write',
  idempotent: true,
  params,
  refuses: ['webhook.notFound', 'webhook.off'],
} as const;

export const openWebhookLogCalls = {
  /** What was and is to be told to one endpoint, the latest first. */
  listWebhookDeliveries: openCall({
    scope: 'webhooks',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    rate: 'read',
    params,
    query: z.strictObject({ ...pagedFields, state: z.optional(z.enum(webhookStates)) }),
    result: pageOf(OpenDelivery),
    refuses: ['webhook.notFound'],
  }),
  /** Sends one event of no meaning. */
  testWebhook: openCall({
    ...act,
    path: '/webhooks/{id}/test',
    log: { menu: 'webhook', type: 'create' },
    creates: true,
    result: z.strictObject({ eventId: z.string(), messageId: z.string() }),
  }),
  /** The same event under the same id once more. */
  replayWebhook: openCall({
    ...act,
    path: '/webhooks/{id}/replay',
    log: { menu: 'webhook', type: 'update' },
    body: z.strictObject({ eventId: id('webhookEvent') }),
    result: z.strictObject({ eventId: z.string() }),
  }),
};
