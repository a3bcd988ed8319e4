import { type Currency, currencyExponents } from '@alpaca/contract';
import type { Fraction } from './types.ts';

const biggest = Number.MAX_SAFE_INTEGER;

/** Minor units that make one unit of a currency: 100, 1, 1000. */
export const minorPerUnit = (currency: Currency): number => 10 ** currencyExponents[currency];

/** '98.5' → 985000: prices are ten-thousandths of a unit of their currency. */
export const toTenThousandths = (price: string): number => {
  const [units, decimals = ''] = price.split('.');
  return Number(units) * 10_000 + Number(decimals.padEnd(4, '0'));
};

/** '12.3' → 1230: money of a request has two decimals at the most, whatever its currency. */
export const toHundredths = (amount: string): number => {
  const [units, decimals = ''] = amount.split('.');
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
};

export const ceilDivide = (a: number, b: number): number => {
  const rest = a % b;
  return rest === 0 ? a / b : (a - rest) / b + 1;
};

const roundDivide = (a: number, b: number): number => {
  const rest = a % b;
  const whole = (a - rest) / b;
  return rest * 2 >= b ? whole + 1 : whole;
};

/** One currency in itself. */
export const one: Fraction = { num: 1n, den: 1n };

/** a × b ÷ divisor × rate, rounded half up, once. */
export const share = (a: number, b: number, divisor: number, rate = one): number => {
  const product = a * b;
  // A product within the safe integers is exact; only others, and rates, need the slower way.
  if (rate === one && product <= biggest) return roundDivide(product, divisor);
  const below = BigInt(divisor) * rate.den;
  return Number((BigInt(a) * BigInt(b) * rate.num * 2n + below) / (below * 2n));
};

/** ⌈a × b ÷ divisor⌉ */
export const ceilShare = (a: number, b: number, divisor: number): number => {
  const product = a * b;
  if (product <= biggest) return ceilDivide(product, divisor);
  const d = BigInt(divisor);
  return Number((BigInt(a) * BigInt(b) + d - 1n) / d);
};

export const ceilTo = (a: number, step: number): number =>
  step <= 1 ? a : ceilDivide(a, step) * step;
