import type { Says } from '../wire/says.ts';

export const costsSays = {
  refusals: {
    'costChange.notFound': 404,
    // Somebody was faster, or its day came.
    'costChange.moved': 409,
    'costChange.nothing': 409,
    // Others came meanwhile.
    'costChange.others': 409,
    'costChange.tooMuch': 422,
    'costChange.decimals': 422,
    'tolerance.notFound': 404,
    'tolerance.taken': 409,
  },
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
