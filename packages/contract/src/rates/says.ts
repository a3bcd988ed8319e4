import type { Says } from '../wire/says.ts';

export const ratesSays = {
  refusals: {
    'exchangeRate.invalid': 422,
    'trial.notFound': 404,
  },
  permissions: {
    'single:trial': { side: 'merchant', group: 'prices', needs: ['product:list'] },
    'trial:batch': { side: 'merchant', group: 'prices', needs: ['product:list'] },
  },
  pages: ['single/Trial', 'trial/BatchTrial'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    rates: typeof ratesSays;
  }
}
