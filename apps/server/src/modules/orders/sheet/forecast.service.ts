import { type Currency, type getImportForecast, type Result, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { walletsOf } from '../../finance/index.ts';
import { goodPrices, imports } from '../../imports/index.ts';
import { openAvailable } from '../money/availableMoney.ts';

interface Sum {
  currency: Currency;
  things: number;
  minor: bigint;
}
type Wallets = Awaited<ReturnType<typeof walletsOf>>;

/** What there is for a sum, and how many of its orders that pays for, first to last. */
const paidFrom = async (
  ctx: Ctx,
  id: string,
  { currency, things, minor }: Sum,
  wallets: Wallets,
) => {
  const available = wallets.find((wallet) => wallet.currency === currency)?.available ?? 0n;
  const told = { available: toAmount(available, currency) };
  if (minor <= available) return { ...told, fitting: things };
  const takes = openAvailable(wallets);
  const prices = await goodPrices(ctx, id, currency);
  return { ...told, fitting: prices.filter((price) => takes(currency, price)).length };
};

/** What the good orders of a sheet would cost, beside what there is to pay it from. */
export const forecast = async (ctx: Ctx, id: string): Promise<Result<typeof getImportForecast>> => {
  const found = await imports.goodSums(ctx, id);
  const sums = found.filter((sum): sum is Sum => sum.currency !== null);
  const seesBalance = ctx.session?.permissions.has('financial:overview') === true;
  const wallets = seesBalance ? await walletsOf(ctx) : null;
  const count = (list: readonly { things: number }[]) =>
    list.reduce((total, { things }) => total + things, 0);
  return {
    orders: count(found),
    unpriced: count(found) - count(sums),
    sums: await Promise.all(
      sums.map(async (sum) => ({
        currency: sum.currency,
        orders: sum.things,
        amount: toAmount(sum.minor, sum.currency),
        ...(wallets ? await paidFrom(ctx, id, sum, wallets) : { available: null, fitting: null }),
      })),
    ),
  };
};
