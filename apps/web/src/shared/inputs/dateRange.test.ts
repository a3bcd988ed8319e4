import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { quickRanges, rangeIssue, tooFar, toRange, wholeRange } from './dateRange.ts';

test('whole days begin at 00:00:00 and end at 23:59:59; with times they are as chosen', () => {
  const [from, to] = [dayjs('2026-11-01 08:30:00'), dayjs('2026-11-15 09:15:30')];
  expect(toRange(from, to, false)).toEqual(['2026-11-01 00:00:00', '2026-11-15 23:59:59']);
  expect(toRange(from, to, true)).toEqual(['2026-11-01 08:30:00', '2026-11-15 09:15:30']);
});

test('a start alone is until today, or that day if it lies ahead; an end alone is nothing', () => {
  const now = dayjs('2026-11-15 09:15:30');
  const [past, ahead] = [dayjs('2026-11-01'), dayjs('2026-11-20')];
  expect(wholeRange([past, null], false, now)).toEqual([
    '2026-11-01 00:00:00',
    '2026-11-15 23:59:59',
  ]);
  expect(wholeRange([past, null], true, now)?.[1]).toBe('2026-11-15 23:59:59');
  expect(wholeRange([ahead, null], false, now)?.[1]).toBe('2026-11-20 23:59:59');
  expect(wholeRange([null, past], false, now)).toBeUndefined();
  expect(wholeRange([], false, now)).toBeUndefined();
});

test.each([
  ['2026-10-01 00:00:00', '2026-10-31 23:59:59', null],
  ['2026-10-01 00:00:00', '2026-11-01 00:00:00', 'web.verify.29'],
  ['2026-10-01 00:00:00', '2026-11-01 23:59:59', 'web.verify.29'],
  ['2026-10-02 00:00:00', '2026-10-01 23:59:59', 'web.verify.30'],
  ['nonsense', '2026-10-01 23:59:59', 'web.verify.0'],
])('from %s to %s: %s', (from, to, key) => {
  expect(rangeIssue([from, to])).toBe(key);
});

test('the 32nd day can not be chosen, in either direction', () => {
  const start = dayjs('2026-10-01 12:00:00');
  expect(tooFar(dayjs('2026-10-31'), start, 31)).toBe(false);
  expect(tooFar(dayjs('2026-11-01'), start, 31)).toBe(true);
  expect(tooFar(dayjs('2026-08-31 23:00:00'), start, 31)).toBe(true);
  expect(tooFar(dayjs('2026-12-31'), undefined, 31)).toBe(false);
});

test.each(['2026-01-31', '2026-03-01', '2026-11-15', '2028-02-29', '2026-12-31'])(
  'on %s every quick range keeps the limit',
  (day) => {
    for (const [, [from, to]] of quickRanges(dayjs(`${day} 23:30:00`))) {
      expect(rangeIssue(toRange(from, to, false))).toBeNull();
    }
  },
);
