import { expect, it } from 'vitest';
import { charted, isThin, keptPercent } from './kept.ts';

it('says all only of all', () => {
  expect(keptPercent({ kept: 999, delivered: 1000 })).toBe(99);
  expect(keptPercent({ kept: 1000, delivered: 1000 })).toBe(100);
  expect(keptPercent({ kept: 0, delivered: 0 })).toBe(0);
});

it('calls fewer than fifty thin', () => {
  expect(isThin({ delivered: 49 })).toBe(true);
  expect(isThin({ delivered: 50 })).toBe(false);
});

it('charts those with most parcels', () => {
  const one = (productId: string, delivered: number) => ({
    productId,
    productName: productId,
    countryCode: 'US',
    promisedDays: 9,
    delivered,
    kept: 1,
    halfDays: 1,
    mostDays: 2,
  });
  const shown = charted([one('few', 2), one('most', 9), one('some', 5)], 2);
  expect(shown.map(({ productId }) => productId)).toEqual(['most', 'some']);
});
