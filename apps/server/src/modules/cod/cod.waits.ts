import type { CodState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { countToMatch, oldestToMatch } from './codLines.repository.ts';
import { openSums } from './codOrders.repository.ts';

// Nobody counts further by eye.
const most = 999;

const settled: readonly CodState[] = ['differs', 'approving'];

export const codWaits: readonly WaitKind[] = [
  {
    key: 'codToSettle',
    permission: 'ops:cod',
    path: '/ops/cod?view=differs',
    count: async (ctx: Ctx) => {
      if (ctx.scope !== 'tenant') return 0;
      const sums = await openSums(ctx, new Date());
      const count = sums
        .filter(({ state }) => settled.includes(state))
        .reduce((all, sum) => all + sum.count, 0);
      return Math.min(count, most);
    },
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`coalesce(decided_at, delivered_at, created_at)`,
        sql`cod_orders where tenant_id = ${ctx.tenant.id} and state = any(${[...settled]})`,
      ),
  },
  {
    key: 'codToMatch',
    permission: 'ops:cod',
    path: '/ops/cod?part=lines',
    count: async (ctx: Ctx) =>
      ctx.scope === 'tenant' ? Math.min(await countToMatch(ctx), most) : 0,
    oldest: oldestToMatch,
  },
];
