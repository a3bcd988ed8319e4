import type { ProductLimits } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { compileRates, compileSheet, quote } from './index.ts';
import { parcelOf, sheetOf, terms } from './ratingTestSheets.ts';
import type { Parcel, SheetSource } from './types.ts';

const rates = compileRates([{ from: 'USD', to: 'CNY', rate: '7' }], 'CNY');

const refusalBy = (its: Partial<SheetSource['terms']>, parcel: Partial<Parcel>) => {
  const answer = quote(
    compileSheet(sheetOf({ terms: { ...terms, ...its } })),
    parcelOf(parcel),
    rates,
  );
  return answer.ok ? null : { refusal: answer.refusal, ...answer.vars };
};
const refusalAt = (limits: Omit<ProductLimits, 'fields'>, parcel: Partial<Parcel>) =>
  refusalBy({ limits: { ...limits, fields: {} } }, parcel);
const box = { weight: 2, length: 50, width: 30, height: 20, count: 2 };
const boxes = [box];

test.each<[Omit<ProductLimits, 'fields'>, Omit<ProductLimits, 'fields'>, object]>([
  [{ maxKg: 2 }, { maxKg: 1.999 }, { refusal: 'tooHeavy', limit: 'maxKg', kg: 2, most: 1.999 }],
  [
    { maxOrderKg: 4 },
    { maxOrderKg: 3.999 },
    { refusal: 'orderTooHeavy', limit: 'maxOrderKg', kg: 4, most: 3.999 },
  ],
  [
    { maxLongestCm: 50 },
    { maxLongestCm: 49.99 },
    { refusal: 'tooLarge', limit: 'maxLongestCm', cm: 50, most: 49.99 },
  ],
  [
    { maxSidesCm: 100 },
    { maxSidesCm: 99.99 },
    { refusal: 'tooLarge', limit: 'maxSidesCm', cm: 100, most: 99.99 },
  ],
  [
    { maxGirthCm: 100 },
    { maxGirthCm: 99.99 },
    { refusal: 'tooLarge', limit: 'maxGirthCm', cm: 100, most: 99.99 },
  ],
  [
    { maxBoxes: 2 },
    { maxBoxes: 1 },
    { refusal: 'tooManyBoxes', limit: 'maxBoxes', count: 2, most: 1 },
  ],
  [{ minKg: 2 }, { minKg: 2.001 }, { refusal: 'tooLight', limit: 'minKg', kg: 2, least: 2.001 }],
])('%j is enough, %j is not', (enough, tooLittle, said) => {
  expect(refusalAt(enough, { boxes })).toBeNull();
  expect(refusalAt(tooLittle, { boxes })).toEqual(said);
});

test('the first limit that is passed is said', () => {
  expect(refusalAt({ maxBoxes: 1, maxKg: 1 }, { boxes })).toMatchObject({ limit: 'maxKg' });
});

const goods = [
  { hsCode: '', cargoProperty: 'liquid' as const, quantity: 2, value: '50' },
  { hsCode: '', cargoProperty: 'general' as const, quantity: 1, value: '1' },
];

test('a declared value is held against the most in its currency, by the rate of the day', () => {
  const declared = (most: string, parcel: Partial<Parcel>) =>
    refusalAt({ maxDeclared: most }, { goods, declaredCurrency: 'CNY', ...parcel });
  expect(declared('101', {})).toBeNull();
  expect(declared('100.99', {})).toEqual({
    refusal: 'declaredTooHigh',
    most: '100.99',
    currency: 'CNY',
  });
  expect(declared('707', { declaredCurrency: 'USD' })).toBeNull();
  expect(declared('706.99', { declaredCurrency: 'USD' })).toMatchObject({
    refusal: 'declaredTooHigh',
  });
  expect(declared('1', { declaredCurrency: 'EUR' })).toEqual({
    refusal: 'noRate',
    from: 'EUR',
    to: 'CNY',
  });
  // Nothing declared needs no rate.
  expect(declared('1', { declaredCurrency: 'EUR', goods: [] })).toBeNull();
  expect(refusalAt({}, { goods, declaredCurrency: 'EUR' })).toBeNull();
  expect(
    refusalAt(
      { maxDeclared: '14.42', declaredCurrency: 'USD' },
      { goods, declaredCurrency: 'CNY' },
    ),
  ).toMatchObject({ refusal: 'declaredTooHigh', currency: 'USD' });
  expect(
    refusalAt(
      { maxDeclared: '14.43', declaredCurrency: 'USD' },
      { goods, declaredCurrency: 'CNY' },
    ),
  ).toBeNull();
});

test('a line takes the countries, kinds and properties that it says', () => {
  expect(refusalBy({ countries: ['MY'] }, {})).toEqual({ refusal: 'notServed', country: 'SG' });
  expect(refusalBy({ countries: ['MY', 'SG'] }, {})).toBeNull();
  expect(refusalBy({ goodsTypes: ['DOC'] }, {})).toEqual({
    refusal: 'goodsType',
    goodsType: 'WPX',
  });
  expect(refusalBy({ cargoProperties: ['general'] }, { goods })).toEqual({
    refusal: 'cargoProperty',
    cargoProperty: 'liquid',
  });
  expect(refusalBy({ cargoProperties: ['general', 'liquid'] }, { goods })).toBeNull();
});
