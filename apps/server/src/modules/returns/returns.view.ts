import {
  constants,
  type OrderStatus,
  type ReturnOutcome,
  type ReturnSource,
  type ReturnState,
  type ReturnView,
  type ReturnWish,
  toAmount,
  type WithheldDefault,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { productNames } from '../rates/index.ts';
import { settingsOf } from '../system/index.ts';
import { type KnownWarehouse, warehousesOf } from '../warehouses/index.ts';
import { holdMost } from './hold.ts';
import * as repo from './returns.repository.ts';
import { freeDaysLeft, paidDays, storageMinor } from './storage.ts';

interface Known {
  warehouses: ReadonlyMap<string, KnownWarehouse>;
  products: ReadonlyMap<string, string>;
  photos: ReadonlyMap<string, string[]>;
  feePerDay: number;
  holdDays: number;
  now: Date;
}

const viewOf = (ctx: Ctx, row: repo.ShownReturn, known: Known): ReturnView => {
  const time = (moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);
  const warehouse = known.warehouses.get(row.warehouse_id ?? '');
  const zone = warehouse?.zone ?? ctx.tenant.zone;
  const isOver = row.state === 'ended';
  // What is over cost what it did then, whatever a day costs now.
  const days = isOver ? row.storage_days : paidDays(row, known.now, zone);
  const minor = isOver ? row.storage_minor : storageMinor(days, known.feePerDay);
  const currency = constants.mainCurrency;
  return {
    id: row.id,
    orderId: row.order_id,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no,
    trackingNumber: row.tracking_number,
    merchantCode: row.merchant_code,
    merchantName: ctx.lang === 'en_US' ? row.name_en || row.name_zh : row.name_zh,
    productName: known.products.get(row.product_id ?? '') ?? '',
    countryCode: row.country_code,
    boxCount: row.box_count,
    warehouseId: row.warehouse_id,
    warehouseName: warehouse?.name ?? '',
    source: row.source as ReturnSource,
    state: row.state as ReturnState,
    shelf: row.shelf,
    createTime: toWire(row.created_at, ctx.tenant.zone),
    shelvedTime: time(row.shelved_at),
    freeUntil: time(row.free_until),
    freeDaysLeft: isOver ? 0 : freeDaysLeft(row, known.now, zone),
    storageDays: days,
    storage: minor > 0n ? toAmount(minor, currency) : null,
    currency,
    deadline: time(row.deadline),
    isOverdue: !isOver && row.deadline !== null && row.deadline < known.now,
    byDefault: row.by_default as WithheldDefault,
    holdMost:
      row.state === 'onShelf'
        ? holdMost(row, { days: known.holdDays, zone, now: known.now })
        : null,
    wish: row.wish as ReturnWish | null,
    outcome: row.outcome as ReturnOutcome | null,
    note: row.note,
    courier: row.courier,
    courierNo: row.courier_no,
    signature: row.signature_file_id,
    endTime: time(row.ended_at),
    // Who of the staff did it is the staff's own matter.
    endedBy: ctx.merchantId ? '' : (row.ended_name ?? ''),
    newOrderId: row.new_order_id,
    newOrderNo: row.new_order_no ?? '',
    newOrderStatus: row.new_order_status as OrderStatus | null,
    photos: known.photos.get(row.id) ?? [],
  };
};

/** Returns as both sides see them, in the order of their ids. */
export const viewsOf = async (ctx: Ctx, ids: readonly string[]): Promise<ReturnView[]> => {
  const rows = await repo.shown(ctx, ids);
  const houseIds = rows.flatMap(({ warehouse_id }) => warehouse_id ?? []);
  const [warehouses, products, photos, { shelfFeePerDay, returnHoldDays }] = await Promise.all([
    warehousesOf(ctx, houseIds),
    productNames(ctx),
    repo.photosOf(ctx, ids),
    settingsOf(ctx, 'shelfFeePerDay', 'returnHoldDays'),
  ]);
  const fees = { feePerDay: shelfFeePerDay, holdDays: returnHoldDays };
  const known = { warehouses, products, photos, ...fees, now: new Date() };
  return rows.map((row) => viewOf(ctx, row, known));
};

export const viewOne = async (ctx: Ctx, id: string): Promise<ReturnView> =>
  (await viewsOf(ctx, [id]))[0] as ReturnView;
