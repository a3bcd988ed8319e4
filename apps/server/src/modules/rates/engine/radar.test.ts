import { expect, test } from 'vitest';
import { compileRates, compileSheet, quote } from './index.ts';
import { parcelOf, sheetOf, terms } from './ratingTestSheets.ts';
import type { EngineHint, Parcel, SheetSource } from './types.ts';

const rates = compileRates([], 'CNY');

const hintsOf = (sheet: Partial<SheetSource>, parcel: Partial<Parcel>): readonly EngineHint[] => {
  const answer = quote(compileSheet(sheetOf(sheet)), parcelOf(parcel), rates);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.hints;
};
const weighing = (weight: number): Partial<Parcel> => ({ boxes: [{ weight, count: 1 }] });
const stepped: Partial<SheetSource> = {
  priceRows: [
    {
      zone: 'SG',
      fromKg: 0,
      toKg: 20,
      firstKg: 0.5,
      firstPrice: '28',
      nextKg: 0.5,
      nextPrice: '9',
      stepKg: 0.5,
    },
  ],
};

test('an ordinary parcel has no hints', () => {
  expect(hintsOf({}, {})).toEqual([]);
});

test('size that counts, and what it costs', () => {
  const boxes = [{ weight: 1, length: 30, width: 20, height: 30, count: 1 }];
  expect(hintsOf({}, { boxes })).toEqual([
    {
      kind: 'volumetric',
      level: 'warning',
      key: 'volumetric',
      vars: { realKg: 1, volumetricKg: 3, divisor: 6000, moreMinor: 2000 },
    },
  ]);
});

test('a step just missed: how much less would save what', () => {
  expect(hintsOf(stepped, weighing(1.02))).toEqual([
    {
      kind: 'nextStep',
      level: 'info',
      key: 'lighter',
      vars: { kg: 0.02, atKg: 1, saveMinor: 900 },
    },
  ]);
});

test('a step nearly reached: how much room there is and what the next costs', () => {
  expect(hintsOf(stepped, weighing(0.98))).toEqual([
    { kind: 'nextStep', level: 'info', key: 'room', vars: { kg: 0.02, atKg: 1, moreMinor: 900 } },
  ]);
  expect(hintsOf(stepped, weighing(0.75))).toEqual([]);
});

test('a band whose price leaps is a step as well', () => {
  const priceRows = [
    { zone: 'SG', fromKg: 0, toKg: 1, perOrder: '10' },
    { zone: 'SG', fromKg: 1, toKg: 5, perOrder: '25' },
  ];
  expect(hintsOf({ priceRows }, weighing(1.01))).toMatchObject([
    { key: 'lighter', vars: { kg: 0.01, atKg: 1, saveMinor: 1500 } },
  ]);
  expect(hintsOf({ priceRows }, weighing(1))).toMatchObject([
    { key: 'room', vars: { kg: 0, atKg: 1, moreMinor: 1500 } },
  ]);
});

test('a heavier band that costs less', () => {
  const priceRows = [
    { zone: 'SG', fromKg: 0, toKg: 45, perKg: '86', stepKg: 1 },
    { zone: 'SG', fromKg: 45, toKg: 100, perKg: '80', stepKg: 1 },
  ];
  expect(hintsOf({ priceRows }, weighing(44.5))).toContainEqual({
    kind: 'nextStep',
    level: 'info',
    key: 'cheaperBand',
    vars: { atKg: 45, saveMinor: 19_000 }, // 45 × 86 − 46 × 80
  });
});

test('a remote place and its fee', () => {
  const remote: Partial<SheetSource> = {
    remoteAreas: [{ countryCode: 'SG', postFrom: '50', postTo: '50', remoteType: 'far' }],
  };
  const fee = { code: 'R', expenseType: 'remote', nameZh: '远', nameEn: 'Far' } as const;
  const surcharges = [
    { ...fee, basis: 'perOrder' as const, value: '28', when: { remote: true as const } },
  ];
  const postCode = '509000';
  expect(hintsOf({ ...remote, surcharges }, { postCode })).toMatchObject([
    { kind: 'remote', level: 'warning', vars: { remoteType: 'far', moreMinor: 2800 } },
  ]);
  expect(hintsOf(remote, { postCode })).toMatchObject([{ kind: 'remote', level: 'info' }]);
});

test('an HS code that is missing where customs or a duty ask for it', () => {
  const zonePlaces = ['SG', 'DE'].map((countryCode) => ({ zone: 'SG', countryCode }));
  const goods = [{ hsCode: '', cargoProperty: 'general' as const, quantity: 1, value: '5' }];
  expect(hintsOf({ zonePlaces }, { goods })).toEqual([]);
  expect(hintsOf({ zonePlaces }, { goods, countryCode: 'DE' })).toMatchObject([
    { kind: 'missingHsCode', key: 'missingHsCode', field: 'goods' },
  ]);
  const duty = { code: 'D', expenseType: 'duty', nameZh: '税', nameEn: 'Duty' } as const;
  const surcharges = [{ ...duty, basis: 'perHsLine' as const, value: '3', when: {} }];
  expect(hintsOf({ zonePlaces, surcharges }, { goods })).toMatchObject([
    { key: 'missingHsCodeDuty', vars: { count: 1, country: 'SG' } },
  ]);
});

test('text that the carrier cuts off', () => {
  const limits = { fields: { name: 5, goodsNameEn: 3 } };
  const texts = { name: '王小明先生们', city: 'a long city', 'goods.0.goodsNameEn': 'toys' };
  expect(hintsOf({ terms: { ...terms, limits } }, { texts })).toEqual([
    {
      kind: 'tooLong',
      level: 'warning',
      key: 'tooLong',
      vars: { field: 'name', max: 5, length: 6 },
      field: 'name',
    },
    {
      kind: 'tooLong',
      level: 'warning',
      key: 'tooLong',
      vars: { field: 'goodsNameEn', max: 3, length: 4 },
      field: 'goods.0.goodsNameEn',
    },
  ]);
});

test('a limit that is near', () => {
  const limits = { maxKg: 20, maxLongestCm: 100, fields: {} };
  const boxes = [{ weight: 19.5, length: 40, width: 10, height: 10, count: 1 }];
  expect(hintsOf({ terms: { ...terms, limits } }, { boxes })).toEqual([
    {
      kind: 'nearLimit',
      level: 'info',
      key: 'nearLimit',
      vars: { limit: 'maxKg', kg: 19.5, most: 20 },
    },
  ]);
});

test('minima of weight and of charge', () => {
  const row = { zone: 'SG', fromKg: 0, toKg: 10, perKg: '10', minKg: 0.5, minCharge: '8' };
  expect(hintsOf({ priceRows: [row] }, weighing(0.2))).toMatchObject([
    { kind: 'minimum', key: 'minimumWeight', vars: { kg: 0.5, weighedKg: 0.2 } },
    { kind: 'minimum', key: 'minimumCharge', vars: { price: '8' } },
  ]);
});
