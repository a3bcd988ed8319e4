import { expect, test } from 'vitest';
import { heldDraft, settled, typed } from './decimal.ts';

test.each([
  ['1,234.5', 2, '1234.5'],
  ['１２。５', 2, '12.5'],
  ['12.345', 2, null],
  ['12.345', 3, '12.345'],
  ['12.', 2, '12.'],
  ['12.', 0, null],
  ['abc', 2, null],
  ['1e5', 2, null],
  ['-1', 2, null],
  ['', 2, ''],
  ['1234567890123456', 2, null],
])('%j with %d decimals is taken as %j', (text, decimals, value) => {
  expect(typed(text, decimals)).toBe(value);
});

test('a sign counts where it is allowed', () => {
  expect(typed('-1.5', 2, true)).toBe('-1.5');
});

test.each([
  ['007.', '7'],
  ['.5', '0.5'],
  ['-', ''],
  ['.', ''],
  ['', ''],
  ['0', '0'],
  ['-0.50', '-0.50'],
  ['12.340', '12.340'],
])('%j settles to %j', (text, value) => {
  expect(settled(text)).toBe(value);
});

test.each([
  ['12.', '12', '12.'],
  ['1.0', '1', '1.0'],
  ['1.50', '1.5', '1.50'],
  ['100', '1', null],
  ['-', '', '-'],
  ['', '', ''],
  ['', '3.71', null],
  ['7.42', '3.71', null],
  ['7.42', '', null],
  [null, '3.71', null],
])('while %j is typed and %j is the value, %j stands there', (draft, value, shown) => {
  expect(heldDraft(draft, value)).toBe(shown);
});
