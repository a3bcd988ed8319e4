import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Keeping': () => import('./KeepingPage.tsx'),
  'system/OwnData': () => import('./OwnDataPage.tsx'),
} satisfies Pages;
