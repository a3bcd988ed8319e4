import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { dueChanges, lockDue } from './costChanges.repository.ts';
import { debitChange } from './costChanges.service.ts';

// So many at once; others have their turn, and the rest comes with the next round.
const atOnce = 500;

/** Who says nothing until the announced day agrees: the difference is taken then. */
export const sweepCostChanges = async (ctx: Ctx, now = new Date()) => {
  for (const due of await dueChanges(ctx, now, atOnce)) {
    await inTx({ ...ctx, scope: 'merchant', merchantId: due.merchant_id }, async (ctx) => {
      const change = await lockDue(ctx, due);
      if (!change) return;
      await debitChange(ctx, change);
      await tell(ctx, { cmd: 'merchant', merchantId: due.merchant_id });
    }).catch((err) => ctx.log.error({ err, costChange: due.id }, 'cost change was not debited'));
  }
};
