import { expect, test } from 'vitest';
import { countText, figureText, grouped } from './figures.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.50', '-1,234,567.50'],
  ['123456789012345.12', '123,456,789,012,345.12'],
  ['1234.5678', '1,234.5678'],
  ['1,234.50', '1,234.50'],
])('%s reads %s', (amount, text) => {
  expect(grouped(amount)).toBe(text);
});

test('counts are written by thousands', () => {
  expect(countText(3431)).toBe('3,431');
  expect(countText(-1000)).toBe('-1,000');
});

test('in a text counts and money are grouped, and numbers of things are not', () => {
  expect(figureText(3431)).toBe('3,431');
  expect(figureText('5000.00', 'money')).toBe('5,000.00');
  expect(figureText('5000.00')).toBe('5000.00');
  expect(figureText('202611150001')).toBe('202611150001');
});
