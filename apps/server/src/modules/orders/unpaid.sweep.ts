import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { settingsOf } from '../system/settings.service.ts';
import { voidUnpaid } from './orderSteps.service.ts';
import { tellUnpaidSoon, tellUnpaidVoided } from './orders.messages.ts';
import * as repo from './unpaid.repository.ts';

const hourMs = 3_600_000;
// So many at once: a merchant with thousands is done in several rounds, and others have their turn.
const atOnce = 500;

const asMerchant = (ctx: Ctx, merchantId: string): Ctx => ({
  ...ctx,
  scope: 'merchant',
  merchantId,
});

/**
 * Orders that nobody pays do not wait for ever: their merchants are told in time, and after the
 * tenant's hours they are void. Nobody loses an order who was not told so long before.
 */
export const sweepUnpaid = async (ctx: Ctx, now = Date.now()) => {
  const { unpaidHours, unpaidNoticeHours } = await settingsOf(
    ctx,
    'unpaidHours',
    'unpaidNoticeHours',
  );
  const notice = Math.min(unpaidNoticeHours, unpaidHours) * hourMs;
  const over = new Date(now - unpaidHours * hourMs);
  const soon = new Date(over.getTime() + notice);

  const untold = await repo.untold(ctx, soon, atOnce);
  for (const [merchantId, orders] of Map.groupBy(untold, (order) => order.merchant_id)) {
    await inTx(asMerchant(ctx, merchantId), async (ctx) => {
      const told = await repo.markTold(ctx, orders, new Date(now));
      await tellUnpaidSoon(ctx, told, notice / hourMs);
    });
  }

  const due = await repo.overdue(ctx, { submitted: over, told: new Date(now - notice) }, atOnce);
  for (const [merchantId, orders] of Map.groupBy(due, (order) => order.merchant_id)) {
    await inTx(asMerchant(ctx, merchantId), async (ctx) => {
      const voided = await voidUnpaid(
        ctx,
        orders.map(({ id }) => id),
        over,
      );
      await tellUnpaidVoided(ctx, voided, unpaidHours);
    });
  }
};
