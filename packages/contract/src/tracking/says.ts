import type { Says } from '../wire/says.ts';

export const trackingSays = {
  refusals: {
    // Nobody has told anything of it yet.
    'track.nothing': 409,
    'track.codeChanged': 409,
    'track.codeUnknown': 404,
    'milestone.notFound': 404,
    'milestone.changed': 409,
    // A day that nothing can have happened on, or nothing lies under it.
    'milestone.impossible': 422,
    'milestone.nothing': 422,
    'stall.notFound': 404,
    // One mail is about one line: its carrier must not read of the others.
    'stall.severalLines': 422,
    'stall.noMail': 409,
  },
  permissions: {
    'order:track': { side: 'both', group: 'orders', needs: ['order:detail'] },
    'trial:track': { side: 'merchant', group: 'orders' },
    'order:stalled': { side: 'merchant', group: 'orders', needs: ['order:track'] },
    'ops:stalled': { side: 'staff' },
    'ops:trackCodes': { side: 'staff' },
  },
  pages: ['order/Track', 'trial/TrackQuery', 'order/Stalled', 'ops/Stalled', 'ops/TrackCodes'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    tracking: typeof trackingSays;
  }
}
