import type { Says } from '../wire/says.ts';

export const reportsSays = {
  permissions: {
    'report:money': { side: 'merchant', group: 'money' },
    'report:parcels': { side: 'merchant', group: 'orders' },
    'ops:reports': { side: 'staff' },
  },
  pages: ['report/Money', 'report/Parcels', 'ops/Reports'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    reports: typeof reportsSays;
  }
}
