import type { Says } from '../wire/says.ts';

export const trackingSays = {
  permissions: {
    'order:track': { side: 'both', group: 'orders', needs: ['order:detail'] },
    'trial:track': { side: 'merchant', group: 'orders' },
    'ops:stalled': { side: 'staff' },
  },
  pages: ['order/Track', 'trial/TrackQuery', 'ops/Stalled'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    tracking: typeof trackingSays;
  }
}
