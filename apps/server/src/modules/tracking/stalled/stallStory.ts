import type { StallAct } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { staffWith } from '../../auth/index.ts';
import { sayOfEach } from '../../threads/index.ts';
import type { LockedStall } from './stalls.repository.ts';

/** What was done is said in the talk about each, and open pages of both sides look again. */
export const tellMoved = async (ctx: Ctx, stalls: readonly LockedStall[], act: StallAct) => {
  await sayOfEach(
    ctx,
    'stall',
    stalls.map(({ order_id }) => order_id),
    { key: act },
  );
  await tellPages(ctx, stalls);
};

export const tellPages = async (ctx: Ctx, stalls: readonly { merchant_id: string }[]) => {
  if (stalls.length === 0) return;
  const merchantIds = new Set(stalls.map(({ merchant_id }) => merchant_id));
  for (const merchantId of merchantIds) await tell(ctx, { cmd: 'merchant', merchantId });
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:stalled') });
};
