import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codDecisionsOf, codDifferenceOf, codFeeOf, codStates } from './codActs.ts';

test('what can be decided, in every state', () => {
  const of = (isCredited: boolean, hasCome: boolean) =>
    Object.fromEntries(
      codStates.flatMap((state) => {
        const can = codDecisionsOf({ state, isCredited, hasCome });
        return can.length > 0 ? [[state, can]] : [];
      }),
    );
  const all = ['asRemitted', 'inFull', 'nothing'];
  expect(of(false, true)).toEqual({ collected: all, differs: all, approving: all });
  const less = ['inFull', 'nothing'];
  expect(of(false, false)).toEqual({ collected: less, differs: less, approving: less });
  expect(of(true, true).differs).toEqual(['noted']);
});

describe('in what way it differs', () => {
  const facts = { dueMinor: 100n, remittedMinor: 100n, isSettled: false };
  test.each([
    ['less', { remittedMinor: 99n }],
    ['more', { remittedMinor: 101n }],
    ['notDelivered', {}],
    ['afterwards', { remittedMinor: 99n, isSettled: true }],
  ])('%s', (difference, more) => {
    expect(codDifferenceOf({ ...facts, ...more })).toBe(difference);
  });
});

test('the fee is rounded to the nearest, and never more than the credit', () => {
  expect(codFeeOf(9_999n, 20)).toBe(200n);
  expect(codFeeOf(25n, 20)).toBe(1n);
  expect(codFeeOf(24n, 20)).toBe(0n);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat({ max: 1000 }), (credit, permille) => {
      const fee = codFeeOf(credit, permille);
      const off = fee * 1000n - credit * BigInt(permille);
      expect(off > -500n - 1n && off <= 500n).toBe(true);
      expect(fee <= credit).toBe(true);
    }),
  );
});
