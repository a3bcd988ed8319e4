import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Menus': () => import('./MenusPage.tsx'),
  'system/Icons': () => import('./icons/IconsPage.tsx'),
} satisfies Pages;
