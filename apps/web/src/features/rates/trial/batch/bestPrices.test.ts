import type { TrialLine } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { cheapestOf, fastestOf } from './bestPrices.ts';

const price = (productId: string, total: string | null) => ({
  productId,
  total,
  currency: 'CNY' as const,
  comparable: total,
  billableKg: 1,
  reason: '',
});
const line = {
  prices: [
    price('slow', '10.00'),
    price('quick', '30.00'),
    price('quickToo', '40.00'),
    price('no', null),
  ],
} as TrialLine;
const takes = (transitDaysMin: number, transitDaysMax: number) => ({
  transitDaysMin,
  transitDaysMax,
});
const days = new Map([
  ['slow', takes(10, 20)],
  ['quick', takes(3, 5)],
  ['quickToo', takes(3, 5)],
  ['no', takes(1, 1)],
]);

test('the cheapest is the first with a price, the fastest the one with the fewest days', () => {
  expect(cheapestOf(line)?.productId).toBe('slow');
  expect(fastestOf(line, days)?.productId).toBe('quick');
});

test('a row that nothing carries has neither', () => {
  const none = { prices: [price('no', null)] } as TrialLine;
  expect([cheapestOf(none), fastestOf(none, days)]).toEqual([undefined, undefined]);
});
