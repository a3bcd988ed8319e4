import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTolerable } from './tolerance.ts';

const change = (beforeMinor: bigint, afterMinor: bigint) => ({
  reason: 'measured' as const,
  beforeMinor,
  afterMinor,
});

test.each([
  ['exactly the amount', 1_000n, 1_100n, { amountMinor: 100n, sharePercent: 0 }, true],
  ['a cent more', 1_000n, 1_101n, { amountMinor: 100n, sharePercent: 0 }, false],
  ['exactly the share', 10_000n, 10_250n, { amountMinor: 0n, sharePercent: 2.5 }, true],
  ['a cent beyond the share', 10_000n, 10_251n, { amountMinor: 0n, sharePercent: 2.5 }, false],
  ['either is enough', 10_000n, 10_100n, { amountMinor: 100n, sharePercent: 0.5 }, true],
  ['less is given back, not borne', 1_000n, 900n, { amountMinor: 500n, sharePercent: 50 }, false],
  ['no rule', 1_000n, 1_001n, undefined, false],
])('%s', (_, before, after, tolerance, isBorne) => {
  expect(isTolerable(change(before, after), tolerance)).toBe(isBorne);
});

test('a fee is a fee, however small', () => {
  const tolerance = { amountMinor: 10_000n, sharePercent: 100 };
  for (const reason of ['storage', 'return', 'remote', 'duty', 'other'] as const) {
    expect(isTolerable({ ...change(0n, 1n), reason }, tolerance)).toBe(false);
  }
});

test('what is borne of a difference is borne of every smaller one', () => {
  const minor = fc.bigInt({ min: 1n, max: 1_000_000n });
  fc.assert(
    fc.property(minor, minor, minor, fc.nat({ max: 100 }), (before, more, amount, share) => {
      const tolerance = { amountMinor: amount, sharePercent: share };
      if (!isTolerable(change(before, before + more), tolerance)) return;
      expect(isTolerable(change(before, before + (more + 1n) / 2n), tolerance)).toBe(true);
    }),
  );
});
