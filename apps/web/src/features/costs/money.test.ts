import { expect, it, test } from 'vitest';
import { halfOf, sumsText } from './money.ts';

it.each([
  ['7.42', 'CNY', '3.71'],
  ['0.05', 'CNY', '0.02'],
  ['5', 'JPY', '2'],
] as const)('half of %s %s is %s', (amount, currency, half) => {
  expect(halfOf(amount, currency)).toBe(half);
});

test('sums of several currencies are told side by side', () => {
  const sums = [
    { currency: 'CNY', amount: '1234.50' },
    { currency: 'USD', amount: '3.00' },
  ];
  expect(sumsText(sums, '、')).toBe('1,234.50 CNY、3.00 USD');
});
