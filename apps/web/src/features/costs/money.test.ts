import { expect, it } from 'vitest';
import { halfOf } from './money.ts';

it.each([
  ['7.42', 'CNY', '3.71'],
  ['0.05', 'CNY', '0.02'],
  ['5', 'JPY', '2'],
] as const)('half of %s %s is %s', (amount, currency, half) => {
  expect(halfOf(amount, currency)).toBe(half);
});
