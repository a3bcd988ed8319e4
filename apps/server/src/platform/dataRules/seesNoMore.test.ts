import { me, type RuleCondition } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { seed } from '../../testing/seededRandom.ts';
import type { HeldRule } from './compile.ts';
import { left, randomRules, rule } from './rulesTestKit.ts';
import { seesNoMore } from './seesNoMore.ts';

test('what sees no more leaves no row that the other hides, for thousands of mixtures', () => {
  let certain = 0;
  for (let at = 0; at < 4_000; at += 1) {
    const [one, other] = [randomRules(), randomRules()];
    expect(seesNoMore(one, one), `seed ${seed}: ${JSON.stringify(one)}`).toBe(true);
    if (!seesNoMore(one, other)) continue;
    certain += 1;
    const more = left(one).filter((row) => !left(other).includes(row));
    expect(more, `seed ${seed}: ${JSON.stringify([one, other])}`).toEqual([]);
  }
  expect(certain).toBeGreaterThan(600);
});

test('a rule of one role widens it, and a further role narrows', () => {
  const inA = rule('r1', [{ column: 'merchant', op: 'in', values: ['A'] }]);
  const inB = rule('r1', [{ column: 'merchant', op: 'in', values: ['B'] }]);
  const elsewhere = rule('r2', [{ column: 'country', op: 'notIn', values: ['A'] }]);
  expect(seesNoMore([inA, inB], [inA])).toBe(false);
  expect(seesNoMore([inA], [inA, inB])).toBe(true);
  expect(seesNoMore([inA, elsewhere], [inA])).toBe(true);
  expect(seesNoMore([inA], [inA, elsewhere])).toBe(false);
  expect(seesNoMore([], [inA])).toBe(false);
  expect(seesNoMore([inA], [])).toBe(true);
});

test('what cannot be read, or may be somebody else, is never taken for less', () => {
  const own = rule('r1', [{ column: 'creator', op: 'in', values: [me] }]);
  const mine = rule('r1', [{ column: 'creator', op: 'in', values: ['u1'] }]);
  const others = rule('r1', [{ column: 'creator', op: 'notIn', values: ['u2'] }]);
  expect(seesNoMore([own], [mine])).toBe(false);
  expect(seesNoMore([own], [others])).toBe(false);
  expect(seesNoMore([mine], [others])).toBe(true);
  expect(seesNoMore(null, [mine])).toBe(false);
  expect(seesNoMore([mine], null)).toBe(false);
  const unfit: HeldRule = { ...mine, subject: 'merchants' };
  expect(seesNoMore([unfit], [mine])).toBe(false);
});

test('a rule on orders hides no merchant', () => {
  const conditions: RuleCondition[] = [{ column: 'merchant', op: 'in', values: ['A'] }];
  const ofOrders = rule('r1', conditions);
  const ofMerchants: HeldRule = { ...ofOrders, subject: 'merchants' };
  expect(seesNoMore([ofOrders], [ofMerchants])).toBe(false);
  expect(seesNoMore([ofMerchants], [ofOrders])).toBe(true);
});
