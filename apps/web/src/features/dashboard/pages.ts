import type { Pages } from '../../shared/lib/pages.ts';

export const dashboardPages = {
  'dashboard/Analysis': () => import('./pages/Analysis.tsx'),
} satisfies Pages;
