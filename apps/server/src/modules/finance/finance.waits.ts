import { sql } from 'kysely';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { list } from './topUps.service.ts';

export const financeWaits: readonly WaitKind[] = [
  {
    key: 'topUpPending',
    permission: 'financial:topUpAudit',
    path: '/financial/top-up-check?auditStatus=pending',
    count: async (ctx) =>
      (await list(ctx, { auditStatus: 'pending', pageNo: 1, pageSize: 1 })).total,
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`created_at`,
        sql`top_ups where tenant_id = ${ctx.tenant.id} and audit_status = 'pending'`,
      ),
  },
];
