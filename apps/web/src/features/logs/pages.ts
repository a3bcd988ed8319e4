import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Logs': () => import('./LogsPage.tsx'),
} satisfies Pages;
