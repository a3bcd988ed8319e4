import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { seed } from '../../testing/seededRandom.ts';
import { compileRules } from './compile.ts';
import { columns, left, randomRules, rule } from './rulesTestKit.ts';
import { noRules, nothingInSight } from './sessionRules.ts';
import { lookAtMerchantsOnly, valuesLeft } from './valuesLeft.ts';

const compiled = (...rules: ReturnType<typeof randomRules>) => compileRules(rules, newId());

test('no row that rules leave lies outside of the values told, for thousands of mixtures', () => {
  let narrowed = 0;
  for (let at = 0; at < 4_000; at += 1) {
    const rules = randomRules();
    const told = valuesLeft(compiled(...rules), 'orders');
    for (const column of columns) {
      const values = told[column];
      if (!values) continue;
      narrowed += 1;
      const outside = left(rules).filter((row) => !values.includes(row[column] as string));
      expect(outside, `seed ${seed}: ${JSON.stringify(rules)}`).toEqual([]);
    }
  }
  expect(narrowed).toBeGreaterThan(1_000);
});

test('one that names what it leaves is told value by value, one that names what it hides is not', () => {
  const some = rule('r1', [{ column: 'country', op: 'in', values: ['A', 'B'] }]);
  const notB = rule('r2', [{ column: 'country', op: 'notIn', values: ['B'] }]);
  const more = rule('r1', [{ column: 'merchant', op: 'in', values: ['C'] }]);
  expect(valuesLeft(compiled(some), 'orders')).toEqual({ country: ['A', 'B'] });
  expect(valuesLeft(compiled(notB), 'orders')).toEqual({});
  expect(valuesLeft(compiled(some, notB), 'orders')).toEqual({ country: ['A'] });
  // The other rule of the role leaves every country to one merchant.
  expect(valuesLeft(compiled(some, more), 'orders')).toEqual({});
});

test('without rules nothing is told, and where nothing is in sight nothing needs to be', () => {
  expect(valuesLeft(noRules, 'orders')).toEqual({});
  expect(valuesLeft(nothingInSight, 'orders')).toEqual({});
});

test('counters serve whom merchants alone narrow', () => {
  const ofMerchants = rule('r1', [{ column: 'merchant', op: 'notIn', values: ['A'] }]);
  const ofCountries = rule('r2', [{ column: 'country', op: 'notIn', values: ['B'] }]);
  expect(lookAtMerchantsOnly(noRules)).toBe(true);
  expect(lookAtMerchantsOnly(compiled(ofMerchants))).toBe(true);
  expect(lookAtMerchantsOnly(compiled(ofCountries))).toBe(false);
  expect(lookAtMerchantsOnly(compiled(ofMerchants, ofCountries))).toBe(false);
});
