import { expect, test } from 'vitest';
import { isInOrder, isShortEnough } from './dateRange.ts';

const [early, late] = ['2026-03-01 00:00:00', '2026-03-01 00:00:01'];

test('a range goes forward, and may be of one second', () => {
  expect(isInOrder({ from: early, to: late })).toBe(true);
  expect(isInOrder({ from: early, to: early })).toBe(true);
  expect(isInOrder({ from: late, to: early })).toBe(false);
});

test('a range has 31 days at the most, its last second included', () => {
  expect(isShortEnough({ from: early, to: '2026-03-31 23:59:59' })).toBe(true);
  expect(isShortEnough({ from: early, to: '2026-04-01 00:00:00' })).toBe(false);
  expect(isShortEnough({ from: '2026-03-01 12:30:00', to: '2026-04-01 12:29:59' })).toBe(true);
  expect(isShortEnough({ from: '2026-03-01 12:30:00', to: '2026-04-01 12:30:00' })).toBe(false);
});

test.each([{}, { from: late }, { to: early }, { from: '2020-01-01 00:00:00', to: undefined }])(
  'a range that is open, such as %j, is in order and short enough',
  (range) => {
    expect(isInOrder(range)).toBe(true);
    expect(isShortEnough(range)).toBe(true);
  },
);
