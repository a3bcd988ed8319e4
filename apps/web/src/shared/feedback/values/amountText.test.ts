import { expect, test } from 'vitest';
import { padded } from './amountText.ts';

test.each([
  ['12', 2, '12.00'],
  ['12.5', 2, '12.50'],
  ['12.345', 2, '12.345'],
  ['12', 0, '12'],
])('%s with %d decimals is %s', (amount, decimals, text) => {
  expect(padded(amount, decimals)).toBe(text);
});
