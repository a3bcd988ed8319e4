import type { ClaimState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { countByState, countNear, oldestNear } from './claimList.repository.ts';
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

/** By when they were filed. */
const oldestIn = (ctx: Ctx, states: readonly ClaimState[]) =>
  oldestOf(
    ctx,
    sql`created_at`,
    sql`claims where tenant_id = ${ctx.tenant.id} and state = any(${[...states]})`,
  );

const toReview = ['filed', 'answered', 'carrierAnswered', 'objected'] as const;

const ofStaff = (
  key: string,
  path: string,
  { count, oldest }: Required<Pick<WaitKind, 'count' | 'oldest'>>,
): WaitKind => ({
  key,
  permission: 'ops:claims',
  path,
  count: async (ctx) => (ctx.scope === 'tenant' ? count(ctx) : 0),
  oldest,
});

export const claimsWaits: readonly WaitKind[] = [
  ofMerchant('claimToAnswer', 'asked'),
  ofMerchant('claimToAccept', 'offered'),
  ofStaff('claimToReview', '/ops/claims?turn=staff', {
    count: (ctx) => countOf(ctx, ...toReview),
    oldest: (ctx) => oldestIn(ctx, toReview),
  }),
  ofStaff('claimToApprove', '/ops/claims?state=approving', {
    count: (ctx) => countOf(ctx, 'approving'),
    oldest: (ctx) => oldestIn(ctx, ['approving']),
  }),
  ofStaff('claimDeadlineNear', '/ops/claims', {
    count: async (ctx) => Math.min(await countNear(ctx, nearUntil(new Date())), most),
    oldest: (ctx) => oldestNear(ctx, nearUntil(new Date())),
  }),
];
