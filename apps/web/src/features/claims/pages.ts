import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/Claims': () => import('./list/ClaimsPage.tsx'),
  'ops/Claims': () => import('./list/DeskPage.tsx'),
} satisfies Pages;
