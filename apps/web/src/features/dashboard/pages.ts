import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'dashboard/Analysis': () => import('./pages/Analysis.tsx'),
} satisfies Pages;

/** The guide, small, below every page, and the way back to it. */
export const loadSteps = () => import('./steps/steps.ts');
