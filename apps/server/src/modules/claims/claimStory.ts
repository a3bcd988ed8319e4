import type { MessageKind } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';
import type { ClaimRow } from './claims.repository.ts';

// What people hear of claims, in the transaction of what happened.

type Told = Pick<ClaimRow, 'id' | 'merchant_id' | 'order_no' | 'currency'>;

/** Lists of both sides look again. */
export const tellPages = async (ctx: Ctx, { merchant_id }: Pick<ClaimRow, 'merchant_id'>) => {
  await tell(ctx, { cmd: 'merchant', merchantId: merchant_id });
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:claims') });
};

interface Words {
  minor?: bigint | null | undefined;
  reason?: string | undefined;
  until?: Date | null | undefined;
}

const varsOf = (ctx: Ctx, claim: Told, { minor, reason, until }: Words) => ({
  no: claim.order_no,
  amount: minor ? amountText(minor, claim.currency) : '',
  reason: reason ?? '',
  until: until ? toWire(until, ctx.tenant.zone).slice(0, 16) : '',
});

type ToMerchant = Extract<
  MessageKind,
  'claim.askedMore' | 'claim.offered' | 'claim.refused' | 'claim.filedForYou'
>;
type ToStaff = Extract<
  MessageKind,
  'claim.filed' | 'claim.answered' | 'claim.objected' | 'claim.toApprove' | 'claim.settled'
>;

export const tellMerchant = async (ctx: Ctx, kind: ToMerchant, claim: Told, words: Words = {}) =>
  raiseMessage(ctx, {
    kind,
    userIds: await usersOf(ctx, claim.merchant_id),
    vars: varsOf(ctx, claim, words),
    busId: claim.id,
  });

/** Those who look after claims, but for who did it. */
export const tellStaff = async (ctx: Ctx, kind: ToStaff, claim: Told, words: Words = {}) => {
  const all = await staffWith(ctx, 'ops:claims');
  await raiseMessage(ctx, {
    kind,
    userIds: all.filter((id) => id !== ctx.session?.userId),
    vars: varsOf(ctx, claim, words),
    busId: claim.id,
  });
};

/** Of several whose deadline is near, in one. */
export const tellNear = async (ctx: Ctx, claims: readonly ClaimRow[]) => {
  const [first] = claims;
  if (!first) return;
  await raiseMessage(ctx, {
    kind: 'claim.deadlineNear',
    userIds: await staffWith(ctx, 'ops:claims'),
    vars: { ...varsOf(ctx, first, { until: first.deadline_at }), count: String(claims.length) },
    busId: first.id,
  });
};
