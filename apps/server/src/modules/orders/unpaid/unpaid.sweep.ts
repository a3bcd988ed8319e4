import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { settingsOf } from '../../system/index.ts';
import { tellUnpaidSoon, tellUnpaidVoided } from '../orders.messages.ts';
import { lock } from '../orders.repository.ts';
import { voidUnpaid } from '../steps/orderSteps.service.ts';
import * as repo from './unpaid.repository.ts';
import { unpaidMoments } from './unpaidMoments.ts';

// So many at once: a merchant with thousands is done in several rounds, and others have their turn.
const atOnce = 500;

/** A transaction for each merchant; one whose orders can't be swept holds up no other. */
const perMerchant = async (
  ctx: Ctx,
  orders: readonly repo.Unpaid[],
  work: (ctx: Ctx, own: repo.Unpaid[]) => Promise<void>,
) => {
  for (const [merchantId, own] of Map.groupBy(orders, (order) => order.merchant_id)) {
    await inTx({ ...ctx, scope: 'merchant', merchantId }, (ctx) => work(ctx, own)).catch((err) =>
      ctx.log.error({ err, merchantId }, 'unpaid orders were not swept'),
    );
  }
};

/**
 * Orders that nobody pays do not wait for ever: their merchants are told in time, and after the
 * tenant's hours they are void. Nobody loses an order who was not told so long before.
 */
export const sweepUnpaid = async (ctx: Ctx, now = Date.now()) => {
  const hours = await settingsOf(ctx, 'unpaidHours', 'unpaidNoticeHours');
  const { over, toldBy, soon, noticeHours } = unpaidMoments(hours, now);

  const untold = await repo.untold(ctx, soon, atOnce);
  await perMerchant(ctx, untold, async (ctx, own) => {
    // In the order in which whoever pays locks them too, so that neither waits for the other.
    await lock(
      ctx,
      own.map(({ id }) => id),
    );
    const told = await repo.markTold(ctx, own, new Date(now));
    await tellUnpaidSoon(ctx, told, noticeHours);
  });

  const due = await repo.overdue(ctx, { submitted: over, told: toldBy }, atOnce);
  await perMerchant(ctx, due, async (ctx, own) => {
    const ids = own.map(({ id }) => id);
    await tellUnpaidVoided(ctx, await voidUnpaid(ctx, ids, over), hours.unpaidHours);
  });
};
