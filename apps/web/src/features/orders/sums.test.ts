import type { OrderSummary } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { difference, movedBy, sumsOf } from './sums.ts';

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

const order = (heldAmount: string | null, currencyCode = 'CNY', paidAmount: string | null = null) =>
  ({ totalPrice: '98.51', currencyCode, heldAmount, paidAmount }) as OrderSummary;

test('an act tells what it moves, and nothing that it leaves where it is', () => {
  const orders = [order('59.80'), order(null), order(null, 'USD', '9.44')];
  expect(movedBy('void', orders)).toEqual([{ currency: 'CNY', amount: '59.80' }]);
  expect(movedBy('refund', orders)).toEqual([{ currency: 'USD', amount: '9.44' }]);
  expect(movedBy('void', [order(null)])).toEqual([]);
});
