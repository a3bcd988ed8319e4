import type { Parsed, ReturnSource, shelveReturn } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { addOwnPhotos, giveUp, lockByNumber, type OrderRow } from '../orders/index.ts';
import { settingsOf } from '../system/index.ts';
import { deadline, everyDay, requireOwnWarehouse, warehousesOf } from '../warehouses/index.ts';
import { addReturn } from './addReturn.service.ts';
import { tellMerchant } from './returns.messages.ts';
import * as repo from './returns.repository.ts';
import { viewOne } from './returns.view.ts';

type Asked = Parsed<typeof shelveReturn>['body'];

// What is on its way back, or may come back.
const comesBack = ['chargedBack', 'outWarehouse', 'inWarehouse'] as const;

/** From where an order in this status can come back at all. */
const isFrom = ({ status }: OrderRow, source: ReturnSource) =>
  source === 'warehouse' ? status === 'inWarehouse' : status === 'outWarehouse';

/** Nobody expected it: by this its order ends, and what that costs is the table of moves' to say. */
const register = async (
  ctx: Ctx,
  order: OrderRow,
  source: Asked['source'],
): Promise<repo.ReturnRow> => {
  // Ended before returns were kept, or by somebody who kept none.
  if (order.status === 'chargedBack') return addReturn(ctx, order, source ?? 'warehouse');
  if (!source) return refuse('return.notExpected', { no: order.order_no });
  if (!isFrom(order, source)) return refuse('return.notOffered');
  if (source === 'warehouse') await requireOwnWarehouse(ctx, order.warehouse_id);
  const after = await giveUp(ctx, order, 'return', 'operator');
  return addReturn(ctx, after, source);
};

/** Free days and the time to decide begin when it is on the shelf for the first time. */
const clockOf = async (ctx: Ctx, { shelved_at }: repo.ReturnRow, warehouseId: string) => {
  if (shelved_at) return {};
  const { shelfFreeDays, returnDays } = await settingsOf(ctx, 'shelfFreeDays', 'returnDays');
  const zone = (await warehousesOf(ctx, [warehouseId])).get(warehouseId)?.zone ?? ctx.tenant.zone;
  const now = new Date();
  return {
    shelved_at: now,
    free_until: deadline(now, shelfFreeDays, everyDay(zone)),
    deadline: deadline(now, returnDays, everyDay(zone)),
  };
};

/** Puts what was scanned on a place, whether somebody expected it or not. */
export const shelve = (ctx: Ctx, { warehouseId, number, shelf, source, photos }: Asked) =>
  inTx(ctx, async (ctx) => {
    await requireOwnWarehouse(ctx, warehouseId);
    const order = await lockByNumber(ctx, number, comesBack);
    const row = (await repo.openOf(ctx, order.id)) ?? (await register(ctx, order, source));
    const clock = await clockOf(ctx, row, warehouseId);
    const place = { warehouse_id: warehouseId, shelf: shelf.toUpperCase(), state: 'onShelf' };
    await repo.change(ctx, row.id, { ...place, ...clock });
    await repo.rememberPlace(ctx, warehouseId, place.shelf);
    await addOwnPhotos(ctx, photos, {
      merchantId: row.merchant_id,
      orderId: row.order_id,
      returnId: row.id,
    });
    if ('deadline' in clock) {
      const until = toWire(clock.deadline, ctx.tenant.zone).slice(0, 16);
      await tellMerchant(ctx, 'return.shelved', order, { until });
    }
    await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
    ctx.trail?.note({ no: order.order_no, shelf: place.shelf });
    return viewOne(ctx, row.id);
  });
