import { sql } from 'kysely';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { list } from './review.service.ts';

export const accountWaits: readonly WaitKind[] = [
  {
    key: 'activationSubmitted',
    permission: 'ops:activations',
    path: '/ops/activations?status=submitted',
    count: async (ctx) => (await list(ctx, { status: 'submitted', pageNo: 1, pageSize: 1 })).total,
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`submitted_at`,
        sql`activation_requests where tenant_id = ${ctx.tenant.id} and status = 'submitted'`,
      ),
  },
];
