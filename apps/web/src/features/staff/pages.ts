import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Users': () => import('./UsersPage.tsx'),
} satisfies Pages;
