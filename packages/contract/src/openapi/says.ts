import type { Says } from '../wire/says.ts';

export const openapiSays = {
  refusals: {
    'apiKey.invalid': 401,
    'apiKey.signatureWrong': 401,
    'apiKey.notFound': 404,
    'apiKey.taken': 409,
    'apiKey.tooMany': 409,
    'apiKey.cannotGrant': 422,
    'apiKey.expiryPast': 422,
    'apiRequest.notFound': 404,
    'apiRequest.notKept': 409,
    'apiRequest.notSetUp': 409,
    'sandbox.only': 409,
    'sandbox.stopped': 409,
    'webhook.notFound': 404,
    'webhook.tooMany': 409,
    'webhook.off': 409,
    'webhook.urlNotAllowed': 422,
    'webhook.notSetUp': 409,
  },
  permissions: {
    'system:api': { side: 'merchant', group: 'account' },
  },
  pages: ['system/ApiConfig'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    openapi: typeof openapiSays;
  }
}
