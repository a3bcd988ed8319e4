import type { askErasure, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { tellMerchant } from '../../accounts/index.ts';
import { tellAskedFor } from '../../approvals/index.ts';
import * as messages from '../keeping.messages.ts';
import * as repo from './erasures.repository.ts';
import { keptWords, merchantAsked, requireMayAsk } from './merchantData.service.ts';

/** Asked for; another of the tenant's people decides, and what the law keeps is said with it. */
export const ask = (ctx: Ctx, { merchantId, reason }: Parsed<typeof askErasure>['body']) =>
  inTx(ctx, async (ctx) => {
    const merchant = await merchantAsked(ctx, merchantId);
    await requireMayAsk(ctx);
    const [id, approvalId] = [newId(), newId()];
    const session = ctx.session as NonNullable<Ctx['session']>;
    const asked = { id, approvalId, merchantId: merchant.merchant_id, by: session.userId, reason };
    await repo.ask(ctx, asked);
    ctx.trail?.note({ code: merchant.code, reason });
    await tellAskedFor(ctx, {
      ...{ id: approvalId, kind: 'erasure', reason, asked_by: session.userId },
      ...{ asker: session.realname, code: merchant.code, name_zh: merchant.name_zh },
    });
    if (ctx.merchantId === null) {
      await tellMerchant(ctx, merchant.merchant_id, 'erasure.asked', { reason });
    }
    return { id, kept: keptWords(ctx) };
  });

export const takeBack = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { merchant_id, code, name_zh } = await repo.find(ctx, id);
    await requireMayAsk(ctx);
    await repo.takeBack(ctx, id);
    ctx.trail?.note({ code });
    await tellMerchant(ctx, merchant_id, 'erasure.takenBack');
    await messages.tellStaff(ctx, 'erasure.stopped', { merchant: `${code} ${name_zh}` });
    return null;
  });
