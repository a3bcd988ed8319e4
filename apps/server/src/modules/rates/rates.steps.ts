import type { FirstStepKind } from '../dashboard/index.ts';

export const rateSteps: readonly FirstStepKind[] = [
  { key: 'price', place: 5, permission: 'single:trial', path: '/single/trial' },
];
