import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { exchangeRate } from '../rates/index.ts';
import { sidesOf } from './exchangeSums.ts';

/** What an amount is in another currency by the tenant's rate of now; none where nobody set one. */
export const inCurrency = async (
  ctx: Ctx,
  minor: bigint,
  from: Currency,
  to: Currency,
): Promise<bigint | undefined> => {
  if (from === to || minor === 0n) return minor;
  const rate = await exchangeRate(ctx, from, to);
  return rate && sidesOf(minor, 'sold', rate, [from, to]).bought;
};
