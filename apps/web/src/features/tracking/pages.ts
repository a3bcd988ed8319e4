import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/Track': null,
  'trial/TrackQuery': null,
  'ops/Stalled': null,
} satisfies Pages;
