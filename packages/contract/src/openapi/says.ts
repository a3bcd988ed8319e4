import type { Says } from '../wire/says.ts';

export const openapiSays = {
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
