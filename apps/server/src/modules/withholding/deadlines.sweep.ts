import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import {
  bagsWith,
  lockOrders,
  type OrderRow,
  obstacleTo,
  tellDeadlineNear,
  tellOverdue,
} from '../orders/index.ts';
import { deadlineAt } from '../warehouses/index.ts';
import * as due from './due.repository.ts';
import { endAs } from './outcomes.service.ts';
import { openReasons } from './withholding.repository.ts';

type Locked = { order: OrderRow; open: Awaited<ReturnType<typeof openReasons>> };

/** A transaction for each parcel; one that can't be swept holds up no other. */
const each = async (
  ctx: Ctx,
  parcels: readonly due.DueParcel[],
  work: (ctx: Ctx, locked: Locked) => Promise<void>,
) => {
  for (const { order_id, merchant_id } of parcels) {
    await inTx({ ...ctx, scope: 'merchant', merchantId: merchant_id }, async (ctx) => {
      const [order] = await lockOrders(ctx, [order_id]);
      await work(ctx, { order: order as OrderRow, open: await openReasons(ctx, order_id) });
    }).catch((err) => ctx.log.error({ err, order: order_id }, 'withheld parcel was not swept'));
  }
};

/** Nobody decided: what the tenant said happens then, or it stays and people are told. */
const decide =
  (now: Date) =>
  async (ctx: Ctx, { order, open }: Locked) => {
    const [first] = open;
    // Decided while this one waited for its turn.
    if (!first || first.deadline > now) return;
    const how = first.by_default;
    const isPacked = (await bagsWith(ctx, order.id)).length > 0;
    if (how !== 'stay' && !isPacked && obstacleTo(ctx, order, how as 'return' | 'destroy') === '') {
      await endAs(ctx, order, how as 'return' | 'destroy', 'system');
      return;
    }
    const isNew = await due.mark(ctx, order.id, { column: 'overdue_at', until: now, now });
    if (isNew) await tellOverdue(ctx, order);
  };

const warn =
  (now: Date, soon: Date) =>
  async (ctx: Ctx, { order, open }: Locked) => {
    const [first] = open;
    if (!first) return;
    const isNew = await due.mark(ctx, order.id, { column: 'near_told_at', until: soon, now });
    if (!isNew) return;
    const byDefault = first.by_default as 'return' | 'destroy' | 'stay';
    await tellDeadlineNear(ctx, order, { deadline: first.deadline, byDefault });
  };

/** On the last working day its merchant is told; after the deadline the tenant's default decides. */
export const sweepDeadlines = async (ctx: Ctx, now = new Date()) => {
  await each(ctx, await due.overdue(ctx, now), decide(now));
  for (const warehouseId of await due.warehousesWithOpen(ctx)) {
    const soon = await deadlineAt(ctx, { warehouseId, from: now, days: 1 });
    await each(ctx, await due.soonOverdue(ctx, { warehouseId, now, soon }), warn(now, soon));
  }
};
