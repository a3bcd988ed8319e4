import {
  type CostReportFilter,
  type CostRow,
  type CostSums,
  constants,
  type getCostReport,
  type Result,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { nilId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { productNames } from '../rates/index.ts';
import { type CostRowSum, costSums } from './costs.repository.ts';
import { periodOf, stepsFrom } from './period.ts';
import { shareOf } from './ratios.ts';
import { runOf, toldAt } from './sums/runs.repository.ts';

const own = constants.mainCurrency;

type Sums = Pick<CostRowSum, 'parcels' | 'charged' | 'weight_g' | 'unpriced'>;
const nothing: Sums = { parcels: 0n, charged: 0n, weight_g: 0n, unpriced: 0n };

const added = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      parcels: sum.parcels + row.parcels,
      charged: sum.charged + row.charged,
      weight_g: sum.weight_g + row.weight_g,
      unpriced: sum.unpriced + row.unpriced,
    }),
    nothing,
  );

const told = ({ parcels, charged, weight_g, unpriced }: Sums): CostSums => ({
  parcels: Number(parcels),
  charged: toAmount(charged, own),
  perParcel: shareOf(charged, parcels, own),
  perKg: shareOf(charged * 1_000n, weight_g, own),
  unpriced: Number(unpriced),
});

const perParcel = ({ charged, parcels }: Sums) => shareOf(charged, parcels, own);

const byCharge = (a: CostRowSum, b: CostRowSum) =>
  a.charged < b.charged ? 1 : a.charged > b.charged ? -1 : (a.key ?? '') < (b.key ?? '') ? -1 : 1;

/** Each country or product that anything was charged for in either period. */
const rowsOf = async (ctx: Ctx, sums: readonly CostRowSum[], by: CostReportFilter['by']) => {
  const names = by === 'product' ? await productNames(ctx) : new Map<string, string>();
  const keyed = sums.filter(({ key }) => key !== null);
  const before = new Map(keyed.flatMap((row) => (row.is_now ? [] : [[row.key, row]])));
  const now = keyed.filter(({ is_now }) => is_now).sort(byCharge);
  const gone = [...before.values()].filter(({ key }) => !now.some((row) => row.key === key));
  return [...now, ...gone.map((row) => ({ ...row, ...nothing }))].map(
    (row): CostRow => ({
      key: row.key === nilId ? '' : (row.key ?? ''),
      name: names.get(row.key ?? '') ?? '',
      ...told(row),
      before: told(before.get(row.key) ?? nothing),
    }),
  );
};

export const costReport = async (
  ctx: Ctx,
  filter: CostReportFilter,
): Promise<Result<typeof getCostReport>> => {
  const period = periodOf(filter);
  const [run, sums] = await Promise.all([
    runOf(ctx),
    costSums(ctx, ownMerchant(ctx), filter, period),
  ]);
  const steps = sums.filter(({ step }) => step !== null);
  const side = (isNow: boolean) => told(added(steps.filter(({ is_now }) => is_now === isNow)));
  return {
    currency: own,
    asOf: toldAt(ctx, run?.costs_at),
    period,
    total: side(true),
    before: side(false),
    steps: stepsFrom(period, steps, perParcel, null),
    rows: await rowsOf(ctx, sums, filter.by),
  };
};
