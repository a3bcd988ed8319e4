import { activationStatuses } from '@alpaca/contract';
import type { FirstStepKind } from '../dashboard/index.ts';
import { statusOf } from './activation.service.ts';

export const accountSteps: readonly FirstStepKind[] = [
  {
    key: 'activate',
    place: 1,
    permission: 'basic:activation',
    path: '/basic/activation',
    stateOf: async (ctx) => {
      const status = await statusOf(ctx);
      if (status === activationStatuses.active) return 'done';
      return status === activationStatuses.submitted ? 'waiting' : 'todo';
    },
  },
];
