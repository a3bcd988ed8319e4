import { expect, test } from 'vitest';
import { statedTimeOf } from './statedTime.ts';

test.each([
  ['2026-11-16 10:30:05', '2026-11-16 10:30:05'],
  ['2026-11-16T10:30', '2026-11-16 10:30:00'],
  ['2026/11/6 9:05', '2026-11-06 09:05:00'],
  ['2026.1.6', '2026-01-06 00:00:00'],
  ['2026年1月6日 8:00', '2026-01-06 08:00:00'],
  [' 2026-11-16 ', '2026-11-16 00:00:00'],
])('%s is %s', (text, time) => {
  expect(statedTimeOf(text)).toBe(time);
});

test.each(['', 'yesterday', '11/16/2026', '2026-02-31', '2026-11-16 25:00', '2026-13-01'])(
  '“%s” is no time',
  (text) => {
    expect(statedTimeOf(text)).toBeNull();
  },
);
