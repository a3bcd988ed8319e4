import type { OrderSummary } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

test.each([
  ['ordering', 'inFlight', 'ordering'],
  ['ordering', 'waitingPayment', 'unpaid'],
  ['generated', 'booked', 'generated'],
  ['generated', 'cancelling', 'generated'],
  ['generated', 'awaitingWeight', 'marked'],
  ['failed', 'refused', 'failed'],
  ['voided', 'none', 'over'],
  ['delivered', 'booked', 'generated'],
] as const)('%s, %s: %s', (status, booking, outcome) => {
  expect(outcomeOf({ status, booking } as OrderSummary)).toBe(outcome);
});
