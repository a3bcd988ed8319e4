import type { BatchEvent, BatchRow as BatchShown } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { warehousesOf } from '../../warehouses/index.ts';
import { type BatchRow, namesFor, noSums, type Sums, sumsOf } from './batches.repository.ts';
import type { eventsOf } from './events.repository.ts';

export const kgOf = (grams: number | bigint | null): number => Number(grams ?? 0) / 1000;

export const wireOrNull = (ctx: Ctx, moment: Date | null) =>
  moment && toWire(moment, ctx.tenant.zone);

const shownSums = ({ netG, grossG, ...counts }: Sums) => ({
  ...counts,
  netKg: kgOf(netG),
  grossKg: kgOf(grossG),
});

/** What people fill in of a batch. */
export const travelOf = (ctx: Ctx, row: BatchRow) => ({
  transport: row.transport as BatchShown['transport'],
  masterNo: row.master_no,
  vehicle: row.vehicle,
  etd: wireOrNull(ctx, row.etd),
  eta: wireOrNull(ctx, row.eta),
});

/** Batches as lists show them. */
export const shown = async (ctx: Ctx, rows: readonly BatchRow[]): Promise<BatchShown[]> => {
  if (rows.length === 0) return [];
  const [names, sums, houses] = await Promise.all([
    namesFor(ctx, rows),
    sumsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    warehousesOf(
      ctx,
      rows.map(({ warehouse_id }) => warehouse_id),
    ),
  ]);
  return rows.map((row) => {
    const product = names.products.get(row.product_id);
    return {
      id: row.id,
      revision: row.revision,
      batchNo: row.batch_no,
      day: row.day,
      productId: row.product_id,
      productName: (ctx.lang === 'en_US' ? product?.en : product?.zh) ?? '',
      warehouseId: row.warehouse_id,
      warehouseName: houses.get(row.warehouse_id)?.name ?? '',
      ...travelOf(ctx, row),
      status: row.status as BatchShown['status'],
      closedTime: wireOrNull(ctx, row.closed_at),
      closedBy: names.users.get(row.closed_by ?? '') ?? '',
      ...shownSums(sums.get(row.id) ?? noSums),
    };
  });
};

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** What an event says besides who and when: a reason that was given, or how much it was. */
const noteOf = (ctx: Ctx, { what, detail }: EventRow): string => {
  const said = detail as Record<string, unknown>;
  const figures = said as Record<string, number>;
  const how = {
    bagClosed: () => words(ctx.lang, 'batchNote.bagClosed', figures),
    closed: () => words(ctx.lang, 'batchNote.closed', figures),
    manifested: () => words(ctx.lang, 'batchNote.manifested', figures),
  } as Partial<Record<string, () => string>>;
  const parts = [how[what]?.() ?? '', String(said.reason ?? '')];
  return parts.filter((part) => part !== '').join(words(ctx.lang, 'batchNote.between'));
};

export const shownEvent = (ctx: Ctx, row: EventRow): BatchEvent => ({
  time: toWire(row.created_at, ctx.tenant.zone),
  what: row.what as BatchEvent['what'],
  userName: row.realname ?? '',
  bagNo: row.bag_no ?? '',
  note: noteOf(ctx, row),
});
