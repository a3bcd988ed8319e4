import { type Currency, constants } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { Fraction, Rates } from './engine/index.ts';
import { rateText } from './engine/rates.ts';
import { openBook } from './priceBook.ts';

/** What one unit of a currency is worth in another, to the last digit and for people. */
export interface ExchangeRateNow extends Fraction {
  text: string;
}

const { mainCurrency: own } = constants;

const lower = (one: Fraction | undefined, other: Fraction | undefined) => {
  if (!one || !other) return one ?? other;
  return one.num * other.den <= other.num * one.den ? one : other;
};

const inverse = (rate: Fraction | undefined) => rate && { num: rate.den, den: rate.num };

/** Both ways of a pair may be set, and rates that prices are made with favour the tenant either way. */
const lowerWay = (rates: Rates, from: Currency, to: Currency) =>
  lower(rates(from, to), inverse(rates(to, from)));

const through = (inwards: Fraction | undefined, outwards: Fraction | undefined) =>
  inwards && outwards && { num: inwards.num * outwards.num, den: inwards.den * outwards.den };

/**
 * The tenant's rate of this moment for money that changes hands; none where nobody set one. Of all
 * ways from one currency to the other the least: else whoever goes round would come back with more.
 */
export const exchangeRate = async (
  ctx: Ctx,
  from: Currency,
  to: Currency,
): Promise<ExchangeRateNow | undefined> => {
  const rates = (await openBook(ctx)).ratesAt(new Date());
  const rate = lower(
    lowerWay(rates, from, to),
    through(lowerWay(rates, from, own), lowerWay(rates, own, to)),
  );
  return rate && { ...rate, text: rateText(rate) };
};
