import type { Says } from '../wire/says.ts';

export const costsSays = {
  permissions: {
    'order:costChanges': { side: 'both', group: 'money', needs: ['order:detail'] },
    'ops:disputes': { side: 'staff' },
  },
  pages: ['order/CostChanges', 'ops/Disputes'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    costs: typeof costsSays;
  }
}
