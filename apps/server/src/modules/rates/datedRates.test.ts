import { expect, test } from 'vitest';
import { datedRates } from './datedRates.ts';

const begins = new Date('2026-03-01T00:00:00Z').getTime();
const rate = (of: string, validFrom: number) =>
  ({ from: 'USD', to: 'CNY', rate: of, validFrom: new Date(validFrom) }) as const;

test('a rate to come is not used before its moment, and is from then on', () => {
  const at = datedRates([rate('7', 0), rate('9', begins)]);
  const inCny = (now: number) => at(new Date(now))('USD', 'CNY')?.num;
  expect([inCny(begins - 1), inCny(begins)]).toEqual([7n, 9n]);
  // Asked for a moment that is past: the older one, although the newer was used meanwhile.
  expect(inCny(begins - 1)).toBe(7n);
});
