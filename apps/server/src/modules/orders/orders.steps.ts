import type { FirstStepKind } from '../dashboard/index.ts';
import { statusCounts } from './list/orderCounts.service.ts';

export const orderSteps: readonly FirstStepKind[] = [
  {
    key: 'order',
    place: 4,
    permission: 'order:submit',
    path: '/single/special',
    isDone: async (ctx) => (await statusCounts(ctx, {})).all > 0,
  },
];
