import type { Pages } from '../../shared/lib/pages.ts';

export const importsPages = {
  'order/AddressImport': () => import('./ImportPage.tsx'),
} satisfies Pages;
