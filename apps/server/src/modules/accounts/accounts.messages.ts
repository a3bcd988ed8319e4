import type { MessageKind } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';

/** Tells those of a merchant's users who may see what it is about, in the transaction in which it happened. */
export const tellMerchant = async (
  ctx: Ctx,
  merchantId: string,
  kind: MessageKind,
  vars: Record<string, string> = {},
) => raiseMessage(ctx, { kind, userIds: await usersOf(ctx, merchantId), vars });

/** Tells whoever may review it that a request waits. */
export const tellReviewers = async (ctx: Ctx, requestId: string, vars: Record<string, string>) => {
  const userIds = await staffWith(ctx, 'ops:activationReview');
  await raiseMessage(ctx, { kind: 'activation.submitted', userIds, vars, busId: requestId });
};
