import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { ApiKeyView, secretAnswer } from './apiKeys.ts';

// For whoever has one key and no more: the oldest that is in use.

/** Null while there is none. The key itself is told only when it is made. */
export const getApiToken = call({
  method: 'GET',
  path: '/apiConfig/getApiToken',
  access: 'system:api',
  result: z.nullable(ApiKeyView),
});

const create = {
  ...secretAnswer,
  path: '/apiConfig/createApiToken',
  log: { menu: 'apiKey', type: 'create' },
  refuses: ['apiKey.taken', 'apiKey.cannotGrant'],
} as const;
/** With all that its maker may give. */
export const createApiToken = call({ ...create, method: 'GET' });
export const makeApiToken = call({ ...create, method: 'POST' });

const reset = {
  ...secretAnswer,
  path: '/apiConfig/resetApiToken',
  log: { menu: 'apiKey', type: 'update' },
  refuses: ['apiKey.notFound', 'apiKey.cannotGrant', 'apiKey.expiryPast'],
} as const;
/** The former one ends at once. */
export const resetApiToken = call({ ...reset, method: 'GET' });
export const renewApiToken = call({ ...reset, method: 'POST' });
