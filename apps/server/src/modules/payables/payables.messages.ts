import type { Currency } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith } from '../auth/index.ts';

interface Asked {
  runNo: string;
  payee: string;
  minor: bigint;
  currency: Currency;
}

/** Those who may approve a payment run: all who look after payables, but for who asked for it. */
export const tellToApprove = async (ctx: Ctx, { runNo, payee, minor, currency }: Asked) => {
  const all = await staffWith(ctx, 'ops:payables');
  await raiseMessage(ctx, {
    kind: 'paymentRun.toApprove',
    userIds: all.filter((id) => id !== ctx.session?.userId),
    vars: { no: runNo, payee, amount: amountText(minor, currency) },
    busId: 'runs',
  });
};
