import type { Says } from '../wire/says.ts';

export const marginSays = {
  refusals: {
    'margin.notFound': 404,
    // Somebody was faster.
    'margin.moved': 409,
  },
  permissions: {
    'ops:margin': { side: 'staff' },
  },
  pages: ['ops/Margin'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    margin: typeof marginSays;
  }
}
