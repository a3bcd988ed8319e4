import type { getImportForecast, Result } from '@alpaca/contract';
import { missing } from '../form/panel/missing.ts';

export type OrdersForecast = Result<typeof getImportForecast>;
export type ForecastSum = OrdersForecast['sums'][number];

export interface ShortSum extends ForecastSum {
  gap: string;
  fitting: number;
}

/** The sums that what is available does not pay for, each with what is missing. */
export const shortSums = ({ sums }: Pick<OrdersForecast, 'sums'>): ShortSum[] =>
  sums.flatMap((sum) => {
    const { amount, available, fitting, currency } = sum;
    // Whoever may not see balances is not asked about them.
    if (available === null || fitting === null) return [];
    const gap = missing(amount, available, currency);
    return gap === null ? [] : [{ ...sum, fitting, gap }];
  });

/** How many orders are really submitted: all, or those that what is available pays for. */
export const going = (forecast: OrdersForecast, onlyWhatFits: boolean): number => {
  if (!onlyWhatFits) return forecast.orders;
  const unpaid = shortSums(forecast).map(({ orders, fitting }) => orders - fitting);
  return unpaid.reduce((left, orders) => left - orders, forecast.orders);
};
