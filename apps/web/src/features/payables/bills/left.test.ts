import type { CarrierBill } from '@alpaca/contract';
import { expect, it } from 'vitest';
import { isPartlyPaid, leftOf } from './left.ts';

it.each([
  ['120.50', '0.00', '120.50', false],
  ['120.50', '20.00', '100.50', true],
  ['120.50', '120.50', '0.00', false],
  // A version that says less than what was paid for the one before.
  ['100.00', '120.50', '-20.50', true],
])('of %s with %s paid, %s is left', (total, paid, amount, isPartly) => {
  const bill = { total, paid, currency: 'CNY' } as CarrierBill;
  expect(leftOf(bill)).toEqual({ currency: 'CNY', amount });
  expect(isPartlyPaid(bill)).toBe(isPartly);
});
