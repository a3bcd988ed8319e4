import {
  type batchDeliver,
  type getDeliverProProduct,
  leftOutShown,
  listedMost,
  type listWaitingOrders,
  type Parsed,
  type Result,
  type scanWaiting,
  type WaitingFilter,
  type WaitingOrder,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedOrders } from '../../orders/index.ts';
import { productNames } from '../../rates/index.ts';
import { handOverDays } from './handOverDays.ts';
import { leftOutAs, linesOf, reasonOf } from './leftOut.ts';
import { lineWarehouses } from './lineWarehouses.ts';
import { kgOf, m3Of, totalsOf } from './totals.ts';
import * as repo from './waiting.repository.ts';

const dayMs = 86_400_000;

/** How waiting orders are shown. */
const viewing = async (ctx: Ctx) => {
  const [names, { days }] = await Promise.all([productNames(ctx), handOverDays(ctx)]);
  const { zone } = ctx.tenant;
  return (row: repo.WaitingRow): WaitingOrder => ({
    id: row.id,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no,
    trackingNumber: row.tracking_number,
    productId: row.product_id,
    productName: names.get(row.product_id) ?? '',
    countryCode: row.country_code,
    shipperName: row.shipper_name ?? '',
    pieces: row.box_count,
    weightKg: kgOf(row.weight_g),
    volumeM3: m3Of(row.volume),
    submitTime: toWire(row.submitted_at, zone),
    voidTime:
      row.settlement === 'unpaid'
        ? toWire(new Date(row.since.getTime() + days * dayMs), zone)
        : null,
  });
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listWaitingOrders>['body'],
): Promise<Result<typeof listWaitingOrders>> => {
  const conditions = await repo.conditionsOf(ctx, filter);
  const [view, rows, sums] = await Promise.all([
    viewing(ctx),
    repo.waiting(ctx, conditions, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    repo.sumsByLine(ctx, conditions),
  ]);
  const totals = totalsOf(sums);
  return {
    page: { records: rows.map(view), total: totals.tickets, pageNo, pageSize },
    totals,
  };
};

/** The lines that orders wait for, with where each can be brought. */
export const lines = async (
  ctx: Ctx,
  filter: WaitingFilter = {},
): Promise<Result<typeof getDeliverProProduct>> => {
  const [names, sums] = await Promise.all([
    productNames(ctx),
    repo.sumsByLine(ctx, await repo.conditionsOf(ctx, filter)),
  ]);
  const taking = await lineWarehouses(
    ctx,
    sums.map(({ product_id }) => product_id),
  );
  return sums.map((row) => ({
    productId: row.product_id,
    productName: names.get(row.product_id) ?? '',
    warehouses: [...(taking.get(row.product_id) ?? [])],
    ...totalsOf([row]),
  }));
};

const countedOf = (rows: readonly repo.WaitingRow[]) =>
  totalsOf(rows.map((row) => ({ ...row, tickets: 1, pieces: row.box_count })));

/** What a filter would hand over, and what of it would stay behind. */
export const preview = async (
  ctx: Ctx,
  { warehouseId, ...asked }: WaitingFilter,
): Promise<Result<typeof batchDeliver>> => {
  const found = await repo.conditionsOf(ctx, asked);
  const taken = sql`${found} and ${repo.isTaken(warehouseId)}`;
  const [names, going, sums, behind, behindCount] = await Promise.all([
    productNames(ctx),
    repo.waiting(ctx, taken, { limit: listedMost }),
    repo.sumsByLine(ctx, taken),
    repo.stayingBehind(ctx, found, { warehouseId, limit: leftOutShown }),
    repo.countStayingBehind(ctx, found, warehouseId),
  ]);
  const groups = Map.groupBy(going, ({ product_id }) => product_id);
  const taking = await lineWarehouses(ctx, [...groups.keys(), ...linesOf(behind)]);
  return {
    ids: going.map(({ id }) => id),
    totals: countedOf(going),
    groups: [...groups].map(([productId, own]) => ({
      productId,
      productName: names.get(productId) ?? '',
      warehouses: [...(taking.get(productId) ?? [])],
      totals: countedOf(own),
    })),
    leftOut: behind.map((row) => leftOutAs(row, reasonOf(row, taking, warehouseId) ?? 'status')),
    leftOutCount: behindCount + totalsOf(sums).tickets - going.length,
  };
};

/** The order that a scanned number means: one that waits, if any does. */
export const scan = async (
  ctx: Ctx,
  { number, warehouseId }: Parsed<typeof scanWaiting>['body'],
): Promise<Result<typeof scanWaiting>> => {
  const ids = (await numberedOrders(ctx, [number])).map(({ id }) => id);
  if (ids.length === 0) return { order: null, leftOut: null };
  const found = await repo.standing(ctx, ids);
  const taking = await lineWarehouses(ctx, linesOf(found));
  const judged = found.map((row) => ({ row, reason: reasonOf(row, taking, warehouseId) }));
  // A number that was used again means the latest order, unless an earlier one still waits.
  const meant = judged.findLast(({ reason }) => reason === null) ?? judged.at(-1);
  if (!meant) return { order: null, leftOut: null };
  if (meant.reason) return { order: null, leftOut: leftOutAs(meant.row, meant.reason) };
  const [view, order] = await Promise.all([viewing(ctx), repo.waitingById(ctx, meant.row.id)]);
  return { order: order ? view(order) : null, leftOut: null };
};
