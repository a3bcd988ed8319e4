import {
  type Currency,
  toAmount,
  type WithheldParcel,
  type WithheldReason,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { productNames } from '../rates/index.ts';
import { type ThreadFacts, threadsOf } from '../threads/index.ts';
import { type Calendar, calendarOf, warehousesOf } from '../warehouses/index.ts';
import { workingDaysLeft } from './daysLeft.ts';
import * as repo from './withholding.repository.ts';

/** Who decided; to a merchant the staff is the house. Nobody where money or time did. */
export const deciderOf = (
  { tenant, lang }: Ctx,
  { ended_by, ended_name }: Pick<repo.ReasonRow, 'ended_by' | 'ended_name'>,
): string => {
  if (!ended_by) return '';
  return ended_name ?? (lang === 'en_US' ? tenant.nameEn : tenant.nameZh);
};

export const toReason = (ctx: Ctx, row: repo.ReasonRow, now = new Date()): WithheldReason => ({
  id: row.id,
  reason: row.reason as WithheldReason['reason'],
  note: row.note,
  time: toWire(row.created_at, ctx.tenant.zone),
  byName: row.by_name ?? '',
  deadline: toWire(row.deadline, ctx.tenant.zone),
  byDefault: row.by_default as WithheldReason['byDefault'],
  isOverdue: row.ended_at === null && row.deadline < now,
  outcome: row.outcome as WithheldReason['outcome'],
  endTime: row.ended_at && toWire(row.ended_at, ctx.tenant.zone),
  endedBy: deciderOf(ctx, row),
});

/** What the wallet has to give besides what is set aside already. */
const owedOf = (row: repo.ParcelRow, open: readonly repo.ReasonRow[]): string | null => {
  if (!open.some(({ reason }) => reason === 'arrears')) return null;
  const held = row.hold_id === null ? 0n : (row.quoted_minor ?? 0n);
  const lacks = (row.real_minor ?? 0n) - held;
  return toAmount(lacks > 0n ? lacks : 0n, row.currency as Currency);
};

interface Around {
  names: ReadonlyMap<string, string>;
  warehouses: Awaited<ReturnType<typeof warehousesOf>>;
  calendars: ReadonlyMap<string, Calendar>;
  photos: ReadonlyMap<string | null, number>;
  threads: ReadonlyMap<string, ThreadFacts>;
}

const around = async (
  ctx: Ctx,
  ids: readonly string[],
  reasons: readonly repo.ReasonRow[],
): Promise<Around> => {
  const houses = [...new Set(reasons.map(({ warehouse_id }) => warehouse_id))];
  const [names, warehouses, calendars, photos, threads] = await Promise.all([
    productNames(ctx),
    warehousesOf(ctx, houses),
    Promise.all(houses.map(async (id) => [id, await calendarOf(ctx, id)] as const)),
    repo.photoCounts(ctx, ids),
    threadsOf(ctx, 'withholding', ids),
  ]);
  return { names, warehouses, calendars: new Map(calendars), photos, threads };
};

const dueOf = (
  ctx: Ctx,
  open: readonly repo.ReasonRow[],
  { calendars }: Around,
): Pick<WithheldParcel, 'deadline' | 'workingDaysLeft' | 'isOverdue'> => {
  const [first] = open.toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime());
  if (!first) return { deadline: null, workingDaysLeft: null, isOverdue: false };
  const now = new Date();
  const calendar = calendars.get(first.warehouse_id) as Calendar;
  return {
    deadline: toWire(first.deadline, ctx.tenant.zone),
    workingDaysLeft: workingDaysLeft(now, first.deadline, calendar),
    isOverdue: first.deadline < now,
  };
};

const toParcel = (
  ctx: Ctx,
  row: repo.ParcelRow,
  reasons: readonly repo.ReasonRow[],
  known: Around,
): WithheldParcel => {
  const open = reasons.filter(({ ended_at }) => ended_at === null);
  const shown = open.length > 0 ? open : reasons;
  const warehouseId = reasons.at(-1)?.warehouse_id ?? '';
  const thread = known.threads.get(row.id);
  return {
    orderId: row.id,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no ?? '',
    trackingNumber: row.tracking_number,
    merchantCode: row.code,
    merchantName: (ctx.lang === 'en_US' && row.name_en) || row.name_zh,
    productName: known.names.get(row.product_id ?? '') ?? '',
    countryCode: row.country_code,
    warehouseId,
    warehouseName: known.warehouses.get(warehouseId)?.name ?? '',
    boxCount: row.box_count,
    weightKg: Number(row.measured_g ?? row.weight_g) / 1000,
    status: row.status as WithheldParcel['status'],
    settlementStatus: row.settlement as WithheldParcel['settlementStatus'],
    booking: row.booking as WithheldParcel['booking'],
    reasons: shown.map((reason) => toReason(ctx, reason)),
    ...dueOf(ctx, open, known),
    owed: owedOf(row, open),
    currency: row.currency as Currency | null,
    photoCount: known.photos.get(row.id) ?? 0,
    threadId: thread?.id ?? null,
    turn: thread?.turn ?? null,
    unread: thread?.unread ?? 0,
  };
};

/** Parcels in the order of their ids, each with its reasons. */
export const parcelsOf = async (ctx: Ctx, ids: readonly string[]): Promise<WithheldParcel[]> => {
  if (ids.length === 0) return [];
  const [rows, reasons] = await Promise.all([repo.ordersOf(ctx, ids), repo.reasonsOf(ctx, ids)]);
  const known = await around(ctx, ids, reasons);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byOrder = Map.groupBy(reasons, ({ order_id }) => order_id);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? toParcel(ctx, row, byOrder.get(id) ?? [], known) : [];
  });
};
