import type { Currency } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';

// What people hear of cash on delivery, in the transaction of what happened.

/** Lists of both sides look again. */
export const tellPages = async (ctx: Ctx, merchantIds: readonly string[]) => {
  for (const merchantId of new Set(merchantIds)) await tell(ctx, { cmd: 'merchant', merchantId });
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:cod') });
};

/** A merchant hears once what a round credited it, however many orders it was for. */
export const tellCredited = async (
  ctx: Ctx,
  merchantId: string,
  credited: readonly { currency: Currency; minor: bigint }[],
) => {
  const sums = Map.groupBy(credited, ({ currency }) => currency);
  const amount = [...sums]
    .map(([currency, own]) =>
      amountText(
        own.reduce((sum, one) => sum + one.minor, 0n),
        currency,
      ),
    )
    .join(' + ');
  await raiseMessage(ctx, {
    kind: 'cod.credited',
    userIds: await usersOf(ctx, merchantId),
    vars: { count: credited.length, amount },
  });
  await tellPages(ctx, [merchantId]);
};
