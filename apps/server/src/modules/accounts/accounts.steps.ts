import { activationStatuses } from '@alpaca/contract';
import type { FirstStepKind } from '../dashboard/index.ts';
import { statusOf } from './activation.service.ts';

export const accountSteps: readonly FirstStepKind[] = [
  {
    key: 'activate',
    place: 1,
    permission: 'basic:activation',
    path: '/basic/activation',
    isDone: async (ctx) => (await statusOf(ctx)) === activationStatuses.active,
  },
];
