import { listOrderMargins } from '@alpaca/contract';
import * as z from 'zod/mini';
import { dayFormat } from '../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../shared/inputs/tenantNow.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';

export const parts = ['overview', 'orders'] as const;
export const groups = ['product', 'merchant', 'country'] as const;

const { from, to, ...rest } = listOrderMargins.body.shape;
const Place = z.object({
  ...rest,
  from: z.optional(from),
  to: z.optional(to),
  part: z._default(z.enum(parts), 'overview'),
  by: z._default(z.enum(groups), 'product'),
});

// Bills come weeks after their parcels: a month alone would show little of what is known.
const usualDays = 90;

/** Up to today, unless the address says otherwise. */
const usualPeriod = () => {
  const today = tenantNow();
  return {
    from: today.subtract(usualDays - 1, 'day').format(dayFormat),
    to: today.format(dayFormat),
  };
};

/** What the address asks for, with a period always. */
export const useMarginFilter = () => {
  const [place, setPlace] = useUrlFilter(Place);
  const usual = usualPeriod();
  const isWhole = place.from && place.to;
  const period = {
    from: (isWhole && place.from) || usual.from,
    to: (isWhole && place.to) || usual.to,
  };
  return { place: { ...place, ...period }, setPlace };
};
export type MarginPlace = ReturnType<typeof useMarginFilter>['place'];

/** Which orders, whatever is told of them. */
export const soughtOf = ({ from, to, productId, merchantId, countryCode }: MarginPlace) => ({
  from,
  to,
  productId,
  merchantId,
  countryCode,
});
