import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { lockOrders, takeOffMany } from '../../orders/index.ts';
import { settingsOf } from '../../system/index.ts';
import { deadlineAt } from '../../warehouses/index.ts';
import { closeIfDone } from '../arrivals/noteReceived.ts';
import * as repo from '../handOver/shipments.repository.ts';
import { tellMissing } from './shipment.messages.ts';

// So many at once; others have their turn, and the rest comes with the next round.
const atOnce = 200;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Due {
  id: string;
  merchant_id: string;
  warehouse_id: string;
  first_received_at: Date;
}

/** Lists that wait for something since their first parcel came, at least so long ago. */
const waitingLists = (ctx: Ctx, begunBy: Date) =>
  ctx.db
    .selectFrom('shipments as s')
    .where('s.tenant_id', '=', ctx.tenant.id)
    .where('s.status', '=', 'received')
    .where('s.first_received_at', '<=', begunBy)
    .where((s) =>
      s.exists(
        s
          .selectFrom('shipment_orders as l')
          .whereRef('l.tenant_id', '=', 's.tenant_id')
          .whereRef('l.shipment_id', '=', 's.id')
          .where('l.ended_at', 'is', null),
      ),
    )
    .orderBy('s.first_received_at')
    .limit(atOnce)
    .select(['s.id', 's.merchant_id', 's.warehouse_id', 's.first_received_at']);

/** A transaction for each list; one that can't be swept holds up no other. */
const each = async (
  ctx: Ctx,
  lists: readonly Due[],
  work: (ctx: Ctx, list: Due) => Promise<void>,
) => {
  for (const list of lists) {
    await inTx({ ...ctx, scope: 'merchant', merchantId: list.merchant_id }, (ctx) =>
      work(ctx, list),
    ).catch((err) => ctx.log.error({ err, shipment: list.id }, 'a list was not swept'));
  }
};

// A parcel of several boxes of which one is here is the station's to finish: it is not missing.
const unseen = async (ctx: Ctx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select id as order_id from unnest(${ids}::uuid[]) as id
    where not exists (
      select from order_boxes b
      where b.tenant_id = ${ctx.tenant.id} and b.order_id = id and b.received_at is not null)`.execute(
    ctx.db,
  );
  return rows.map(({ order_id }) => order_id);
};

const deadlineOf = (ctx: Ctx, { warehouse_id, first_received_at }: Due, days: number) =>
  deadlineAt(ctx, { warehouseId: warehouse_id, from: first_received_at, days });

/** Tells of a list what of it is missing, once. */
const ask = async (ctx: Ctx, due: Due, now: Date, missingDays: number) => {
  const ids = await repo.openOrderIds(ctx, due.id);
  if (ids.length === 0) return;
  const orders = await lockOrders(ctx, ids);
  const list = await repo.lock(ctx, due.id);
  if (list.missing_told_at || list.status !== 'received') return;
  const open = new Set(await repo.openOrderIds(ctx, due.id));
  const missing = orders.filter(({ id }) => open.has(id));
  if (missing.length === 0) return;
  await ctx.db
    .updateTable('shipments')
    .set({ missing_told_at: now })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', due.id)
    .execute();
  const until = toWire(await deadlineOf(ctx, due, missingDays), ctx.tenant.zone);
  await tellMissing(ctx, 'shipment.missing', list, { orders: missing, until });
};

/** Takes off a list what never came; it waits again, and can be voided. */
const takeOff = async (ctx: Ctx, due: Due) => {
  const ids = await unseen(ctx, await repo.openOrderIds(ctx, due.id));
  if (ids.length === 0) return;
  const orders = await lockOrders(ctx, ids);
  const list = await repo.lock(ctx, due.id);
  if (list.status !== 'received') return;
  // What was received, or a box of it, while we waited for the lock is not missing any more.
  const still = new Set(await unseen(ctx, await repo.openOrderIds(ctx, due.id)));
  const missing = orders.filter(({ id }) => still.has(id));
  if (missing.length === 0) return;
  const { shipment_no: shipmentNo } = list;
  const missingIds = missing.map(({ id }) => id);
  await repo.endListings(ctx, due.id, missingIds, 'missing');
  await takeOffMany(ctx, missing, 'missing', { shipmentNo });
  await closeIfDone(ctx, due.id);
  await tellMissing(ctx, 'shipment.missingOff', list, { orders: missing });
};

/**
 * What is listed and never comes: its merchant is asked after the tenant's hours, and after its working
 * days in that warehouse it is off the list.
 */
export const sweepMissing = async (ctx: Ctx, now = Date.now()) => {
  const { missingHours, missingDays } = await settingsOf(ctx, 'missingHours', 'missingDays');
  const untold = await waitingLists(ctx, new Date(now - missingHours * hourMs))
    .where('s.missing_told_at', 'is', null)
    .execute();
  await each(ctx, untold as Due[], (ctx, list) => ask(ctx, list, new Date(now), missingDays));

  // A working day ends with its hours, so the last one may be over before as many times 24 hours are.
  const begun = await waitingLists(ctx, new Date(now - (missingDays - 1) * dayMs))
    .where('s.missing_told_at', 'is not', null)
    .execute();
  await each(ctx, begun as Due[], async (ctx, list) => {
    if ((await deadlineOf(ctx, list, missingDays)).getTime() <= now) await takeOff(ctx, list);
  });
};
