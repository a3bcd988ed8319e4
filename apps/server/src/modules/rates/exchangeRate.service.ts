import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { rateText } from './engine/rates.ts';
import { openBook } from './priceBook.service.ts';

/** What one unit of a currency is worth in another, to the last digit and for people. */
export interface ExchangeRateNow {
  num: bigint;
  den: bigint;
  text: string;
}

/** The tenant's rate of this moment; none where nobody set one. */
export const exchangeRate = async (
  ctx: Ctx,
  from: Currency,
  to: Currency,
): Promise<ExchangeRateNow | undefined> => {
  const rate = (await openBook(ctx)).ratesAt(new Date())(from, to);
  return rate && { ...rate, text: rateText(rate) };
};
