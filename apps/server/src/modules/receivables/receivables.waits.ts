import type { StatementView } from '@alpaca/contract';
import { sql } from 'kysely';
import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { viewSums } from './statements.repository.ts';

// Nobody counts further by eye.
const most = 999;

const countOf = async (ctx: Ctx, view: StatementView) => {
  const sums = await viewSums(ctx, { today: todayOf(ctx, new Date()) });
  return Math.min(
    sums.reduce((all, sum) => all + sum[view], 0),
    most,
  );
};

const ownPath = '/financial/statements';

export const receivablesWaits: readonly WaitKind[] = [
  {
    key: 'statementToConfirm',
    permission: 'financial:statements',
    path: `${ownPath}?view=toConfirm`,
    count: async (ctx) => (ctx.scope === 'merchant' ? countOf(ctx, 'toConfirm') : 0),
  },
  {
    key: 'statementOverdue',
    permission: 'financial:statements',
    path: `${ownPath}?view=overdue`,
    count: async (ctx) => (ctx.scope === 'merchant' ? countOf(ctx, 'overdue') : 0),
  },
  {
    key: 'statementToAnswer',
    permission: 'ops:receivables',
    path: '/ops/receivables?part=statements&view=queried',
    count: async (ctx) => (ctx.scope === 'tenant' ? countOf(ctx, 'queried') : 0),
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`issued_at`,
        sql`statements where tenant_id = ${ctx.tenant.id} and state = 'queried'`,
      ),
  },
];
