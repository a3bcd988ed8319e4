import type { PriceRow, RemoteArea, Surcharge, ZonePlace } from '@alpaca/contract';

const ends = (range: string) => {
  const [from = '', to = from] = range.split('-');
  return { postFrom: from, postTo: to };
};

/** The whole country, or postcodes of it: `967-968`, or one beginning, `20`. */
export const place = (zone: string, country: string, ...ranges: string[]): ZonePlace[] =>
  ranges.length === 0
    ? [{ zone, countryCode: country }]
    : ranges.map((range) => ({ zone, countryCode: country, ...ends(range) }));

export const remote = (country: string, remoteType: string, ...ranges: string[]): RemoteArea[] =>
  ranges.map((range) => ({ countryCode: country, ...ends(range), remoteType }));

type Parts = Omit<PriceRow, 'zone' | 'fromKg' | 'toKg'>;

/** Bands one after the other: each ends where the next begins. */
export const bands = (
  zone: string,
  from: number,
  ...steps: (readonly [to: number, parts: Parts])[]
): PriceRow[] => {
  let fromKg = from;
  return steps.map(([toKg, parts]) => {
    const row = { zone, fromKg, toKg, ...parts };
    fromKg = toKg;
    return row;
  });
};

/** `code: [中文, English, expense, basis, value]` and what else there is to it. */
export const surcharge = (
  code: string,
  [nameZh, nameEn]: readonly [string, string],
  expenseType: Surcharge['expenseType'],
  basis: Surcharge['basis'],
  value: string,
  rest: Partial<Surcharge> = {},
): Surcharge => ({ code, nameZh, nameEn, expenseType, basis, value, when: {}, ...rest });
