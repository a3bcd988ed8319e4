import { expect, test } from 'vitest';
import { sumsText } from './sumsText.ts';

test('sums of several currencies are told side by side', () => {
  const sums = [
    { currency: 'CNY', amount: '1234.50' },
    { currency: 'USD', amount: '3.00' },
  ];
  expect(sumsText(sums, '、')).toBe('1,234.50 CNY、3.00 USD');
});
