import { type Currency, currencyExponents } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sidesOf } from './exchangeSums.ts';

const currency = fc.constantFrom<Currency>('CNY', 'USD', 'JPY', 'KWD');
const rate = fc.record({
  num: fc.bigInt(1n, 10_000_000_000n),
  den: fc.bigInt(1n, 10_000_000_000n),
});
const minor = fc.bigInt(1n, 10_000_000_000_000n);
const scale = (code: Currency) => 10n ** BigInt(currencyExponents[code]);

test('a rate is taken in the smallest units of both currencies', () => {
  const usd = { num: 100n, den: 712n };
  const yen = { num: 99n, den: 100n };
  expect(sidesOf(10_000n, 'sold', usd, ['CNY', 'USD'])).toEqual({ sold: 10_000n, bought: 1_404n });
  expect(sidesOf(944n, 'bought', usd, ['CNY', 'USD'])).toEqual({ sold: 6_722n, bought: 944n });
  expect(sidesOf(100n, 'sold', yen, ['USD', 'JPY'])).toEqual({ sold: 100n, bought: 0n });
});

test('what is bought is the most that is worth no more than what is sold', () => {
  fc.assert(
    fc.property(minor, rate, currency, currency, (sold, { num, den }, from, to) => {
      const { bought } = sidesOf(sold, 'sold', { num, den }, [from, to]);
      const worth = sold * num * scale(to);
      const cost = (units: bigint) => units * den * scale(from);
      expect(cost(bought) <= worth && cost(bought + 1n) > worth).toBe(true);
    }),
  );
});

test('what is wanted is got, for the least that pays for it', () => {
  fc.assert(
    fc.property(minor, rate, currency, currency, (wanted, of, from, to) => {
      const { sold, bought } = sidesOf(wanted, 'bought', of, [from, to]);
      expect(bought >= wanted).toBe(true);
      if (sold > 1n) {
        expect(sidesOf(sold - 1n, 'sold', of, [from, to]).bought < wanted).toBe(true);
      }
    }),
  );
});

test('nobody gains by going there and back', () => {
  fc.assert(
    fc.property(minor, rate, currency, currency, (sold, { num, den }, from, to) => {
      const there = sidesOf(sold, 'sold', { num, den }, [from, to]).bought;
      const back = sidesOf(there, 'sold', { num: den, den: num }, [to, from]).bought;
      expect(back <= sold).toBe(true);
    }),
  );
});
