import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarginFacts, marginWhys, whysOf } from './marginWhys.ts';

const nothing: MarginFacts = {
  billedG: 2_000,
  chargedG: 2_000,
  hasUnpassedFee: false,
  isRefunded: false,
  isCompensated: false,
  isAbsorbed: false,
  isAwaited: false,
};

test.each([
  ['weight', { billedG: 2_001 }],
  ['fee', { hasUnpassedFee: true }],
  ['refunded', { isRefunded: true }],
  ['compensated', { isCompensated: true }],
  ['absorbed', { isAbsorbed: true }],
  ['awaiting', { isAwaited: true }],
] as const)('%s is told where it is so', (why, facts) => {
  expect(whysOf({ ...nothing, ...facts })).toEqual([why]);
});

test('where nothing else explains it, the price is too low', () => {
  expect(whysOf(nothing)).toEqual(['price']);
  expect(whysOf({ ...nothing, billedG: null })).toEqual(['price']);
});

test('several are told in their order, and the price only alone', () => {
  const flag = fc.boolean();
  const facts = fc.record({
    billedG: fc.option(fc.nat(10)),
    chargedG: fc.nat(10),
    hasUnpassedFee: flag,
    isRefunded: flag,
    isCompensated: flag,
    isAbsorbed: flag,
    isAwaited: flag,
  });
  fc.assert(
    fc.property(facts, (some) => {
      const whys = whysOf(some);
      expect(whys.length).toBeGreaterThan(0);
      expect(whys).toEqual(marginWhys.filter((why) => whys.includes(why)));
      expect(whys.includes('price')).toBe(whys.length === 1 && whys[0] === 'price');
    }),
  );
});
