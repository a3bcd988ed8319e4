import type { FirstStepKind } from '../dashboard/index.ts';
import { statusCounts } from './list/orderCounts.service.ts';

export const orderSteps: readonly FirstStepKind[] = [
  {
    key: 'order',
    place: 6,
    permission: 'order:submit',
    path: '/single/special',
    stateOf: async (ctx) => {
      const { all, byStatus } = await statusCounts(ctx, {});
      return all > byStatus.draft ? 'done' : 'todo';
    },
  },
];
