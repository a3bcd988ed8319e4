import { sql } from 'kysely';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { list } from './approvals.service.ts';

export const approvalWaits: readonly WaitKind[] = [
  {
    key: 'approvalWaiting',
    permission: 'ops:approvals',
    path: '/ops/approvals?state=waiting',
    count: async (ctx) => (await list(ctx, { state: 'waiting', pageNo: 1, pageSize: 1 })).total,
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`asked_at`,
        sql`approvals where tenant_id = ${ctx.tenant.id} and state = 'waiting'`,
      ),
  },
];
