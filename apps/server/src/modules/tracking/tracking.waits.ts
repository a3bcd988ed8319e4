import { sql } from 'kysely';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { conditionsOf } from './list/trackFilter.ts';
import { countAtMost } from './list/trackList.repository.ts';
import { unknownCodes } from './mapping/codes.repository.ts';
import { countByState } from './stalled/stalls.repository.ts';

// Nobody counts further by eye.
const most = 999;

export const trackingWaits: readonly WaitKind[] = [
  {
    // Only its merchant knows the right address, or has the document that is missing.
    key: 'trackNeedsMerchant',
    permission: 'order:track',
    path: '/order/track?actionBy=merchant',
    count: async (ctx) =>
      ctx.scope === 'merchant'
        ? countAtMost(ctx, await conditionsOf(ctx, { actionBy: 'merchant' }), most)
        : 0,
  },
  {
    key: 'parcelStalled',
    permission: 'order:stalled',
    path: '/order/stalled',
    count: async (ctx) => {
      if (ctx.scope !== 'merchant') return 0;
      const { open, asked, claim } = await countByState(ctx);
      return Math.min(open + asked + claim, most);
    },
  },
  {
    // Nobody has done anything about it yet.
    key: 'stallToAsk',
    permission: 'ops:stalled',
    path: '/ops/stalled?state=open',
    count: async (ctx) =>
      ctx.scope === 'tenant' ? Math.min((await countByState(ctx)).open, most) : 0,
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`noticed_at`,
        sql`stalls where tenant_id = ${ctx.tenant.id} and state = 'open'`,
      ),
  },
  {
    key: 'trackCodeUnknown',
    permission: 'ops:trackCodes',
    path: '/ops/track-codes',
    count: async (ctx) => {
      if (ctx.scope !== 'tenant') return 0;
      const [first] = await unknownCodes(ctx, undefined, { limit: 1, offset: 0 });
      return Math.min(Number(first?.total ?? 0n), most);
    },
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`received_at`,
        sql`track_events where tenant_id = ${ctx.tenant.id} and mapping = 0`,
      ),
  },
];
