import type { PriceRow, Surcharge } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { compileRates, compileSheet, exchange, leastFreight, quote } from './index.ts';
import { parcelOf, sheetOf } from './ratingTestSheets.ts';
import type { EngineLine, Parcel, SheetSource } from './types.ts';

const rates = compileRates(
  [
    { from: 'USD', to: 'CNY', rate: '7.12' },
    { from: 'JPY', to: 'CNY', rate: '0.05' },
    { from: 'KWD', to: 'CNY', rate: '23.15' },
  ],
  'CNY',
);

const linesOf = (
  sheet: Partial<SheetSource>,
  parcel: Partial<Parcel> = {},
): readonly EngineLine[] => {
  const answer = quote(compileSheet(sheetOf(sheet)), parcelOf(parcel), rates);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.lines;
};

test('a freight says part by part how it comes about', () => {
  const row: PriceRow = {
    zone: 'SG',
    fromKg: 0,
    toKg: 10,
    firstKg: 0.5,
    firstPrice: '28',
    nextKg: 0.5,
    nextPrice: '9',
    perKg: '1.5',
    perBox: '2',
    perCbm: '100',
    minCharge: '64',
  };
  const boxes = [{ weight: 0.6, length: 50, width: 40, height: 3, count: 2 }];
  expect(linesOf({ priceRows: [row] }, { boxes })).toEqual([
    {
      code: 'freight',
      expenseType: 'freight',
      minor: 6400, // size 1 kg each: 28 + 3 × 9 + 1.5 × 2 + 2 × 2 + 100 × 0.012 = 63.20, at least 64
      why: {
        key: 'freightMinimum',
        vars: { price: '64' },
        parts: [
          { key: 'first', vars: { price: '28', kg: 0.5 } },
          { key: 'next', vars: { price: '9', count: 3, kg: 0.5 } },
          { key: 'perKg', vars: { price: '1.5', kg: 2 } },
          { key: 'perBox', vars: { price: '2', count: 2 } },
          { key: 'perCbm', vars: { price: '100', cbm: '0.012' } },
        ],
      },
    },
  ]);
});

test('a surcharge says what it is of, its rate and its bounds', () => {
  const one = { code: 'S', expenseType: 'other', nameZh: '费', nameEn: 'Fee', when: {} } as const;
  const surcharges: Surcharge[] = [
    { ...one, basis: 'percentOfFreight', value: '8.5' },
    { ...one, basis: 'percentOfInsured', value: '1', min: '20' },
    { ...one, basis: 'perKg', value: '1', currency: 'USD', max: '0.5' },
    { ...one, basis: 'perHsLine', value: '3' },
  ];
  const parcel = { insuranceValue: '100', insuranceCurrency: 'USD' } as const;
  const [, ...rest] = linesOf({ surcharges }, parcel);
  expect(rest.map(({ minor, why }) => ({ minor, why }))).toEqual([
    { minor: 85, why: { key: 'percentOfFreight', vars: { percent: '8.5', baseMinor: 1000 } } },
    {
      minor: 2000,
      why: {
        key: 'percentOfInsured',
        vars: { percent: '1', amount: '100.00', currency: 'USD' },
        parts: [
          { key: 'exchanged', vars: { from: 'USD', to: 'CNY', rate: '7.12' } },
          { key: 'atLeast', vars: { price: '20', currency: 'CNY' } },
        ],
      },
    },
    {
      minor: 356,
      why: {
        key: 'perKg',
        vars: { price: '1', currency: 'USD', kg: 1 },
        parts: [
          { key: 'exchanged', vars: { from: 'USD', to: 'CNY', rate: '7.12' } },
          { key: 'atMost', vars: { price: '0.5', currency: 'USD' } },
        ],
      },
    },
    { minor: 300, why: { key: 'perHsLine', vars: { price: '3', currency: 'CNY', count: 1 } } },
  ]);
});

test('rounding may lift a weight into the next band, minima too', () => {
  const priceRows: PriceRow[] = [
    { zone: 'SG', fromKg: 0, toKg: 0.9, perOrder: '10', stepKg: 0.5 },
    { zone: 'SG', fromKg: 0.9, toKg: 5, perOrder: '20' },
  ];
  expect(linesOf({ priceRows }, { boxes: [{ weight: 0.6, count: 1 }] })[0]?.minor).toBe(2000);
  expect(linesOf({ priceRows }, { boxes: [{ weight: 0.4, count: 1 }] })[0]?.minor).toBe(1000);
});

test('a gap between bands has no price', () => {
  const priceRows: PriceRow[] = [
    { zone: 'SG', fromKg: 0, toKg: 1, perOrder: '10' },
    { zone: 'SG', fromKg: 2, toKg: 5, perOrder: '20' },
  ];
  const sheet = compileSheet(sheetOf({ priceRows }));
  const at = (weight: number) => quote(sheet, parcelOf({ boxes: [{ weight, count: 1 }] }), rates);
  expect(at(1.5)).toEqual({ ok: false, refusal: 'noPrice', vars: { zone: 'SG', kg: 1.5 } });
  expect(at(2)).toMatchObject({ refusal: 'noPrice' });
  expect(at(2.001)).toMatchObject({ ok: true, totalMinor: 2000 });
});

test('rates are found straight, backwards and through the own currency', () => {
  expect(exchange(10_000, 'USD', 'CNY', rates)).toBe(71_200);
  expect(exchange(71_200, 'CNY', 'USD', rates)).toBe(10_000);
  expect(exchange(10_000, 'USD', 'JPY', rates)).toBe(14_240); // 100 × 7.12 ÷ 0.05
  expect(exchange(1000, 'KWD', 'JPY', rates)).toBe(463); // 1.000 KWD × 23.15 ÷ 0.05
  expect(exchange(1, 'EUR', 'EUR', rates)).toBe(1);
  expect(exchange(1, 'EUR', 'CNY', rates)).toBeUndefined();
});

test('what a sheet begins at', () => {
  const priceRows: PriceRow[] = [
    { zone: 'SG', fromKg: 0, toKg: 5, perKg: '98', perOrder: '19', minKg: 0.05 },
    { zone: 'SG', fromKg: 5, toKg: 9, perKg: '1' },
    { zone: 'MY', fromKg: 0, toKg: 5, perOrder: '30' },
  ];
  expect(leastFreight(compileSheet(sheetOf({ priceRows })))).toBe(2390);
});
