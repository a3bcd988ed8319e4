import { expect, test } from 'vitest';
import { difference, sumsOf } from './sums.ts';

test('amounts add up by currency without rounding', () => {
  expect(
    sumsOf([
      { currency: 'CNY', amount: '0.10' },
      { currency: 'JPY', amount: '120' },
      { currency: 'CNY', amount: '0.20' },
    ]),
  ).toEqual([
    { currency: 'CNY', amount: '0.30' },
    { currency: 'JPY', amount: '120' },
  ]);
  expect(sumsOf([])).toEqual([]);
});

test('a difference says which way it goes', () => {
  expect(difference('12.30', '12.00', 'CNY')).toBe('0.30');
  expect(difference('12.00', '12.30', 'CNY')).toBe('-0.30');
});
