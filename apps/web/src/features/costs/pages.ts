import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/CostChanges': () => import('./list/CostChangesPage.tsx'),
  'ops/Disputes': () => import('./list/DisputesPage.tsx'),
} satisfies Pages;
