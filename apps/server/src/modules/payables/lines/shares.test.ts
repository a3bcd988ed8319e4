import { shareRules } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bearer, sharesOf } from './shares.ts';

const bearer = (n: number, of: Partial<Bearer> = {}): Bearer => ({
  orderId: `order-${String(n).padStart(6, '0')}`,
  merchantId: 'm',
  weightG: 1n,
  pieces: 1,
  valueMinor: 1n,
  ...of,
});

const bearers = fc
  .array(
    fc.record({
      weightG: fc.bigInt({ min: 0n, max: 100_000n }),
      pieces: fc.integer({ min: 0, max: 20 }),
      valueMinor: fc.bigInt({ min: 0n, max: 10_000_000n }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((some) => some.map((of, n) => bearer(n, of)));
const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const rule = fc.constantFrom(...shareRules);
const sum = (shares: readonly { minor: bigint }[]) =>
  shares.reduce((all, { minor }) => all + minor, 0n);
const portion = {
  weight: ({ weightG }: Bearer) => weightG,
  piece: ({ pieces }: Bearer) => BigInt(pieces),
  value: ({ valueMinor }: Bearer) => valueMinor,
};

test('shares add up to the amount, and nobody is off by a whole cent', () => {
  fc.assert(
    fc.property(amount, rule, bearers, (minor, by, all) => {
      const shares = sharesOf(minor, by, all);
      expect(sum(shares)).toBe(minor);
      const portions = all.map(portion[by]);
      const whole = portions.reduce((a, b) => a + b, 0n);
      if (whole === 0n) return;
      shares.forEach((share, at) => {
        const off = share.minor * whole - minor * (portions[at] as bigint);
        expect(off < whole && off > -whole).toBe(true);
      });
    }),
  );
});

test('who bears what does not depend on the order in which they come', () => {
  fc.assert(
    fc.property(
      amount,
      rule,
      bearers.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      (minor, by, [all, shuffled]) => {
        expect(sharesOf(minor, by, shuffled)).toEqual(sharesOf(minor, by, all));
      },
    ),
  );
});

test('10,000 parcels share a master bill to the cent', () => {
  const all = Array.from({ length: 10_000 }, (_, n) =>
    bearer(n, { weightG: BigInt(100 + ((n * 7919) % 30_000)) }),
  );
  const shares = sharesOf(12_345_678n, 'weight', all);
  expect(sum(shares)).toBe(12_345_678n);
  expect(sharesOf(12_345_678n, 'weight', all.toReversed())).toEqual(shares);
});

test('the cents that are left go to those who lost most, of those alike to the first', () => {
  const three = [1, 2, 3].map((n) => bearer(n));
  expect(sharesOf(1_000n, 'piece', three).map(({ minor }) => minor)).toEqual([334n, 333n, 333n]);
  const heavy = [bearer(1, { weightG: 1n }), bearer(2, { weightG: 2n })];
  expect(sharesOf(100n, 'weight', heavy).map(({ minor }) => minor)).toEqual([33n, 67n]);
});

test('where nobody knows what to go by, all bear alike', () => {
  const nothing = [1, 2].map((n) => bearer(n, { weightG: 0n }));
  expect(sharesOf(-10n, 'weight', nothing).map(({ minor }) => minor)).toEqual([-5n, -5n]);
});
