import { type Currency, currencyExponents, type PriceRow } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRates, compileSheet, price, quote } from './index.ts';
import { currency, parcel, parcelOf, sheetOf, source } from './ratingTestSheets.ts';
import type { PricedQuote, SheetSource } from './types.ts';

/** What each currency is in dollars, roughly. */
const inDollars = `AED 0.27 AUD 0.65 BRL 0.18 CAD 0.72 CHF 1.12 CNY 0.14 CZK 0.043 EUR 1.13 GBP 1.32
  HKD 0.128 IDR 0.00006 INR 0.0119 JPY 0.0067 KRW 0.00073 KWD 3.25 MOP 0.124 MXN 0.054 MYR 0.21
  NZD 0.59 PHP 0.0172 PLN 0.255 RUB 0.0108 SAR 0.2667 SEK 0.094 SGD 0.74 THB 0.028 TWD 0.031
  VND 0.00004 ZAR 0.054`;
const rates = compileRates(
  Array.from(inDollars.matchAll(/([A-Z]{3}) ([\d.]+)/g), ([, from, rate = '']) => ({
    from: from as Currency,
    to: 'USD',
    rate,
  })),
  'USD',
);

const priced = (sheet: SheetSource, asked = parcelOf()): PricedQuote => {
  const answer = quote(compileSheet(sheet), asked, rates);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
  return answer;
};

test('lines add up to the total, each of them whole and more than nothing', () => {
  fc.assert(
    fc.property(source, parcel, (sheet, asked) => {
      const { lines, totalMinor } = priced(sheet, asked);
      expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor);
      for (const { minor } of lines) expect(Number.isSafeInteger(minor) && minor > 0).toBe(true);
    }),
  );
});

test('the price alone is always the total of the quote', () => {
  fc.assert(
    fc.property(source, parcel, (sheet, asked) => {
      const compiled = compileSheet(sheet);
      const { totalMinor, billableG } = priced(sheet, asked);
      expect(price(compiled, asked, rates)).toEqual({ ok: true, totalMinor, billableG });
    }),
  );
});

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((value, at) => ({ value, key: Math.imul(at + 1, seed | 1) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

test('the same version gives the same quote, compiled anew and with its rows in another order', () => {
  fc.assert(
    fc.property(source, parcel, fc.integer(), (sheet, asked, seed) => {
      const again: SheetSource = {
        ...structuredClone(sheet),
        priceRows: shuffled(sheet.priceRows, seed),
        zonePlaces: shuffled(sheet.zonePlaces, seed),
        remoteAreas: shuffled(sheet.remoteAreas, seed),
      };
      expect(priced(again, structuredClone(asked))).toEqual(priced(sheet, asked));
    }),
  );
});

test('what is charged weighs at least what was weighed', () => {
  fc.assert(
    fc.property(source, parcel, (sheet, asked) => {
      const { realG, volumetricG, billableG, billableBy } = priced(sheet, asked);
      expect(billableG).toBeGreaterThanOrEqual(realG);
      if (sheet.terms.weighBy === 'order') expect(billableG).toBeGreaterThanOrEqual(volumetricG);
      if (sheet.terms.divisor === 0) expect(billableBy).not.toBe('volumetric');
    }),
  );
});

/** Bands in which nothing becomes cheaper: same price per kilogram, fees that only rise. */
const monotone = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 6, maxLength: 6 }),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.constantFrom(0.001, 0.01, 0.1, 0.5),
  )
  .map(([halves, rises, perKg, stepKg]): PriceRow[] => {
    const ends = [...halves.sort((a, b) => a - b).map((n) => n / 2), 30];
    let fee = 0;
    return ends.map((toKg, at) => {
      fee += rises[at] ?? 0;
      const prices = { perKg: (perKg / 10_000).toFixed(4), perOrder: (fee / 10_000).toFixed(4) };
      return { zone: 'SG', fromKg: ends[at - 1] ?? 0, toKg, stepKg, ...prices };
    });
  });

test('a heavier parcel never costs less where no band is cheaper than the one before', () => {
  const grams = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(monotone, grams, grams, currency, (priceRows, one, other, currency) => {
      const [light, heavy] = [one, other].sort((a, b) => a - b) as [number, number];
      const sheet = compileSheet(
        sheetOf({
          currency,
          priceRows,
          surcharges: [
            {
              code: 'FUEL',
              expenseType: 'fuel',
              nameZh: '燃油',
              nameEn: 'Fuel',
              basis: 'percentOfSoFar',
              value: '12.5',
              when: {},
            },
          ],
        }),
      );
      const at = (g: number) =>
        price(sheet, parcelOf({ boxes: [{ weight: g / 1000, count: 1 }] }), rates);
      const [less, more] = [at(light), at(heavy)];
      if (!less.ok || !more.ok) throw new Error('no price');
      expect(more.totalMinor).toBeGreaterThanOrEqual(less.totalMinor);
    }),
  );
});

test('an amount has the decimals of its currency, rounded half up', () => {
  fc.assert(
    fc.property(currency, fc.bigInt({ min: 0n, max: 10n ** 11n }), (currency, tenThousandths) => {
      const figures = String(tenThousandths).padStart(5, '0');
      const perOrder = `${figures.slice(0, -4)}.${figures.slice(-4)}`;
      const sheet = sheetOf({
        currency,
        priceRows: [{ zone: 'SG', fromKg: 0, toKg: 10, perOrder }],
      });
      const unit = 10n ** BigInt(4 - currencyExponents[currency]);
      expect(BigInt(priced(sheet).totalMinor)).toBe((tenThousandths * 2n + unit) / (unit * 2n));
    }),
  );
});

test('sums too great for plain numbers are still exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999_999_999 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (price, grams) => {
        const text = String(price).padStart(5, '0');
        const perKg = `${text.slice(0, -4)}.${text.slice(-4)}`;
        const priceRows = [{ zone: 'SG', fromKg: 0, toKg: 1000, perKg }];
        const boxes = [{ weight: grams / 1000, count: 1 }];
        const answer = quote(compileSheet(sheetOf({ priceRows })), parcelOf({ boxes }), rates);
        const exact = (BigInt(price) * BigInt(grams) * 2n + 100_000n) / 200_000n;
        if (answer.ok) expect(BigInt(answer.totalMinor)).toBe(exact);
        else expect(exact > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
      },
    ),
  );
});
