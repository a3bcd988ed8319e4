import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

test('a day is in the week of its Monday', () => {
  expect(weeksOf('2026-11-16', '2026-11-16')).toEqual(['2026-11-16']);
  expect(weeksOf('2026-11-22', '2026-11-22')).toEqual(['2026-11-16']);
});

test('a period has all weeks that it touches, over the end of a year too', () => {
  expect(weeksOf('2026-12-27', '2027-01-04')).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
});
