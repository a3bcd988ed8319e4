import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Dictionaries': () => import('./DictionariesPage.tsx'),
} satisfies Pages;
