import { expect, test } from 'vitest';
import { type ForecastSum, shortSums } from './shortSums.ts';

const sum = (more: Partial<ForecastSum>): ForecastSum => ({
  currency: 'USD',
  orders: 3,
  amount: '30.00',
  available: '30.00',
  fitting: 3,
  ...more,
});

test('a sum is short of exactly what is missing, in its own currency', () => {
  const sums = [
    sum({}),
    sum({ currency: 'JPY', amount: '1200', available: '0', fitting: 0 }),
    sum({ currency: 'EUR', amount: '30.10', available: '20.05', fitting: 2 }),
  ];
  expect(shortSums({ sums }).map(({ gap }) => gap)).toEqual(['1200', '10.05']);
});

test('what is owed already is missing too', () => {
  const sums = [sum({ available: '-5.00', fitting: 0 })];
  expect(shortSums({ sums })[0]?.gap).toBe('35.00');
});

test('who may not see balances is told of none', () => {
  expect(shortSums({ sums: [sum({ available: null, fitting: null })] })).toEqual([]);
});
