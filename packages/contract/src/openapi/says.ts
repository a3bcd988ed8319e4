import type { Says } from '../wire/says.ts';

export const openapiSays = {
  refusals: {
    'apiKey.invalid': 401,
    'apiKey.notFound': 404,
    'apiKey.taken': 409,
    'apiKey.tooMany': 409,
    'apiKey.cannotGrant': 422,
    'apiKey.expiryPast': 422,
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
