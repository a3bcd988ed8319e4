import { expect, test } from 'vitest';
import { grouped, padded } from './amountText.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.50', '-1,234,567.50'],
  ['123456789012345.12', '123,456,789,012,345.12'],
  ['1234.5678', '1,234.5678'],
])('%s reads %s', (amount, text) => {
  expect(grouped(amount)).toBe(text);
});

test.each([
  ['12', 2, '12.00'],
  ['12.5', 2, '12.50'],
  ['12.345', 2, '12.345'],
  ['12', 0, '12'],
])('%s with %d decimals is %s', (amount, decimals, text) => {
  expect(padded(amount, decimals)).toBe(text);
});
