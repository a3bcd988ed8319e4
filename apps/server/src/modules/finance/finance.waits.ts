import type { WaitKind } from '../dashboard/index.ts';
import { list } from './topUps.service.ts';

export const financeWaits: readonly WaitKind[] = [
  {
    key: 'topUpPending',
    permission: 'financial:topUpAudit',
    path: '/financial/top-up-check?auditStatus=pending',
    count: async (ctx) =>
      (await list(ctx, { auditStatus: 'pending', pageNo: 1, pageSize: 1 })).total,
  },
];
