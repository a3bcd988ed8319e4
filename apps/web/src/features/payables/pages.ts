import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Payables': () => import('./PayablesPage.tsx'),
} satisfies Pages;
