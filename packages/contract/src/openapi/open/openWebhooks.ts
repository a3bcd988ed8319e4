import * as z from 'zod/mini';
import { id, wholeMost } from '../../wire/fields.ts';
import { revised } from '../../wire/revision.ts';
import {
  NewWebhookSecret,
  WebhookForm,
  webhookOffReasons,
  webhookTypes,
} from '../webhooks/webhooks.ts';
import { openCall } from './openCall.ts';
import { Instant, maybeInstant } from './openFields.ts';

export const OpenWebhook = z.strictObject({
  id: z.string(),
  /** Say it when you delete: what changed meanwhile is refused. */
  ...revised,
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(webhookTypes)),
  isOn: z.boolean(),
  offReason: z.nullable(z.enum(webhookOffReasons)),
  failingSince: maybeInstant,
  /** Events to be sent, kept while it was off, and given up. */
  waiting: z.number(),
  kept: z.number(),
  failed: z.number(),
  createdAt: Instant,
});
export type OpenWebhook = z.infer<typeof OpenWebhook>;

const revisionChecks = [z.int(), z.minimum(1), z.maximum(wholeMost)] as const;
const shared = { scope: 'webhooks', path: '/webhooks' } as const;

export const openWebhookCalls = {
  listWebhooks: openCall({
    ...shared,
    method: 'GET',
    rate: 'read',
    result: z.strictObject({ items: z.array(OpenWebhook) }),
  }),
  // Not idempotent: an answer that is kept for whoever asks again would keep the secret in plain.
  addWebhook: openCall({
    ...shared,
    method: 'POST',
    rate: 'write',
    creates: true,
    log: { menu: 'webhook', type: 'create' },
    body: WebhookForm,
    result: NewWebhookSecret,
    refuses: ['webhook.tooMany', 'webhook.urlNotAllowed', 'webhook.notSetUp'],
  }),
  /** Its log goes with it. */
  deleteWebhook: openCall({
    ...shared,
    method: 'DELETE',
    path: '/webhooks/{id}',
    rate: 'write',
    idempotent: true,
    log: { menu: 'webhook', type: 'delete' },
    params: z.strictObject({ id: id('webhook') }),
    query: z.strictObject({ revision: z.coerce.number().check(...revisionChecks) }),
    result: z.strictObject({ id: z.string() }),
    refuses: ['webhook.notFound', 'record.changedMeanwhile'],
  }),
};
