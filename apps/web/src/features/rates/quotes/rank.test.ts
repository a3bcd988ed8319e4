import type { Quote } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { best, type Priced, sorted } from './rank.ts';

const quote = (productId: string, comparable: string, days: [number, number], billableKg = 1) =>
  ({
    ok: true,
    productId,
    comparable,
    comparableCurrency: 'CNY',
    billableKg,
    transitDaysMin: days[0],
    transitDaysMax: days[1],
  }) as Priced;
const refused = { ok: false, productId: 'refused', transitDaysMin: 1, transitDaysMax: 1 } as Quote;

const quotes = [
  refused,
  quote('slow', '9.80', [20, 30]),
  quote('heavy', '10.00', [5, 9], 2),
  quote('fast', '100.50', [2, 4]),
];

test.each([
  ['price', ['slow', 'heavy', 'fast', 'refused']],
  ['days', ['fast', 'heavy', 'slow', 'refused']],
  ['perKg', ['heavy', 'slow', 'fast', 'refused']],
] as const)('sorted by %s', (sort, order) => {
  expect(sorted(quotes, sort).map(({ productId }) => productId)).toEqual(order);
});

test('what is refused is neither cheapest nor fastest, and equals share the mark', () => {
  const { cheapest, fastest } = best([...quotes, quote('equal', '9.80', [2, 4])]);
  expect([...cheapest]).toEqual(['slow', 'equal']);
  expect([...fastest]).toEqual(['fast', 'equal']);
});
