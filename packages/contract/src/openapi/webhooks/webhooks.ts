import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, optionalText, WebUrl, WireTime } from '../../wire/fields.ts';
import { revised, Saved } from '../../wire/revision.ts';
import { secretAnswer } from '../apiKeys.ts';

/** What may be heard of; `webhook.test` comes only when it is asked for. */
export const webhookTypes = [
  'order.created',
  'order.moved',
  'label.ready',
  'tracking.number',
  'tracking.stage',
  'cost.changed',
  'balance.changed',
] as const;
export type WebhookType = (typeof webhookTypes)[number] | 'webhook.test';

/** Endpoints of a merchant. */
export const webhooksMost = 10;
/** Events are kept so long, sent or not. */
export const webhookDays = 30;
/** How long the secret before the last roll still signs beside the new one. */
export const formerSecretHours = 24;

/** By hand; it answered that it is gone for good; nothing but failures for days. */
export const webhookOffReasons = ['hand', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

const formFields = {
  url: WebUrl,
  description: z._default(optionalText(100), ''),
  types: z.array(z.enum(webhookTypes)).check(z.minLength(1, 'web.verify.41')),
};
export const WebhookForm = z.strictObject(formFields);
export type WebhookForm = z.output<typeof WebhookForm>;

export const WebhookView = z.strictObject({
  id: z.string(),
  ...revised,
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(webhookTypes)),
  isOn: z.boolean(),
  offReason: z.nullable(z.enum(webhookOffReasons)),
  offTime: z.nullable(WireTime),
  /** Since when every attempt fails. */
  failingSinceTime: z.nullable(WireTime),
  /** When something is sent next; null while nothing waits. */
  nextTime: z.nullable(WireTime),
  waiting: z.number(),
  /** Kept while it was off, to be recovered. */
  kept: z.number(),
  /** Tried as often as we try. */
  failed: z.number(),
  /** Until when the secret before the last roll signs too. */
  formerTime: z.nullable(WireTime),
  createTime: WireTime,
});
export type WebhookView = z.infer<typeof WebhookView>;

/** The only answer that has the secret itself. */
export const NewWebhookSecret = z.strictObject({ id: z.string(), secret: z.string() });
export type NewWebhookSecret = z.infer<typeof NewWebhookSecret>;
const newSecret = { ...secretAnswer, result: NewWebhookSecret } as const;

export const listWebhooks = call({
  method: 'GET',
  path: '/apiConfig/webhook/list',
  access: 'system:api',
  result: z.array(WebhookView),
});

export const addWebhook = call({
  ...newSecret,
  method: 'POST',
  path: '/apiConfig/webhook/add',
  log: { menu: 'webhook', type: 'create' },
  body: WebhookForm,
  refuses: ['webhook.tooMany', 'webhook.urlNotAllowed', 'webhook.notSetUp'],
});

export const editWebhook = call({
  method: 'PUT',
  path: '/apiConfig/webhook/edit',
  access: 'system:api',
  // Else a stolen session could have all that happens sent elsewhere.
  confirms: 'recently',
  idempotent: true,
  edits: 'webhook',
  log: { menu: 'webhook', type: 'update' },
  body: z.strictObject({ id: id('webhook'), ...revised, ...formFields, isOn: z.boolean() }),
  result: Saved,
  refuses: ['webhook.notFound', 'record.changedMeanwhile', 'webhook.urlNotAllowed'],
});

/** Its log goes with it. */
export const deleteWebhook = call({
  method: 'DELETE',
  path: '/apiConfig/webhook/delete',
  access: 'system:api',
  idempotent: true,
  log: { menu: 'webhook', type: 'delete' },
  body: z.strictObject({ id: id('webhook'), ...revised }),
  result: z.null(),
  refuses: ['webhook.notFound', 'record.changedMeanwhile'],
});

/** Another secret; the former one signs beside it for a day. */
export const rollWebhookSecret = call({
  ...newSecret,
  method: 'POST',
  path: '/apiConfig/webhook/rollSecret',
  log: { menu: 'webhook', type: 'update' },
  body: z.strictObject({ id: id('webhook'), ...revised }),
  refuses: ['webhook.notFound', 'record.changedMeanwhile', 'webhook.notSetUp'],
});
