import { expect, test } from 'vitest';
import { lastDays } from '../../platform/clock/lastDays.ts';
import { trendOf } from './trend.ts';

test('there are thirty days, one after the other, and today is the last', () => {
  const days = lastDays('2026-03-05');
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026-02-04');
  expect(days.slice(-6)).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
  ]);
});

test('each day adds up what went out and what was topped up', () => {
  const days = ['2026-03-01', '2026-03-02'];
  const sum = (day: string, kind: string, inMinor: bigint, outMinor: bigint) => ({
    day,
    kind,
    in_minor: inMinor,
    out_minor: outMinor,
  });
  const sums = [
    sum('2026-03-01', 'topUp', 5_000n, 7n),
    sum('2026-03-01', 'topUp', 1_000n, 0n),
    sum('2026-03-01', 'freight', 9n, 250n),
    sum('2026-03-01', 'duty', 0n, 50n),
    // Neither changed into another currency, nor of a day that isn't asked for.
    sum('2026-03-01', 'exchange', 11n, 13n),
    sum('2026-02-28', 'freight', 0n, 17n),
  ];
  expect(trendOf(days, sums, 'CNY')).toEqual([
    { day: '2026-03-01', spent: '3.00', toppedUp: '60.00' },
    { day: '2026-03-02', spent: '0.00', toppedUp: '0.00' },
  ]);
});
