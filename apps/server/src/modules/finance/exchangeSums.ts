import { type Currency, currencyExponents } from '@alpaca/contract';

export interface Rate {
  num: bigint;
  den: bigint;
}

export interface Sides {
  sold: bigint;
  bought: bigint;
}

const units = (currency: Currency) => 10n ** BigInt(currencyExponents[currency]);
const roundedUp = (num: bigint, den: bigint) => (num + den - 1n) / den;

/** In minor units: what is bought is rounded down, so that nobody gains by going to and fro. */
const boughtFor = (sold: bigint, { num, den }: Rate, from: Currency, to: Currency) =>
  (sold * num * units(to)) / (den * units(from));

/** What is given and what is got, where one of them is known. */
export const sidesOf = (
  minor: bigint,
  side: 'sold' | 'bought',
  rate: Rate,
  [from, to]: readonly [Currency, Currency],
): Sides => {
  const sold =
    side === 'sold' ? minor : roundedUp(minor * rate.den * units(from), rate.num * units(to));
  return { sold, bought: boughtFor(sold, rate, from, to) };
};
