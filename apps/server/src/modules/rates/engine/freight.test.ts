import type { PriceRow } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { compileSheet } from './compile.ts';
import { chooseBand, freightMinor, freightOf, furtherOf, whyFreight } from './freight.ts';
import { leastFreight } from './leastFreight.ts';
import { measure } from './measure.ts';
import { parcelOf, sheetOf, terms } from './ratingTestSheets.ts';
import type { Band, Parcel } from './types.ts';

const row = (fromKg: number, toKg: number, more: Partial<PriceRow> = {}): PriceRow => ({
  zone: 'SG',
  fromKg,
  toKg,
  ...more,
});
const sheetWith = (...priceRows: PriceRow[]) => compileSheet(sheetOf({ priceRows }));
const bandsWith = (...rows: PriceRow[]) =>
  sheetWith(...rows)
    .prices.get('SG')
    ?.get('') as readonly Band[];

test('a weight is of the first band that reaches it, its end being within', () => {
  const bands = bandsWith(row(3, 5), row(0, 1), row(1, 2), row(2, 3));
  const bandAt = (g: number) => chooseBand(bands, g, () => 0)?.band.toG;
  expect([1, 1000, 1001, 2000, 3000, 3001, 5000, 5001].map(bandAt)).toEqual([
    1000,
    1000,
    2000,
    2000,
    3000,
    5000,
    5000,
    undefined,
  ]);
  expect(chooseBand([], 1, () => 0)).toBeUndefined();
});

test('minima of boxes and of the order lift a weight, rounding comes last', () => {
  const bands = bandsWith(row(0, 10, { minBoxKg: 0.5, minKg: 1.2, stepKg: 0.5 }));
  const chosen = (weighed: number, boxes: number) => {
    const found = chooseBand(bands, weighed, (min) => min * boxes);
    return [found?.billableG, found?.minimumCounts];
  };
  expect(chosen(100, 1)).toEqual([1500, true]);
  expect(chosen(100, 4)).toEqual([2000, true]);
  expect(chosen(1200, 1)).toEqual([1500, false]);
  expect(chosen(1600, 2)).toEqual([2000, false]);
  expect(chosen(1000, 2)).toEqual([1500, true]);
});

test('what is lifted beyond a band goes on to the next, and stays lifted', () => {
  const bands = bandsWith(row(0, 1, { minKg: 1.5 }), row(1, 2, { stepKg: 1 }));
  expect(chooseBand(bands, 500, () => 0)).toMatchObject({
    billableG: 2000,
    minimumCounts: true,
    band: { toG: 2000 },
  });
});

test('further weights are counted when they are begun', () => {
  const [band] = bandsWith(
    row(0, 9, { firstKg: 0.5, firstPrice: '1', nextKg: 0.3, nextPrice: '1' }),
  );
  expect([1, 500, 501, 800, 801].map((g) => furtherOf(band as Band, g))).toEqual([0, 0, 1, 1, 2]);
  const [flat] = bandsWith(row(0, 9, { firstKg: 0.5, firstPrice: '1' }));
  expect(furtherOf(flat as Band, 9000)).toBe(0);
});

const freightFor = (price: Partial<PriceRow>, parcel: Partial<Parcel>) => {
  const sheet = sheetWith(row(0, 1000, price));
  const measured = measure(parcelOf(parcel));
  const chosen = freightOf(sheet, sheet.prices.get('SG')?.get('') ?? [], measured);
  if (!chosen) throw new Error('no band');
  return { minor: freightMinor(sheet, chosen, measured), chosen, measured };
};
const boxes = [{ weight: 0.6, length: 50, width: 40, height: 3, count: 2 }];

test('each part of a price counts, and the sum is rounded once', () => {
  const minor = (price: Partial<PriceRow>) => freightFor(price, { boxes }).minor;
  expect(minor({ firstKg: 0.5, firstPrice: '28', nextKg: 0.5, nextPrice: '9' })).toBe(5500);
  expect(minor({ perKg: '1.5' })).toBe(300);
  expect(minor({ perOrder: '7' })).toBe(700);
  expect(minor({ perBox: '2' })).toBe(400);
  expect(minor({ perCbm: '100' })).toBe(120); // 0.012 m³
  expect(minor({ perCbm: '100', perKg: '1.5', perOrder: '7', perBox: '2' })).toBe(1520);
  expect(minor({ perOrder: '0.0049', perCbm: '0.0084' })).toBe(1); // 0.0049 + 0.0001008
  expect(minor({ perOrder: '0.0049', perCbm: '0.0083' })).toBe(0);
});

test('the volume is told in cubic metres, to the millionth where it has so many', () => {
  const cbm = (length: number, width: number, height: number) => {
    const parcel = { boxes: [{ weight: 1, length, width, height, count: 1 }] };
    const { chosen, measured } = freightFor({ perCbm: '1' }, parcel);
    return whyFreight(chosen, measured, false).parts?.[0]?.vars.cbm;
  };
  expect(cbm(100, 100, 50)).toBe('0.500');
  expect(cbm(100, 100, 123.45)).toBe('1.2345');
  expect(cbm(1, 1, 0.5)).toBe('0.000001');
  expect(cbm(1, 1, 0.49)).toBe('0.000');
});

test('only what is charged is told of', () => {
  const why = (price: Partial<PriceRow>, atLeast = false) => {
    const { chosen, measured } = freightFor(price, { boxes });
    return whyFreight(chosen, measured, atLeast);
  };
  expect(why({ perOrder: '7', perKg: '0', perBox: '0.00' })).toEqual({
    key: 'freight',
    vars: {},
    parts: [{ key: 'perOrder', vars: { price: '7' } }],
  });
  const stepped = { firstKg: 5, firstPrice: '3', nextKg: 1, nextPrice: '2' };
  expect(why(stepped).parts).toEqual([{ key: 'first', vars: { price: '3', kg: 5 } }]);
  expect(why({ perOrder: '7' }, true)).toMatchObject({
    key: 'freightMinimum',
    vars: { price: '' },
  });
});

test('what a sheet begins at counts the least charge and the lightest that is taken', () => {
  const least = (limits: object, ...rows: PriceRow[]) =>
    leastFreight(
      compileSheet(
        sheetOf({ priceRows: rows, terms: { ...terms, limits: { fields: {}, ...limits } } }),
      ),
    );
  expect(least({}, row(0, 5, { perKg: '10' }))).toBe(1);
  expect(least({}, row(0, 5, { perKg: '10', minCharge: '3' }))).toBe(300);
  expect(least({}, row(0, 5, { perBox: '2' }))).toBe(200);
  expect(least({}, row(0.5, 5, { perKg: '10' }))).toBe(501);
  expect(least({ minKg: 1 }, row(0, 5, { perKg: '10' }))).toBe(1000);
  expect(least({ minKg: 1 }, row(2, 5, { perKg: '10' }))).toBe(2001);
  // A zone that takes nothing so heavy is left out.
  expect(
    least({ minKg: 3 }, row(0, 1, { perKg: '1' }), row(0, 5, { zone: 'MY', perOrder: '9' })),
  ).toBe(900);
  expect(least({})).toBe(Number.POSITIVE_INFINITY);
});
