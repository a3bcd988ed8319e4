import {
  type editShipment,
  listedMost,
  type Parsed,
  type Result,
  type takeBackShipment,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Edited,
  requireRevision,
  saveRevision,
} from '../../../platform/revisions/revisions.ts';
import { handOverMany, lockOrders, takeOffMany } from '../../orders/index.ts';
import { leftOutAs, refuseLeftOut } from '../waiting/leftOut.ts';
import { standing } from '../waiting/waiting.repository.ts';
import { judged } from './handOver.service.ts';
import * as repo from './shipments.repository.ts';

const edited: Edited = { kind: 'shipment', table: 'shipments', missing: 'shipment.notFound' };

/** A list is changed until the first of its parcels is received, and not once it was taken back. */
const requireOpen = ({ status, first_received_at, shipment_no: no }: repo.ShipmentRow) => {
  if (status === 'takenBack') refuse('shipment.takenBack', { no });
  if (status !== 'open' || first_received_at) refuse('shipment.begun', { no });
};

const wireOf = (ctx: Ctx, time: Date | null) => (time ? toWire(time, ctx.tenant.zone) : null);

// A history names a few; the list has them all.
const namedMost = 20;

/** Orders on and off a list, its remark and when it comes. */
export const edit = (
  ctx: Ctx,
  asked: Parsed<typeof editShipment>['body'],
): Promise<Result<typeof editShipment>> =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const { id, revision } = asked;
    const add = new Set(asked.add);
    const remove = new Set(asked.remove.filter((orderId) => !add.has(orderId)));
    const locked = add.size + remove.size > 0 ? await lockOrders(ctx, [...add, ...remove]) : [];
    const list = await repo.lock(ctx, id);
    requireOpen(list);
    const listed = new Set(await repo.openOrderIds(ctx, id));
    const coming = locked.filter((order) => add.has(order.id) && !listed.has(order.id));
    const going = locked.filter((order) => remove.has(order.id));
    const stays = { remark: list.remark, estimatedArrival: wireOf(ctx, list.estimated_arrival) };
    const wanted = {
      remark: asked.remark ?? stays.remark,
      estimatedArrival:
        asked.estimatedArrival === undefined ? stays.estimatedArrival : asked.estimatedArrival,
    };
    const numbers = (orders: typeof locked) => orders.slice(0, namedMost).map((o) => o.order_no);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: { ...stays, added: [], removed: [] },
      after: { ...wanted, added: numbers(coming), removed: numbers(going) },
    });
    if (going.some((order) => !listed.has(order.id))) refuse('order.notFound');
    const comingIds = coming.map((order) => order.id);
    const leftOut = comingIds.length > 0 ? await judged(ctx, comingIds, list.warehouse_id) : [];
    if (leftOut.length > 0) refuseLeftOut(leftOut);
    const after = listed.size + coming.length - going.length;
    if (after === 0) refuse('shipment.nothing');
    if (after > listedMost) {
      const surplus = await standing(ctx, comingIds.slice(listedMost - after));
      refuseLeftOut(surplus.map((row) => leftOutAs(row, 'tooMany')));
    }
    const { shipment_no: shipmentNo, merchant_id: merchantId } = list;
    if (coming.length > 0) {
      await repo.addListings(ctx, { id, merchantId }, comingIds);
      await handOverMany(ctx, coming, { shipmentNo });
    }
    if (going.length > 0) {
      const goingIds = going.map((order) => order.id);
      await repo.endListings(ctx, id, goingIds, 'removed');
      await takeOffMany(ctx, going, 'takeBack', { shipmentNo });
    }
    const { estimatedArrival: at } = wanted;
    await repo.change(ctx, id, {
      remark: wanted.remark,
      estimated_arrival: at ? fromWire(at, ctx.tenant.zone) : null,
    });
    // Others who have the list before them see it.
    await tell(ctx, { cmd: 'merchant', merchantId });
    ctx.trail?.note({ no: shipmentNo, added: coming.length, removed: going.length });
    return saved;
  });

/** Gives a whole list up; its orders wait again. */
export const takeBack = (
  ctx: Ctx,
  { id, revision }: Parsed<typeof takeBackShipment>['body'],
): Promise<null> =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    await repo.find(ctx, id);
    const ids = await repo.openOrderIds(ctx, id);
    const orders = ids.length > 0 ? await lockOrders(ctx, ids) : [];
    const list = await repo.lock(ctx, id);
    requireOpen(list);
    // Whoever changed its orders since they were seen made another revision.
    await requireRevision(ctx, edited, { id, revision });
    await repo.endListings(ctx, id, ids, 'takenBack');
    await takeOffMany(ctx, orders, 'takeBack', { shipmentNo: list.shipment_no });
    await repo.change(ctx, id, { status: 'takenBack' });
    ctx.trail?.note({ no: list.shipment_no, count: orders.length });
    return null;
  });
