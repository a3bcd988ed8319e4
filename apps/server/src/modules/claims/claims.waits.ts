import type { ClaimState } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { countByState, countNear } from './claimList.repository.ts';
import { nearUntil } from './claims.sweep.ts';

// Nobody counts further by eye.
const most = 999;

const countOf = async (ctx: Ctx, ...states: readonly ClaimState[]) => {
  const counts = await countByState(ctx);
  const all = states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return Math.min(all, most);
};

const ofMerchant = (key: string, state: ClaimState): WaitKind => ({
  key,
  permission: 'order:claims',
  path: `/order/claims?state=${state}`,
  count: async (ctx) => (ctx.scope === 'merchant' ? countOf(ctx, state) : 0),
});

const ofStaff = (key: string, path: string, count: WaitKind['count']): WaitKind => ({
  key,
  permission: 'ops:claims',
  path,
  count: async (ctx) => (ctx.scope === 'tenant' ? count(ctx) : 0),
});

export const claimsWaits: readonly WaitKind[] = [
  ofMerchant('claimToAnswer', 'asked'),
  ofMerchant('claimToAccept', 'offered'),
  ofStaff('claimToReview', '/ops/claims?turn=staff', (ctx) =>
    countOf(ctx, 'filed', 'answered', 'carrierAnswered', 'objected'),
  ),
  ofStaff('claimToApprove', '/ops/claims?state=approving', (ctx) => countOf(ctx, 'approving')),
  ofStaff('claimDeadlineNear', '/ops/claims', async (ctx) =>
    Math.min(await countNear(ctx, nearUntil(new Date())), most),
  ),
];
