import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Jobs': () => import('./JobsPage.tsx'),
} satisfies Pages;
