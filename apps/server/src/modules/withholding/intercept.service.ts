import type { interceptOrder as asked, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { interceptOrder, letOrderGoOn, lockOrders, type OrderRow } from '../orders/index.ts';

const lockOwn = async (ctx: Ctx, orderId: string) => {
  ownMerchant(ctx);
  const [order] = await lockOrders(ctx, [orderId]);
  const found = order as OrderRow;
  ctx.trail?.note({ no: found.order_no });
  return found;
};

export const intercept = (ctx: Ctx, { orderId, note = '' }: Parsed<typeof asked>['body']) =>
  inTx(ctx, async (ctx) => {
    await interceptOrder(ctx, await lockOwn(ctx, orderId), note);
    return null;
  });

export const letGoOn = (ctx: Ctx, orderId: string) =>
  inTx(ctx, async (ctx) => {
    const order = await lockOwn(ctx, orderId);
    if (order.status === 'generated' && order.intercept_at === null) {
      // A colleague took the wish back meanwhile: the table's own words are about one that stands.
      const why = words(ctx.lang, 'withheldObstacle.letGoOn');
      refuse('order.cannotMove', { no: order.order_no, why });
    }
    await letOrderGoOn(ctx, order);
    return null;
  });
