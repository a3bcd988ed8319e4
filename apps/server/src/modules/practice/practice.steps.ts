import type { FirstStepKind } from '../dashboard/index.ts';

export const practiceSteps: readonly FirstStepKind[] = [
  {
    key: 'practice',
    place: 2,
    permission: 'order:submit',
    path: '/dashboard/analysis?practice=open',
  },
];
