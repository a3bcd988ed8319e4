import type { addParcelPhotos, Parsed, withholdParcel } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { addOwnPhotos, lockByNumber, obstacleTo, withhold } from '../orders/index.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { lockOpen } from './whose.ts';

// What is withheld already may get one reason more.
const here = ['inWarehouse', 'withheld'] as const;

/** Somebody saw what is wrong with a parcel: it is put aside, with what it looks like. */
export const putAside = (
  ctx: Ctx,
  { number, reason, note = '', photos }: Parsed<typeof withholdParcel>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const order = await lockByNumber(ctx, number, here);
    const why = obstacleTo(ctx, order, 'withhold');
    if (why !== '') refuse('order.cannotMove', { no: order.order_no, why });
    await requireOwnWarehouse(ctx, order.warehouse_id);
    const { reasonId } = await withhold(ctx, order, { reason, note }, 'operator');
    await addOwnPhotos(ctx, photos, {
      merchantId: order.merchant_id,
      orderId: order.id,
      withholdingId: reasonId ?? refuse('withholding.already'),
    });
    ctx.trail?.note({ no: order.order_no, as: reason });
    return { orderId: order.id, transactionOrderNo: order.order_no };
  });

export const addPhotos = (ctx: Ctx, { orderId, photos }: Parsed<typeof addParcelPhotos>['body']) =>
  inTx(ctx, async (ctx) => {
    const { order } = await lockOpen(ctx, orderId);
    await addOwnPhotos(ctx, photos, { merchantId: order.merchant_id, orderId: order.id });
    ctx.trail?.note({ no: order.order_no });
    return null;
  });
