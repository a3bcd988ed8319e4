import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'report/Money': () => import('./MoneyPage.tsx'),
  'report/Parcels': () => import('./ParcelsPage.tsx'),
  'ops/Reports': () => import('./OperationsPage.tsx'),
} satisfies Pages;
