import {
  costGroups,
  currencyExponents,
  failureKinds,
  getCostReport,
  getThroughput,
  throughputKinds,
} from '@alpaca/contract';
import * as z from 'zod/mini';
import { dayFormat } from '../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../shared/inputs/tenantNow.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';

const { from, to, countryCode } = getCostReport.query.shape;
const period = { from: z.optional(from), to: z.optional(to) };

const MoneyPlace = z.object({
  ...period,
  part: z._default(z.enum(['costs', 'cash']), 'costs'),
  by: z._default(z.enum(costGroups), 'country'),
  countryCode,
  currency: z.optional(z.enum(Object.keys(currencyExponents) as [keyof typeof currencyExponents])),
});
const ParcelsPlace = z.object({
  ...period,
  part: z._default(z.enum(['deliveries', 'failures']), 'deliveries'),
  countryCode,
  kind: z.optional(z.enum(failureKinds)),
});
const OperationsPlace = z.object({
  ...period,
  part: z._default(z.enum(['waits', 'throughput']), 'waits'),
  kind: z._default(z.enum(throughputKinds), getThroughput.query.shape.kind.def.defaultValue),
});

// Two weeks beside the two before: what changed lately.
const usualDays = 14;

/** The days that the address names, or those up to today. */
const wholePeriod = (place: { from?: string | undefined; to?: string | undefined }) => {
  if (place.from && place.to) return { from: place.from, to: place.to };
  const today = tenantNow();
  return {
    from: today.subtract(usualDays - 1, 'day').format(dayFormat),
    to: today.format(dayFormat),
  };
};

export const useMoneyPlace = () => {
  const [place, setPlace] = useUrlFilter(MoneyPlace);
  return { place: { ...place, ...wholePeriod(place) }, setPlace };
};
export type MoneyView = ReturnType<typeof useMoneyPlace>;

export const useParcelsPlace = () => {
  const [place, setPlace] = useUrlFilter(ParcelsPlace);
  return { place: { ...place, ...wholePeriod(place) }, setPlace };
};
export type ParcelsView = ReturnType<typeof useParcelsPlace>;

export const useOperationsPlace = () => {
  const [place, setPlace] = useUrlFilter(OperationsPlace);
  return { place: { ...place, ...wholePeriod(place) }, setPlace };
};
export type OperationsView = ReturnType<typeof useOperationsPlace>;

/** The way to another part of a page, about the same days. */
export const partPath = (part: string, { from, to }: { from: string; to: string }) =>
  `?${new URLSearchParams({ part, from, to })}`;
