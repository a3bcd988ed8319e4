import type { examineRefund, OrderOutcome, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { takeInCancelled, takeInKept } from '../booking/carrierAnswers.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { outcomesOf } from '../orderOutcomes.ts';
import { stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';

/** What an operator says of labels asked back: given back, or kept with a reason. */
export const examine = (
  ctx: Ctx,
  { ids: asked, approve, remark = '' }: Parsed<typeof examineRefund>['body'],
): Promise<OrderOutcome[]> =>
  inTx(ctx, async (ctx) => {
    const ids = [...new Set(asked)];
    const { done, refusals } = eachOrRefused(
      await repo.lock(ctx, ids),
      ({ id }) => id,
      (row) => {
        stepFrom(ctx, row, approve ? 'cancelled' : 'cancelRejected');
        return row;
      },
    );
    for (const row of done) {
      if (approve) await takeInCancelled(ctx, row, 'operator');
      else await takeInKept(ctx, row, remark, 'operator');
    }
    ctx.trail?.note({ as: approve ? 'approved' : 'rejected', remark });
    return outcomesOf(ctx, ids, refusals);
  });
