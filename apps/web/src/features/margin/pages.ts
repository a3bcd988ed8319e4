import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Margin': () => import('./MarginPage.tsx'),
} satisfies Pages;
