import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/Skus': () => import('./SkusPage.tsx'),
  'order/TaxNumbers': () => import('./TaxNumbersPage.tsx'),
} satisfies Pages;
