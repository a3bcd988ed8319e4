import type { ChangeState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { openSums } from './changeList.repository.ts';

// Nobody counts further by eye.
const most = 999;

const countOf = async (ctx: Ctx, ...states: readonly ChangeState[]) => {
  const sums = await openSums(ctx);
  const count = sums
    .filter(({ status }) => states.includes(status))
    .reduce((sum, each) => sum + each.count, 0);
  return Math.min(count, most);
};

export const costsWaits: readonly WaitKind[] = [
  {
    // Announced, or offered after a dispute: their merchant's silence agrees.
    key: 'costToConfirm',
    permission: 'order:costChanges',
    path: '/order/cost-changes',
    count: async (ctx) => (ctx.scope === 'merchant' ? countOf(ctx, 'awaiting', 'proposed') : 0),
  },
  {
    key: 'disputeToAnswer',
    permission: 'ops:disputes',
    path: '/ops/disputes',
    count: async (ctx) => (ctx.scope === 'tenant' ? countOf(ctx, 'disputed') : 0),
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`disputed_at`,
        sql`cost_changes where tenant_id = ${ctx.tenant.id} and status = 'disputed'`,
      ),
  },
];
