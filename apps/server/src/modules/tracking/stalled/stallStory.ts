import type { StallAct } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { staffWith } from '../../auth/index.ts';
import { sayAsSystem } from '../../threads/index.ts';
import type { LockedStall } from './stalls.repository.ts';

/** What was done is said in the talk about each, and open pages of both sides look again. */
export const tellMoved = async (ctx: Ctx, stalls: readonly LockedStall[], act: StallAct) => {
  for (const { order_id } of stalls) await sayAsSystem(ctx, 'stall', order_id, { key: act });
  await tellPages(
    ctx,
    stalls.map(({ merchant_id }) => merchant_id),
  );
};

export const tellPages = async (ctx: Ctx, merchantIds: readonly string[]) => {
  for (const merchantId of new Set(merchantIds)) await tell(ctx, { cmd: 'merchant', merchantId });
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:stalled') });
};
