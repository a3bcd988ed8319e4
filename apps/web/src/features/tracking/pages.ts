import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/Track': () => import('./list/TrackListPage.tsx'),
  'trial/TrackQuery': () => import('./query/TrackQueryPage.tsx'),
  'order/Stalled': () => import('./stalled/StalledPage.tsx'),
  'ops/Stalled': () => import('./stalled/StalledPage.tsx'),
  'ops/TrackCodes': () => import('./codes/TrackCodesPage.tsx'),
} satisfies Pages;
