import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Service': () => import('./operator/ServicePage.tsx'),
} satisfies Pages;
