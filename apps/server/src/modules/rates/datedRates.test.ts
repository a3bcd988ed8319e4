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

test('without rates to come the latest holds for ever, and each pair by itself', () => {
  const euro = { from: 'EUR', to: 'CNY', rate: '8', validFrom: new Date(begins + 5) } as const;
  const at = datedRates([rate('7', 0), rate('9', begins), euro]);
  const worth = (now: number, of: 'USD' | 'EUR') => at(new Date(now))(of, 'CNY')?.num;
  expect([worth(begins + 4, 'USD'), worth(begins + 4, 'EUR')]).toEqual([9n, undefined]);
  expect([worth(begins + 5, 'USD'), worth(begins + 5, 'EUR')]).toEqual([9n, 8n]);
  expect(datedRates([])(new Date(begins))('USD', 'CNY')).toBeUndefined();
});

test('rates are compiled again only when one of those to come has begun', () => {
  const at = datedRates([rate('7', 0), rate('9', begins), rate('10', begins + 10)]);
  const first = at(new Date(begins));
  expect(at(new Date(begins + 9))).toBe(first);
  const second = at(new Date(begins + 10));
  expect(second).not.toBe(first);
  expect(at(new Date(begins + 1_000_000))).toBe(second);
  // Backwards too, to the moment at which it began.
  const again = at(new Date(begins + 5));
  expect(at(new Date(begins))).toBe(again);
  expect(at(new Date(begins - 1))).not.toBe(again);
});
