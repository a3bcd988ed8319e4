import { expect, test } from 'vitest';
import { addDays } from '../../platform/clock/days.ts';
import { daysBetween, endedPeriods, periodEnd } from './periods.ts';

test.each([
  // A Wednesday.
  ['2026-11-18', 'weekly', '2026-11-22'],
  ['2026-11-22', 'weekly', '2026-11-22'],
  ['2026-11-01', 'halfMonthly', '2026-11-15'],
  ['2026-11-15', 'halfMonthly', '2026-11-15'],
  ['2026-02-16', 'halfMonthly', '2026-02-28'],
  ['2028-02-01', 'monthly', '2028-02-29'],
  ['2026-12-31', 'monthly', '2026-12-31'],
] as const)('the period of %s that is %s ends on %s', (day, cycle, end) => {
  expect(periodEnd(day, cycle)).toBe(end);
});

test('a period is over once its last day is', () => {
  expect(endedPeriods('2026-09-30', 'monthly', '2026-10-31')).toEqual([]);
  expect(endedPeriods('2026-09-30', 'monthly', '2026-11-01')).toEqual([
    { fromDay: '2026-10-01', toDay: '2026-10-31' },
  ]);
});

test('after a change of cycle no day is left out and none comes twice', () => {
  expect(endedPeriods('2026-10-15', 'weekly', '2026-10-27')).toEqual([
    { fromDay: '2026-10-16', toDay: '2026-10-18' },
    { fromDay: '2026-10-19', toDay: '2026-10-25' },
  ]);
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});
