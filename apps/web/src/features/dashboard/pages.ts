import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'dashboard/Analysis': () => import('./pages/Analysis.tsx'),
} satisfies Pages;
