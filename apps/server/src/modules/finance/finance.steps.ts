import type { FirstStepKind } from '../dashboard/index.ts';
import { walletsOf } from './wallets.service.ts';

export const financeSteps: readonly FirstStepKind[] = [
  {
    key: 'topUp',
    place: 2,
    permission: 'financial:recharge',
    path: '/financial/recharge',
    isDone: async (ctx) => (await walletsOf(ctx)).some(({ available }) => available > 0n),
  },
];
