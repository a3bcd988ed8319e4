import type {
  DeliveryReportFilter,
  DeliveryRow,
  DeliverySums,
  getDeliveryReport,
  Result,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { percentOf } from '../margin/index.ts';
import { productNames, promisedDays } from '../rates/index.ts';
import { type DeliverySum, deliverySums } from './deliveries.repository.ts';
import { periodOf, stepsFrom } from './period.ts';
import { runOf, toldAt } from './sums/runs.repository.ts';

/** In how many days a part of them arrived, given how many took how long. */
const daysFor = (rows: readonly DeliverySum[], all: bigint, tenths: bigint): number | null => {
  let reached = 0n;
  for (const { took_days, parcels } of [...rows].sort(
    (a, b) => (a.took_days ?? 0) - (b.took_days ?? 0),
  )) {
    reached += parcels;
    if (reached * 10n >= all * tenths) return took_days;
  }
  return null;
};

const told = (rows: readonly DeliverySum[]): DeliverySums => {
  const of = (key: 'parcels' | 'promised' | 'kept') =>
    rows.reduce((sum, row) => sum + row[key], 0n);
  const [delivered, promised, kept] = [of('parcels'), of('promised'), of('kept')];
  return {
    delivered: Number(delivered),
    promised: Number(promised),
    kept: Number(kept),
    keptPercent: percentOf(kept, promised),
    halfDays: daysFor(rows, delivered, 5n),
    mostDays: daysFor(rows, delivered, 9n),
  };
};

const placeOf = ({ product_id, country_code }: DeliverySum) => `${product_id} ${country_code}`;

const rowsOf = async (
  ctx: Ctx,
  sums: readonly DeliverySum[],
  promised: ReadonlyMap<string, number>,
): Promise<DeliveryRow[]> => {
  const names = await productNames(ctx);
  return [...Map.groupBy(sums, placeOf).values()]
    .map((rows): DeliveryRow => {
      const { product_id, country_code } = rows[0] as DeliverySum;
      const productId = product_id ?? '';
      return {
        productId,
        productName: names.get(productId) ?? '',
        countryCode: country_code ?? '',
        promisedDays: promised.get(productId) ?? null,
        ...told(rows.filter(({ is_now }) => is_now)),
        before: told(rows.filter(({ is_now }) => !is_now)),
      };
    })
    .sort(
      (a, b) =>
        b.delivered - a.delivered ||
        (`${a.productName} ${a.countryCode}` < `${b.productName} ${b.countryCode}` ? -1 : 1),
    );
};

export const deliveryReport = async (
  ctx: Ctx,
  filter: DeliveryReportFilter,
): Promise<Result<typeof getDeliveryReport>> => {
  const period = periodOf(filter);
  const [run, promised] = await Promise.all([runOf(ctx), promisedDays(ctx)]);
  const sums = await deliverySums(ctx, ownMerchant(ctx), filter, period, promised);
  const steps = sums.filter(({ step }) => step !== null);
  const places = sums.filter(({ step }) => step === null);
  return {
    asOf: toldAt(ctx, run?.summed_at),
    period,
    total: told(places.filter(({ is_now }) => is_now)),
    before: told(places.filter(({ is_now }) => !is_now)),
    steps: stepsFrom(period, steps, ({ kept, promised }) => percentOf(kept, promised), null),
    rows: await rowsOf(ctx, places, promised),
  };
};
