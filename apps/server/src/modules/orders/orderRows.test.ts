import { expect, test } from 'vitest';
import { stateOf } from './orderRows.ts';
import type { OrderRow } from './orders.repository.ts';

const minute = 60_000;
const booked = new Date('2026-03-01T00:00:00Z');
const until = booked.getTime() + 24 * 60 * minute;

test.each([
  ['a minute before its end', until - minute, true],
  ['at its end', until, false],
  ['a minute after it', until + minute, false],
])('the time to give a label back, %s', (_, now, isOpen) => {
  const row = { booked_at: booked, void_hours: 24, handed_over_at: null } as OrderRow;
  expect(stateOf(row, new Date(now)).voidWindowOpen).toBe(isOpen);
});

test('what is not booked has no such time', () => {
  const row = { booked_at: null, void_hours: 24, handed_over_at: null } as OrderRow;
  expect(stateOf(row).voidWindowOpen).toBe(false);
});
