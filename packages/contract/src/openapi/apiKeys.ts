import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { apiScopeNames } from './apiScopes.ts';
import { isNetwork } from './network.ts';

/** Keys of a merchant that are in use at a time, so that somebody still knows each. */
export const apiKeysMost = 20;
/** How long the former key may go on after a reset. */
export const graceHoursMost = 168;

export const apiKeyModes = ['live', 'test'] as const;

const Network = z.string().check(z.refine(isNetwork, 'web.verify.100'));

const formFields = {
  name: text(60),
  scopes: z.array(z.enum(apiScopeNames)).check(z.minLength(1, 'web.verify.41')),
  /** Whence it may be used; none: from anywhere. */
  addresses: z._default(z.array(Network).check(z.maxLength(50)), []),
  /** Null: it never expires. */
  expireTime: z._default(z.nullable(WireTime), null),
};
export const ApiKeyForm = z.strictObject({
  ...formFields,
  mode: z._default(z.enum(apiKeyModes), 'live'),
});
export type ApiKeyForm = z.output<typeof ApiKeyForm>;

export const ApiKeyView = z.strictObject({
  id: z.string(),
  ...revised,
  name: z.string(),
  mode: z.enum(apiKeyModes),
  /** Its beginning, by which people tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  addresses: z.array(z.string()),
  expireTime: z.nullable(WireTime),
  expired: z.boolean(),
  lastUsedTime: z.nullable(WireTime),
  createTime: WireTime,
  createdBy: z.string(),
  /** The one before the last reset, while it is still good. */
  former: z.nullable(
    z.strictObject({
      prefix: z.string(),
      graceTime: WireTime,
      lastUsedTime: z.nullable(WireTime),
    }),
  ),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

/** The only answer that has the key itself. */
export const NewApiKey = z.strictObject({ id: z.string(), prefix: z.string(), key: z.string() });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const listApiKeys = call({
  method: 'GET',
  path: '/oms/openapi/key/list',
  access: 'system:api',
  result: z.array(ApiKeyView),
});

// An answer that is kept for whoever asks again would keep the key in plain, so these two are not
// idempotent: a name is given once, and a reset says which revision it saw.
export const secretAnswer = {
  access: 'system:api',
  // Else a stolen session could make itself a key that outlives it.
  confirms: 'recently',
  noStore: true,
  result: NewApiKey,
} as const;

export const addApiKey = call({
  ...secretAnswer,
  method: 'POST',
  path: '/oms/openapi/key/add',
  log: { menu: 'apiKey', type: 'create' },
  body: ApiKeyForm,
  refuses: ['apiKey.taken', 'apiKey.tooMany', 'apiKey.cannotGrant', 'apiKey.expiryPast'],
});

export const editApiKey = call({
  method: 'PUT',
  path: '/oms/openapi/key/edit',
  access: 'system:api',
  confirms: 'recently',
  idempotent: true,
  edits: 'apiKey',
  log: { menu: 'apiKey', type: 'update' },
  body: z.strictObject({ id: id('apiKey'), ...revised, ...formFields }),
  result: Saved,
  refuses: [
    'apiKey.notFound',
    'record.changedMeanwhile',
    'apiKey.taken',
    'apiKey.cannotGrant',
    'apiKey.expiryPast',
  ],
});

/** Puts another key in its place; the former is good for some hours more, or ends at once. */
export const resetApiKey = call({
  ...secretAnswer,
  method: 'POST',
  path: '/oms/openapi/key/reset',
  log: { menu: 'apiKey', type: 'update' },
  body: z.strictObject({
    id: id('apiKey'),
    ...revised,
    graceHours: z.int().check(z.minimum(0), z.maximum(graceHoursMost)),
  }),
  refuses: [
    'apiKey.notFound',
    'record.changedMeanwhile',
    'apiKey.cannotGrant',
    'apiKey.expiryPast',
  ],
});

/** Ends a key at once, and the former one with it. */
export const revokeApiKey = call({
  method: 'DELETE',
  path: '/oms/openapi/key/revoke',
  access: 'system:api',
  idempotent: true,
  log: { menu: 'apiKey', type: 'delete' },
  body: z.strictObject({ id: id('apiKey'), ...revised }),
  result: z.null(),
  refuses: ['apiKey.notFound', 'record.changedMeanwhile'],
});
