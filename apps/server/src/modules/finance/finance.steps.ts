import type { FirstStepKind } from '../dashboard/index.ts';
import { list } from './topUps.service.ts';
import { walletsOf } from './wallets.service.ts';

export const financeSteps: readonly FirstStepKind[] = [
  {
    key: 'topUp',
    place: 4,
    permission: 'financial:recharge',
    path: '/financial/recharge',
    stateOf: async (ctx) => {
      if ((await walletsOf(ctx)).some(({ available }) => available > 0n)) return 'done';
      const asked = await list(ctx, { auditStatus: 'pending', pageNo: 1, pageSize: 1 });
      return asked.total > 0 ? 'waiting' : 'todo';
    },
  },
];
