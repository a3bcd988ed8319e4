import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/AddressImport': () => import('./ImportPage.tsx'),
} satisfies Pages;
