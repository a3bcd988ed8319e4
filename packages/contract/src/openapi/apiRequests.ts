import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';
import { apiKeyModes } from './apiKeys.ts';

/** For how long requests can be replayed; how long they are kept a tenant says (`apiRequestDays`). */
export const replayHours = 24;

export const apiRequestOutcomes = ['2xx', '4xx', '5xx'] as const;
export type ApiRequestOutcome = (typeof apiRequestOutcomes)[number];

/** What a key asked and was answered; of people and secrets only that something stood there. */
export const ApiRequest = z.strictObject({
  id: z.string(),
  time: WireTime,
  keyName: z.string(),
  keyPrefix: z.string(),
  mode: z.enum(apiKeyModes),
  method: z.string(),
  /** With its query. */
  path: z.string(),
  status: z.number(),
  ms: z.number(),
  errorKey: z.nullable(z.string()),
  address: z.string(),
  idempotencyKey: z.nullable(z.string()),
  /** Asked before: the first answer was told again. */
  repeated: z.boolean(),
  /** How both begin; longer ones end with an ellipsis. */
  body: z.string(),
  answer: z.string(),
  canReplay: z.boolean(),
});
export type ApiRequest = z.infer<typeof ApiRequest>;

/** The latest first. */
export const listApiRequests = call({
  method: 'GET',
  path: '/apiConfig/requests/list',
  access: 'system:api',
  query: z.strictObject({
    /** Those of the keys before it in its place too. */
    keyId: z.optional(id('apiKey')),
    outcome: z.optional(z.enum(apiRequestOutcomes)),
    /** Any part of it. */
    path: optionalText(200),
    from: z.optional(WireTime),
    to: z.optional(WireTime),
    ...pageQuery,
  }),
  result: page(ApiRequest),
});

/** Asks the same in the sandbox, whichever key it was. */
export const replayApiRequest = call({
  method: 'POST',
  path: '/apiConfig/requests/replay',
  access: 'system:api',
  log: { menu: 'apiKey', type: 'create' },
  body: z.strictObject({ id: id('apiRequest') }),
  result: z.strictObject({ status: z.number(), ms: z.number(), answer: z.string() }),
  refuses: ['apiRequest.notFound', 'apiRequest.notKept', 'apiRequest.notSetUp'],
});
