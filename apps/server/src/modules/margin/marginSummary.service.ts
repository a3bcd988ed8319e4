import {
  constants,
  type getMarginSummary,
  type MarginSummaryFilter,
  type MarginRow as MarginSummaryRow,
  type MarginSums,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { productNames } from '../rates/index.ts';
import { type MarginSumRow, sums } from './marginSummary.repository.ts';
import { percentOf } from './percent.ts';
import { marksOf } from './reckon.repository.ts';
import { weeksOf } from './weeks.ts';

const own = constants.mainCurrency;

type Sums = Omit<MarginSumRow, 'key' | 'code' | 'name_zh' | 'name_en'>;

const counts = ['orders', 'known', 'unbilled', 'unpriced', 'losing'] as const;
const amounts = [
  'charged',
  'carrier',
  'shares',
  'adjustments',
  'margin',
  'lost',
  'unbilled_charged',
] as const;

const added = (rows: readonly Sums[]): Sums => ({
  ...(Object.fromEntries(
    counts.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]),
  ) as Pick<Sums, (typeof counts)[number]>),
  ...(Object.fromEntries(
    amounts.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0n)]),
  ) as Pick<Sums, (typeof amounts)[number]>),
});

const told = (row: Sums): MarginSums => ({
  orders: row.orders,
  known: row.known,
  unbilled: row.unbilled,
  unpriced: row.unpriced,
  losing: row.losing,
  charged: toAmount(row.charged, own),
  carrier: toAmount(row.carrier, own),
  shares: toAmount(row.shares, own),
  adjustments: toAmount(row.adjustments, own),
  margin: toAmount(row.margin, own),
  percent: percentOf(row.margin, row.charged),
  lost: toAmount(row.lost, own),
  unbilledCharged: toAmount(row.unbilled_charged, own),
});

const nothing = added([]);

/** Weeks of which there is nothing are there too: a chart has no gaps. */
const withAllWeeks = (rows: readonly MarginSumRow[], { from, to }: MarginSummaryFilter) => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const names = { code: '', name_zh: '', name_en: '' };
  return weeksOf(from, to).map((key) => byKey.get(key) ?? { key, ...names, ...nothing });
};

const namesFor = async (ctx: Ctx, by: MarginSummaryFilter['by']) => {
  const products = by === 'product' ? await productNames(ctx) : new Map<string, string>();
  return ({ key, name_zh, name_en }: MarginSumRow) =>
    products.get(key) ?? ((ctx.lang === 'en_US' && name_en) || name_zh);
};

const rowsOf = async (ctx: Ctx, filter: MarginSummaryFilter) => {
  const [found, nameOf] = await Promise.all([sums(ctx, filter), namesFor(ctx, filter.by)]);
  const all = filter.by === 'week' ? withAllWeeks(found, filter) : found;
  const rows = all.map(
    (row): MarginSummaryRow => ({
      key: row.key,
      name: nameOf(row),
      code: row.code,
      ...told(row),
    }),
  );
  return { total: told(added(found)), rows };
};

export const summary = async (
  ctx: Ctx,
  filter: MarginSummaryFilter,
): Promise<Result<typeof getMarginSummary>> => {
  const [{ read_at }, { total, rows }] = await Promise.all([marksOf(ctx), rowsOf(ctx, filter)]);
  const asOf = read_at.getTime() > 0 ? toWire(read_at, ctx.tenant.zone) : null;
  return { currency: own, asOf, total, rows };
};

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: MarginSummaryFilter) {
  yield (await rowsOf(ctx, filter)).rows;
}
