import { expect, it } from 'vitest';
import { dueDayOf } from './dueDay.ts';

it.each([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 30, '2026-12-18'],
  ['2028-02-28', 1, '2028-02-29'],
])('a bill of %s with %i days is due on %s', (billDay, days, due) => {
  expect(dueDayOf(billDay, days)).toBe(due);
});
