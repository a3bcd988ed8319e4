import { constants } from '@alpaca/contract';
import type { DatedRate } from '../products/index.ts';
import { compileRates, type Rates } from './engine/index.ts';

export type RatesAt = (at: Date) => Rates;

/** Of each pair the latest rate whose time has come; later ones stand later in the list. */
const inForce = (rates: readonly DatedRate[], at: Date) => [
  ...new Map(
    rates
      .filter(({ validFrom }) => validFrom <= at)
      .map((rate) => [rate.from + rate.to, rate] as const),
  ).values(),
];

/** Rates by the clock: compiled again only when one of those to come has begun. */
export const datedRates = (rates: readonly DatedRate[]): RatesAt => {
  let compiled: { rates: Rates; from: number; until: number } | undefined;
  return (at) => {
    const time = at.getTime();
    if (compiled && time >= compiled.from && time < compiled.until) return compiled.rates;
    const begins = rates.map(({ validFrom }) => validFrom.getTime());
    compiled = {
      rates: compileRates(inForce(rates, at), constants.mainCurrency),
      from: Math.max(Number.NEGATIVE_INFINITY, ...begins.filter((begin) => begin <= time)),
      until: Math.min(Number.POSITIVE_INFINITY, ...begins.filter((begin) => begin > time)),
    };
    return compiled.rates;
  };
};
