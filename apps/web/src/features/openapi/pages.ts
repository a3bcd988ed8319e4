import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/ApiConfig': () => import('./ApiConfigPage.tsx'),
} satisfies Pages;
