import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ceilDivide,
  ceilShare,
  ceilTo,
  minorPerUnit,
  one,
  share,
  toHundredths,
  toTenThousandths,
} from './exact.ts';

test('a unit has the minor units of its currency', () => {
  expect([minorPerUnit('CNY'), minorPerUnit('JPY'), minorPerUnit('KWD')]).toEqual([100, 1, 1000]);
});

test('prices and amounts are read to their last decimal', () => {
  expect(['98', '98.5', '0.0001', '12.3456'].map(toTenThousandths)).toEqual([
    980_000, 985_000, 1, 123_456,
  ]);
  expect(['12', '12.3', '0.05', '7.89'].map(toHundredths)).toEqual([1200, 1230, 5, 789]);
});

test('what is begun counts', () => {
  expect([ceilDivide(0, 5), ceilDivide(10, 5), ceilDivide(11, 5)]).toEqual([0, 2, 3]);
  expect([ceilTo(7, 5), ceilTo(10, 5), ceilTo(7, 1), ceilTo(7, 0)]).toEqual([10, 10, 7, 7]);
});

test('a share is rounded once, half up', () => {
  expect([share(1, 1, 3), share(1, 1, 2), share(2, 1, 3), share(5, 3, 5)]).toEqual([0, 1, 1, 3]);
  expect(share(3, 1, 1, { num: 7n, den: 2n })).toBe(11); // 10.5
  expect(share(3, 2, 4, { num: 1n, den: 4n })).toBe(0); // 0.375
});

const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const divisor = fc.integer({ min: 1, max: 1_000_000_000 });

test('shares are exact however great their product', () => {
  const least = (n: bigint) => (n < BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : 0);
  fc.assert(
    fc.property(whole, whole, divisor, (a, b, by) => {
      const [product, d] = [BigInt(a) * BigInt(b), BigInt(by)];
      const rounded = (product * 2n + d) / (d * 2n);
      const up = (product + d - 1n) / d;
      fc.pre(least(up) > 0);
      expect(share(a, b, by)).toBe(Number(rounded));
      expect(ceilShare(a, b, by)).toBe(Number(up));
    }),
  );
  // 2^53 − 1 is odd: its double is beyond what plain numbers hold.
  expect(share(Number.MAX_SAFE_INTEGER, 3, 9)).toBe(3_002_399_751_580_330);
  expect(ceilShare(Number.MAX_SAFE_INTEGER, 3, 9)).toBe(3_002_399_751_580_331);
  expect(ceilShare(Number.MAX_SAFE_INTEGER, 3, 4)).toBe(6_755_399_441_055_744);
  expect(ceilShare(Number.MAX_SAFE_INTEGER, 9, 9)).toBe(Number.MAX_SAFE_INTEGER);
  expect(share(Number.MAX_SAFE_INTEGER, 5, 5, one)).toBe(Number.MAX_SAFE_INTEGER);
});
