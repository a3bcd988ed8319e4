import { type ClaimKind, claimKinds } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capOf, liabilityOf, needsSecond } from './liability.ts';

const minor = fc.bigInt({ min: 0n, max: 100_000_000n });
const terms = fc.record({
  parcelMinor: minor,
  kgMinor: minor,
  freightPercent: fc.integer({ min: 0, max: 100_000 }).map((share) => share / 100),
});
const parcel = fc.record({
  boxes: fc.integer({ min: 1, max: 40 }),
  weightG: fc.bigInt({ min: 0n, max: 1_000_000n }),
  freightMinor: minor,
});
const kind = fc.constantFrom<ClaimKind>(...claimKinds);
const maybe = fc.option(minor, { nil: null });

test.each([
  ['so much for each parcel', { parcelMinor: 10_000n, kgMinor: 0n, freightPercent: 0 }, 20_000n],
  ['so much for its weight', { parcelMinor: 0n, kgMinor: 4_000n, freightPercent: 0 }, 6_000n],
  ['a share of its freight', { parcelMinor: 0n, kgMinor: 0n, freightPercent: 33.33 }, 999n],
  ['all together', { parcelMinor: 10_000n, kgMinor: 4_000n, freightPercent: 100 }, 29_000n],
])('a line answers for %s', (_, line, wanted) => {
  const two = { boxes: 2, weightG: 1_500n, freightMinor: 3_000n };
  expect(liabilityOf(line, two)).toBe(wanted);
});

test('the rest of a cent is never paid, and no part is below nothing', () => {
  fc.assert(
    fc.property(terms, parcel, (line, one) => {
      const exact =
        Number(line.parcelMinor) * one.boxes +
        (Number(line.kgMinor) * Number(one.weightG)) / 1_000 +
        (Number(one.freightMinor) * line.freightPercent) / 100;
      const told = Number(liabilityOf(line, one));
      expect(told).toBeGreaterThanOrEqual(0);
      expect(told).toBeLessThanOrEqual(exact + 0.01);
      expect(told).toBeGreaterThan(exact - 2.01);
    }),
  );
});

test('one person alone offers up to the liability or the insured value, and never above both', () => {
  fc.assert(
    fc.property(kind, maybe, maybe, minor, (what, liabilityMinor, insuredMinor, offered) => {
      const cap = capOf({ kind: what, liabilityMinor, insuredMinor });
      const alone = !needsSecond(offered, cap);
      const within = (most: bigint | null) => most !== null && offered <= most;
      const isInsured = what !== 'late' && within(insuredMinor);
      expect(alone).toBe(liabilityMinor !== null && (within(liabilityMinor) || isInsured));
    }),
  );
});

test('what one person may offer, they may offer less of', () => {
  fc.assert(
    fc.property(kind, maybe, maybe, minor, (what, liabilityMinor, insuredMinor, offered) => {
      const cap = capOf({ kind: what, liabilityMinor, insuredMinor });
      if (needsSecond(offered, cap)) return;
      expect(needsSecond(offered / 2n, cap)).toBe(false);
    }),
  );
});
