import type { Currency, ExchangeRate } from '@alpaca/contract';
import { minorPerUnit, one, share } from './exact.ts';
import type { Fraction, Rates } from './types.ts';

const commonFactor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonFactor(b, a % b));

const reduced = (num: bigint, den: bigint): Fraction => {
  const factor = commonFactor(num, den);
  return { num: num / factor, den: den / factor };
};

const fractionOf = (rate: string): Fraction => {
  const [units = '0', decimals = ''] = rate.split('.');
  return reduced(BigInt(units + decimals.padEnd(8, '0')), 100_000_000n);
};

/**
 * The rates of one moment. A pair that nobody set is read backwards, or goes through the tenant's own
 * currency, so a tenant needs to say only what each currency is worth in its own. Of a pair that
 * stands twice the last counts.
 */
export const compileRates = (list: readonly ExchangeRate[], own: Currency): Rates => {
  const set = new Map(list.map(({ from, to, rate }) => [`${from}${to}`, fractionOf(rate)]));
  const known = new Map<string, Fraction | undefined>();
  const direct = (from: Currency, to: Currency): Fraction | undefined => {
    const there = set.get(from + to);
    if (there) return there;
    const back = set.get(to + from);
    return back && back.num > 0n ? { num: back.den, den: back.num } : undefined;
  };
  const find = (from: Currency, to: Currency): Fraction | undefined => {
    const straight = direct(from, to);
    if (straight) return straight;
    const inwards = direct(from, own);
    const outwards = direct(own, to);
    return inwards && outwards && reduced(inwards.num * outwards.num, inwards.den * outwards.den);
  };
  return (from, to) => {
    if (from === to) return one;
    const pair = from + to;
    if (!known.has(pair)) known.set(pair, find(from, to));
    return known.get(pair);
  };
};

/** '7.12': at most six decimals, for people to read. */
export const rateText = ({ num, den }: Fraction): string => {
  const millionths = (num * 2_000_000n + den) / (den * 2n);
  const figures = String(millionths).padStart(7, '0');
  return `${figures.slice(0, -6)}.${figures.slice(-6)}`.replace(/\.?0+$/, '');
};

/** An amount of one currency in another, rounded half up to its minor unit. */
export const exchange = (
  minor: number,
  from: Currency,
  to: Currency,
  rates: Rates,
): number | undefined => {
  const rate = rates(from, to);
  return rate && share(minor, minorPerUnit(to), minorPerUnit(from), rate);
};
