import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'single/Trial': () => import('./trial/TrialPage.tsx'),
  'trial/BatchTrial': () => import('./trial/batch/BatchTrialPage.tsx'),
} satisfies Pages;
