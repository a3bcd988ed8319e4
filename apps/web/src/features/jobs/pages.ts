import type { Pages } from '../../shared/lib/pages.ts';

export const jobsPages = {
  'system/Jobs': () => import('./JobsPage.tsx'),
} satisfies Pages;
