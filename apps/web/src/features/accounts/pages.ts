import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'basic/Activation': () => import('./activation/ActivationPage.tsx'),
  'basic/Information': () => import('./information/InformationPage.tsx'),
  'system/Team': () => import('./team/TeamPage.tsx'),
  'ops/Activations': () => import('./operator/activations/ActivationsPage.tsx'),
  'ops/Merchants': () => import('./operator/merchants/MerchantsPage.tsx'),
} satisfies Pages;
