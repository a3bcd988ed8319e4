import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/DataRules': () => import('./DataRulesPage.tsx'),
} satisfies Pages;
