import {
  countedMost,
  type getDeliverDetail,
  type listShipmentOrders,
  type listShipments,
  type listShipmentWarehouses,
  type Parsed,
  type Result,
  type ShipmentFilter,
  type ShipmentOrder,
  type ShipmentView,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { productNames } from '../../rates/index.ts';
import { settingsOf } from '../../system/index.ts';
import { deadlineAt, openWarehouses, warehousesOf } from '../../warehouses/index.ts';
import { shipmentCounts } from '../arrivals/shipmentCounts.ts';
import { find } from '../handOver/shipments.repository.ts';
import { placeOf } from '../waiting/lineWarehouses.ts';
import { kgOf, m3Of } from '../waiting/totals.ts';
import * as repo from './lists.repository.ts';

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

/** When what is still missing is taken off its list. */
export const missingUntil = async (
  ctx: Ctx,
  { warehouse_id, first_received_at }: Pick<repo.ListRow, 'warehouse_id' | 'first_received_at'>,
): Promise<Date | null> => {
  if (!first_received_at) return null;
  const { missingDays } = await settingsOf(ctx, 'missingDays');
  const since = { warehouseId: warehouse_id, from: first_received_at, days: missingDays };
  return deadlineAt(ctx, since);
};

/** Lists as they are shown, with their live counts. */
export const views = async (ctx: Ctx, rows: readonly repo.ListRow[]): Promise<ShipmentView[]> => {
  const [counts, houses] = await Promise.all([
    shipmentCounts(
      ctx,
      rows.map(({ id }) => id),
    ),
    warehousesOf(
      ctx,
      rows.map(({ warehouse_id }) => warehouse_id),
    ),
  ]);
  return Promise.all(
    rows.map(async (row): Promise<ShipmentView> => {
      const counted = counts.get(row.id);
      const { listed = 0, arrived = 0, missing = 0, extra = 0 } = counted ?? {};
      return {
        id: row.id,
        revision: row.revision,
        shipmentNo: row.shipment_no,
        inventoryNo: row.inventory_no,
        status: row.status,
        merchantCode: row.merchant_code,
        merchantName: (ctx.lang === 'en_US' ? row.merchant_en : '') || row.merchant_zh,
        warehouseId: row.warehouse_id,
        warehouseName: houses.get(row.warehouse_id)?.name ?? '',
        mode: row.mode,
        shipperName: row.shipper_name,
        tickets: listed,
        pieces: counted?.pieces ?? 0,
        weightKg: kgOf(counted?.weightG ?? 0),
        volumeM3: m3Of(counted?.volumeCc ?? 0),
        counts: { listed, arrived, missing, extra },
        shipmentTime: toWire(row.created_at, ctx.tenant.zone),
        deliverTime: wire(ctx, row.first_received_at),
        estimatedArrival: wire(ctx, row.estimated_arrival),
        remark: row.remark,
        missingUntil: missing > 0 ? wire(ctx, await missingUntil(ctx, row)) : null,
      };
    }),
  );
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listShipments>['body'],
): Promise<Result<typeof listShipments>> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, total] = await Promise.all([
    repo.page(ctx, filter, part),
    repo.countMost(ctx, filter, countedMost),
  ]);
  return { records: await views(ctx, rows), total, pageNo, pageSize };
};

/** All that a filter finds, in batches by the list's order. */
export async function* batches(
  ctx: Ctx,
  filter: ShipmentFilter,
  size = 500,
): AsyncGenerator<ShipmentView[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await repo.page(ctx, filter, { limit: size, after });
    if (rows.length > 0) yield views(ctx, rows);
    after = rows.at(-1)?.id;
    if (rows.length < size) return;
  }
}

export const warehouses = async (ctx: Ctx): Promise<Result<typeof listShipmentWarehouses>> =>
  (await openWarehouses(ctx)).map(({ id, code, name }) => ({ id, code, name }));

export const detail = async (ctx: Ctx, id: string): Promise<Result<typeof getDeliverDetail>> => {
  const row = await find(ctx, id);
  const [merchant, houses, off, createdBy] = await Promise.all([
    repo.merchantOf(ctx, row.merchant_id),
    warehousesOf(ctx, [row.warehouse_id]),
    repo.countOff(ctx, id),
    repo.nameOfUser(ctx, row.created_by),
  ]);
  const [view] = await views(ctx, [{ ...row, ...merchant }]);
  const house = houses.get(row.warehouse_id);
  return {
    ...(view as ShipmentView),
    warehouse: {
      name: house?.name ?? '',
      address: house ? placeOf([house.province, house.city, house.address]) : '',
      contact: house?.contact ?? '',
      phone: house?.phone ?? '',
    },
    shipper: row.shipper,
    createdBy,
    off: off.off,
    offMissing: off.missing,
  };
};

export const orders = async (
  ctx: Ctx,
  { id, state, pageNo, pageSize }: Parsed<typeof listShipmentOrders>['body'],
): Promise<Result<typeof listShipmentOrders>> => {
  await find(ctx, id);
  const [names, rows] = await Promise.all([
    productNames(ctx),
    repo.listings(ctx, id, { state, limit: pageSize, offset: (pageNo - 1) * pageSize }),
  ]);
  const records = rows.map(
    (row): ShipmentOrder => ({
      orderId: row.order_id,
      transactionOrderNo: row.order_no,
      customerNo: row.customer_no,
      trackingNumber: row.tracking_number,
      productName: names.get(row.product_id ?? '') ?? '',
      countryCode: row.country_code,
      pieces: row.box_count,
      weightKg: kgOf(row.weight_g),
      status: row.status as ShipmentOrder['status'],
      state: row.state,
      time: toWire(row.time, ctx.tenant.zone),
    }),
  );
  return { records, total: Number(rows[0]?.total ?? 0n), pageNo, pageSize };
};
