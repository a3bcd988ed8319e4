import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfterMs, waitAfter, waitsMs } from './retries.ts';

test('it is tried at once, and ten times more over three days', () => {
  const seconds = waitsMs.map((ms) => ms / 1000);
  expect(seconds).toEqual([0, 5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(waitAfter(11, 0.5)).toBeNull();
});

test('no wait is more than a tenth off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const wait = waitAfter(attempts, random) as number;
        const planned = waitsMs[attempts] as number;
        expect(Math.abs(wait - planned)).toBeLessThanOrEqual(planned * 0.1 + 1);
      },
    ),
  );
});

const now = Date.UTC(2026, 10, 18, 12);
test.each([
  [undefined, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['0', null],
  ['120', 120_000],
  [' 60 ', 60_000],
  ['Wed, 18 Nov 2026 12:01:00 GMT', 60_000],
  ['Wed, 18 Nov 2026 11:00:00 GMT', null],
  ['9999999', 86_400_000],
  ['Wed, 18 Nov 2099 12:00:00 GMT', 86_400_000],
])('Retry-After: %s is %s', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
