import { type getImportForecast, type Result, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { walletsOf } from '../../finance/wallets.service.ts';
import { goodPrices } from '../../imports/imports.service.ts';

/** How many of the sums, first to last, what there is pays for. */
const fittingOf = (sums: readonly bigint[], available: bigint) => {
  let left = available;
  let count = 0;
  for (const sum of sums) {
    if (sum > left) continue;
    left -= sum;
    count += 1;
  }
  return count;
};

/** What the good orders of a sheet would cost, beside what there is to pay it from. */
export const forecast = async (ctx: Ctx, id: string): Promise<Result<typeof getImportForecast>> => {
  const seesBalance = ctx.session?.permissions.has('financial:overview') === true;
  const prices = await goodPrices(ctx, id);
  const wallets = new Map((await walletsOf(ctx)).map((w) => [w.currency, w.available]));
  const known = prices.flatMap(({ price_minor: minor, price_currency: currency }) =>
    minor === null || currency === null ? [] : [{ minor, currency }],
  );
  const byCurrency = [...Map.groupBy(known, ({ currency }) => currency)];
  return {
    orders: prices.length,
    unpriced: prices.length - known.length,
    sums: byCurrency.map(([currency, list]) => {
      const sums = list.map(({ minor }) => minor);
      const available = wallets.get(currency) ?? 0n;
      return {
        currency,
        orders: sums.length,
        amount: toAmount(
          sums.reduce((sum, minor) => sum + minor, 0n),
          currency,
        ),
        available: seesBalance ? toAmount(available, currency) : null,
        fitting: seesBalance ? fittingOf(sums, available) : null,
      };
    }),
  };
};
