export { useFirstSteps, useStepsAway } from './steps/useFirstSteps.ts';
export const loadHomePage = () => import('./pages/Analysis.tsx');
export const loadStepsBar = () => import('./steps/StepsBar.tsx');
