import { toAmount } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tellApproved } from './finance.messages.ts';
import { walletFunded } from './funded.ts';
import { postOne } from './money.service.ts';
import type { LockedTopUp } from './topUps.repository.ts';

/** Puts the money into the wallet, once however often, and tells the merchant. */
export const creditTopUp = async (ctx: Ctx, topUp: LockedTopUp) => {
  const { id, no, merchant_id, currency, amount_minor } = topUp;
  await postOne(ctx, {
    op: 'topUp',
    key: `topUp:${id}`,
    merchantId: merchant_id,
    currency,
    minor: amount_minor,
    subjectId: id,
    note: no,
  });
  await walletFunded(ctx, merchant_id);
  await tellApproved(ctx, topUp, { amount: toAmount(amount_minor, currency), currency });
};
