import type { Ctx } from '../../platform/context.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { counts, oldestWanting } from './lines/lines.repository.ts';
import { countToApprove, oldestToApprove } from './runs/runs.repository.ts';

// Nobody counts further by eye.
const most = 999;

const ofStaff = (
  key: string,
  path: string,
  { count, oldest }: Required<Pick<WaitKind, 'count' | 'oldest'>>,
): WaitKind => ({
  key,
  permission: 'ops:payables',
  path: `/ops/payables?${path}`,
  count: async (ctx: Ctx) => (ctx.scope === 'tenant' ? Math.min(await count(ctx), most) : 0),
  oldest,
});

export const payablesWaits: readonly WaitKind[] = [
  ofStaff('runToApprove', 'view=runs&state=asked', {
    count: countToApprove,
    oldest: oldestToApprove,
  }),
  ofStaff('billLineUnknown', 'view=check', {
    count: async (ctx) => (await counts(ctx)).unknown,
    oldest: (ctx) => oldestWanting(ctx, 'unknown'),
  }),
  ofStaff('billLineTwice', 'view=check&only=twice', {
    count: async (ctx) => (await counts(ctx)).twice,
    oldest: (ctx) => oldestWanting(ctx, 'twice'),
  }),
];
