import type { MessageKind } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';

/** The lists of those who decide on top-ups look again. */
export const tellCheckers = async (ctx: Ctx) =>
  tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'financial:topUpAudit') });

interface Raised {
  merchantId: string;
  vars: Record<string, string>;
  busId?: string;
}

const raise = async (ctx: Ctx, kind: MessageKind, { merchantId, vars, busId = '' }: Raised) => {
  const userIds = await usersOf(ctx, merchantId);
  await raiseMessage(ctx, { kind, userIds, vars, busId });
};

interface Told {
  id: string;
  merchant_id: string;
  no: string;
}

type Money = { amount: string; currency: string };

const aboutTopUp = ({ id, no, merchant_id }: Told, vars: Money): Raised => ({
  merchantId: merchant_id,
  vars: { no, ...vars },
  busId: id,
});

export const tellApproved = (ctx: Ctx, topUp: Told, vars: Money) =>
  raise(ctx, 'topUp.approved', aboutTopUp(topUp, vars));

export const tellRejected = (ctx: Ctx, topUp: Told, vars: Money & { reason: string }) =>
  raise(ctx, 'topUp.rejected', aboutTopUp(topUp, vars));

/** Those who may see the merchant's money hear that somebody changed some of it. */
export const tellExchanged = (
  ctx: Ctx,
  merchantId: string,
  vars: { no: string; from: string; to: string; sold: string; bought: string },
) => raise(ctx, 'wallet.exchanged', { merchantId, vars });

export const tellLowBalance = (
  ctx: Ctx,
  merchantId: string,
  vars: { currency: string; threshold: string; balance: string },
) => raise(ctx, 'wallet.low', { merchantId, vars });
