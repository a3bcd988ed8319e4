import type {
  confirmDeliver,
  confirmDeliverByShipper,
  Parsed,
  PickUpPlace,
  Result,
  ShipperView,
  Totals,
} from '@alpaca/contract';
import { leftOutShown, listedMost } from '@alpaca/contract';
import { sql } from 'kysely';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readAddress } from '../../addresses/index.ts';
import { handOverMany, lockOrders, orderNoOf } from '../../orders/index.ts';
import { shipmentCounts } from '../arrivals/shipmentCounts.ts';
import { leftOutAs, linesOf, reasonOf, refuseLeftOut } from '../waiting/leftOut.ts';
import { lineWarehouses, placeOf, requireWarehouse } from '../waiting/lineWarehouses.ts';
import { kgOf, m3Of } from '../waiting/totals.ts';
import * as waiting from '../waiting/waiting.repository.ts';
import * as repo from './shipments.repository.ts';

type Asked = Parsed<typeof confirmDeliver>['body'];
type ListForm = Omit<Asked, 'ids'>;

/** A number that none of the merchant's lists has; others may have chosen one that looks like ours. */
const freeNumber = async (ctx: Ctx, merchantId: string): Promise<string> => {
  const day = toWire(new Date(), ctx.tenant.zone).slice(2, 10).replaceAll('-', '');
  const no = `S${orderNoOf(day, await repo.nextNumber(ctx)).slice(1)}`;
  return (await repo.isNumberTaken(ctx, merchantId, no)) ? freeNumber(ctx, merchantId) : no;
};

/** The address as the book has it now: what becomes of it later changes no list. */
const placeNow = (shipper: ShipperView): PickUpPlace => ({
  name: shipper.name,
  company: shipper.company,
  phone: shipper.phone,
  address: placeOf([
    shipper.province,
    shipper.city,
    shipper.area,
    shipper.address1,
    shipper.address2,
    shipper.houseNumber,
  ]),
});

/** Those of the orders that can't go there; the caller has locked them. */
export const judged = async (ctx: Ctx, ids: readonly string[], warehouseId: string) => {
  const rows = await waiting.standing(ctx, ids);
  const taking = await lineWarehouses(ctx, linesOf(rows));
  return rows.flatMap((row) => {
    const reason = reasonOf(row, taking, warehouseId);
    return reason ? leftOutAs(row, reason) : [];
  });
};

export const totalsOfList = async (ctx: Ctx, id: string): Promise<Totals> => {
  const counts = (await shipmentCounts(ctx, [id])).get(id);
  return {
    tickets: counts?.listed ?? 0,
    pieces: counts?.pieces ?? 0,
    weightKg: kgOf(counts?.weightG ?? 0),
    volumeM3: m3Of(counts?.volumeCc ?? 0),
  };
};

/** Makes the list of orders that are locked and fit; in the caller's transaction. */
const make = async (
  ctx: Ctx,
  form: ListForm,
  orders: Awaited<ReturnType<typeof lockOrders>>,
  shipper: ShipperView | null,
) => {
  const merchantId = ownMerchant(ctx);
  const inventoryNo = await freeNumber(ctx, merchantId);
  const shipmentNo = form.shipmentNo || inventoryNo;
  const id = await repo.insert(ctx, {
    merchantId,
    shipmentNo,
    inventoryNo,
    warehouseId: form.warehouseId,
    mode: form.mode,
    shipper: shipper && placeNow(shipper),
    estimatedArrival: form.estimatedArrival
      ? fromWire(form.estimatedArrival, ctx.tenant.zone)
      : null,
    remark: form.remark ?? '',
  });
  await repo.addListings(
    ctx,
    { id, merchantId },
    orders.map((order) => order.id),
  );
  await handOverMany(ctx, orders, { shipmentNo });
  ctx.trail?.note({ no: shipmentNo, count: orders.length });
  return { id, shipmentNo, ...(await totalsOfList(ctx, id)) };
};

/** The chosen orders as one list, or none of them. */
export const confirm = (
  ctx: Ctx,
  { ids, ...form }: Asked,
): Promise<Result<typeof confirmDeliver>> =>
  inTx(ctx, async (ctx) => {
    await requireWarehouse(ctx, form.warehouseId);
    const shipper = form.shipperId ? await readAddress(ctx, 'shipper', form.shipperId) : null;
    // Two who list the same order meet here; the second finds it listed.
    const orders = await lockOrders(ctx, ids);
    const leftOut = await judged(ctx, ids, form.warehouseId);
    if (leftOut.length > 0) refuseLeftOut(leftOut);
    return make(ctx, form, orders, shipper);
  });

/** All that waits of a shipper; what can't go stays and is told. */
export const confirmByShipper = (
  ctx: Ctx,
  form: Parsed<typeof confirmDeliverByShipper>['body'],
): Promise<Result<typeof confirmDeliverByShipper>> =>
  inTx(ctx, async (ctx) => {
    await requireWarehouse(ctx, form.warehouseId);
    const shipper = await readAddress(ctx, 'shipper', form.shipperId);
    const { warehouseId } = form;
    const found = await waiting.conditionsOf(ctx, { shipperName: shipper.name });
    const taken = sql`${found} and ${waiting.isTaken(warehouseId)}`;
    const rows = await waiting.waiting(ctx, taken, { limit: listedMost });
    if (rows.length === 0) refuse('shipment.nothing');
    const locked = await lockOrders(
      ctx,
      rows.map(({ id }) => id),
    );
    // Somebody may have listed some of them while we waited for the lock.
    const late = await judged(
      ctx,
      locked.map(({ id }) => id),
      warehouseId,
    );
    const lost = new Set(late.map(({ orderId }) => orderId));
    const orders = locked.filter(({ id }) => !lost.has(id));
    if (orders.length === 0) refuse('shipment.nothing');
    const limit = leftOutShown;
    const behind = await waiting.stayingBehind(ctx, found, { warehouseId, limit });
    const taking = await lineWarehouses(ctx, linesOf(behind));
    const behindCount = await waiting.countStayingBehind(ctx, found, warehouseId);
    const made = await make(ctx, form, orders, shipper);
    const leftOut = behind.map((row) =>
      leftOutAs(row, reasonOf(row, taking, warehouseId) ?? 'status'),
    );
    return { ...made, leftOut, leftOutCount: behindCount };
  });
