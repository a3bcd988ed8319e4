import { expect, test } from 'vitest';
import { type ForecastSum, going, shortSums } from './shortSums.ts';

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

test('only what can be paid for goes, where that was chosen', () => {
  const sums = [
    sum({ orders: 4, fitting: 4 }),
    sum({ currency: 'EUR', orders: 100, amount: '90.00', available: '80.00', fitting: 96 }),
  ];
  const forecast = { orders: 104, unpriced: 0, sums };
  expect(going(forecast, false)).toBe(104);
  expect(going(forecast, true)).toBe(100);
});
