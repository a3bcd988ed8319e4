import { activationStatuses } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { warningFor } from './accountRules.ts';

const { none, active, submitted, rejected } = activationStatuses;

test('who is not active is told so, whatever the wallet', () => {
  for (const wallet of [null, { available: 0n }, { available: 1_000_000n }]) {
    expect(warningFor(none, wallet)).toBe('none');
    expect(warningFor(rejected, wallet)).toBe('rejected');
    expect(warningFor(submitted, wallet)).toBeNull();
  }
});

test('who is active is warned below 100.00', () => {
  expect(warningFor(active, { available: 9_999n })).toBe('low');
  expect(warningFor(active, { available: -1n })).toBe('low');
  expect(warningFor(active, { available: 10_000n })).toBeNull();
  expect(warningFor(active, null)).toBeNull();
});
