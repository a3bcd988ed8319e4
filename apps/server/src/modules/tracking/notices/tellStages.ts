import type { Language } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { usersOf } from '../../auth/index.ts';
import { textOf } from '../list/trackViews.ts';
import { take, type Waiting } from './notices.repository.ts';

const atOnce = 50;

const whatOf = (lang: Language, { stage, reason }: Waiting) =>
  textOf(lang, { stage, reason, words: '', code: '', source: 'carrier' });

const tellOne = (ctx: Ctx, waiting: Waiting, userIds: string[]) =>
  raiseMessage(ctx, {
    kind: waiting.kind,
    userIds,
    vars: {
      no: waiting.order_no,
      what: { zh: whatOf('zh_CN', waiting), en: whatOf('en_US', waiting) },
      time: toWire(waiting.occurred_at, ctx.tenant.zone).slice(0, 16),
    },
    busId: waiting.order_id,
  });

/**
 * Merchants hear of their parcels what they wished to; whether there may be more. That it was told and the
 * notice are one transaction: killed in between, neither is.
 */
export const tellStages = (ctx: Ctx): Promise<boolean> =>
  inTx(ctx, async (ctx) => {
    const waiting = await take(ctx, atOnce);
    for (const [merchantId, some] of Map.groupBy(waiting, (one) => one.merchant_id)) {
      const userIds = await usersOf(ctx, merchantId);
      for (const one of some) await tellOne(ctx, one, userIds);
    }
    return waiting.length === atOnce;
  });
