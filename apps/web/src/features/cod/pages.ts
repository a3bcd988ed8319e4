import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'financial/Cod': () => import('./OwnCodPage.tsx'),
  'ops/Cod': () => import('./CodDeskPage.tsx'),
} satisfies Pages;
