import { expect, test } from 'vitest';
import { openAvailable } from './availableMoney.ts';

test('gives one sum after the other as long as it is enough, each currency by itself', () => {
  const takes = openAvailable([
    { currency: 'CNY', available: 100n },
    { currency: 'USD', available: 5n },
  ]);
  expect(takes('CNY', 60n)).toBe(true);
  expect(takes('CNY', 41n)).toBe(false);
  // What was too much took nothing.
  expect(takes('CNY', 40n)).toBe(true);
  expect(takes('CNY', 1n)).toBe(false);
  expect(takes('USD', 5n)).toBe(true);
  expect(takes('EUR', 1n)).toBe(false);
  expect(takes('EUR', 0n)).toBe(true);
});
