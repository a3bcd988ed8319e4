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

const keysOf = (...asked: Parameters<typeof hintsOf>) => hintsOf(...asked).map(({ key }) => key);

test('size is no hint where it only reaches the scale, or where a minimum counts', () => {
  const boxes = [{ weight: 3, length: 30, width: 20, height: 30, count: 1 }];
  expect(keysOf({}, { boxes })).toEqual([]);
  const row = { zone: 'SG', fromKg: 0, toKg: 10, perKg: '10', minKg: 5 };
  const light = [{ ...boxes[0], weight: 1, count: 1 }];
  expect(keysOf({ priceRows: [row] }, { boxes: light })).toEqual(['minimumWeight']);
});

test('size that leads to a band which costs no more is told with nothing more to pay', () => {
  const boxes = [{ weight: 1, length: 30, width: 20, height: 30, count: 1 }];
  const moreMinor = (priceRows: SheetSource['priceRows']) =>
    hintsOf({ priceRows }, { boxes }).find(({ key }) => key === 'volumetric')?.vars.moreMinor;
  const dear = { zone: 'SG', fromKg: 0, toKg: 2, perOrder: '90' };
  const cheap = { zone: 'SG', fromKg: 2, toKg: 9, perOrder: '40' };
  expect(moreMinor([dear, cheap])).toBe(0);
  // By the scale it would have no price at all.
  expect(moreMinor([cheap])).toBe(0);
  expect(moreMinor([{ ...dear, perOrder: '30' }, cheap])).toBe(1000);
});

test('near is a twentieth of the weight, or 20 g', () => {
  const priceRows = [
    { zone: 'SG', fromKg: 0, toKg: 10, perOrder: '10' },
    { zone: 'SG', fromKg: 10, toKg: 20, perOrder: '25' },
  ];
  const at = (weight: number) => keysOf({ priceRows }, weighing(weight));
  expect(at(9.523)).toEqual([]);
  expect(at(9.524)).toEqual(['room']);
  expect(at(10.526)).toEqual(['lighter']);
  expect(at(10.527)).toEqual([]);
  const small = [
    { zone: 'SG', fromKg: 0, toKg: 0.1, perOrder: '10' },
    { zone: 'SG', fromKg: 0.1, toKg: 20, perOrder: '25' },
  ];
  const near = (weight: number) => keysOf({ priceRows: small }, weighing(weight));
  expect([near(0.079), near(0.08), near(0.12), near(0.121)]).toEqual([
    [],
    ['room'],
    ['lighter'],
    [],
  ]);
});

test('a leap of less than a fiftieth of the price is not worth a word', () => {
  const rows = (leap: string) => [
    { zone: 'SG', fromKg: 0, toKg: 1, perOrder: '100' },
    { zone: 'SG', fromKg: 1, toKg: 5, perOrder: leap },
  ];
  expect(keysOf({ priceRows: rows('102') }, weighing(1))).toEqual(['room']);
  expect(keysOf({ priceRows: rows('101.99') }, weighing(1))).toEqual([]);
});

test('at the end of the last band there is nothing to be near to', () => {
  const flat = { zone: 'SG', fromKg: 0, toKg: 20, perOrder: '10' };
  expect(keysOf({ priceRows: [flat] }, weighing(20))).toEqual([]);
  expect(keysOf({ priceRows: [flat] }, weighing(0.01))).toEqual([]);
});

test('steps are counted from the first weight, and the first weight is one', () => {
  const priceRows = [
    {
      zone: 'SG',
      fromKg: 0,
      toKg: 20,
      firstKg: 0.3,
      firstPrice: '28',
      nextKg: 0.5,
      nextPrice: '9',
    },
  ];
  expect(hintsOf({ priceRows }, weighing(0.29))).toMatchObject([
    { key: 'room', vars: { kg: 0.01, atKg: 0.3, moreMinor: 900 } },
  ]);
  expect(hintsOf({ priceRows }, weighing(0.31))).toMatchObject([
    { key: 'lighter', vars: { kg: 0.01, atKg: 0.3, saveMinor: 900 } },
  ]);
  expect(hintsOf({ priceRows }, weighing(0.79))).toMatchObject([
    { key: 'room', vars: { kg: 0.01, atKg: 0.8 } },
  ]);
  expect(hintsOf({ priceRows }, weighing(0.81))).toMatchObject([
    { key: 'lighter', vars: { kg: 0.01, atKg: 0.8 } },
  ]);
});

test('rounding steps begin at nothing, and no step goes beyond its band', () => {
  const row = { zone: 'SG', fromKg: 0, toKg: 5, perKg: '10', stepKg: 0.5 };
  expect(hintsOf({ priceRows: [row] }, weighing(1.51))).toMatchObject([
    { key: 'lighter', vars: { kg: 0.01, atKg: 1.5, saveMinor: 500 } },
  ]);
  const priceRows = [
    { ...row, toKg: 1 },
    { ...row, fromKg: 1, toKg: 5, perKg: '20' },
  ];
  expect(hintsOf({ priceRows }, weighing(1.02))).toMatchObject([
    { key: 'lighter', vars: { kg: 0.02, atKg: 1, saveMinor: 2000 } },
  ]);
  expect(hintsOf({ priceRows }, weighing(0.98))).toMatchObject([
    { key: 'room', vars: { atKg: 1, moreMinor: 2000 } },
  ]);
});

test('a heavier band that costs as much is none that is cheaper', () => {
  const priceRows = [
    { zone: 'SG', fromKg: 0, toKg: 5, perOrder: '50' },
    { zone: 'SG', fromKg: 5, toKg: 9, perOrder: '50' },
  ];
  expect(keysOf({ priceRows }, weighing(2))).toEqual([]);
  const cheaper = [priceRows[0], { ...priceRows[1], perOrder: '49.99' }] as typeof priceRows;
  expect(hintsOf({ priceRows: cheaper }, weighing(2))).toEqual([
    { kind: 'nextStep', level: 'info', key: 'cheaperBand', vars: { atKg: 5, saveMinor: 1 } },
  ]);
  // It is told even where a minimum counts.
  const least = [{ ...priceRows[0], minKg: 3 }, cheaper[1]] as typeof priceRows;
  expect(keysOf({ priceRows: least }, weighing(2))).toEqual(['cheaperBand', 'minimumWeight']);
});

test('of a remote place only its own fees are told', () => {
  const remoteAreas = [{ countryCode: 'SG', postFrom: '50', postTo: '50', remoteType: 'far' }];
  const fee = { nameZh: '费', nameEn: 'Fee', basis: 'perOrder' as const, when: {} };
  const surcharges = [
    { ...fee, code: 'R', expenseType: 'remote' as const, value: '3' },
    { ...fee, code: 'O', expenseType: 'other' as const, value: '9' },
    { ...fee, code: 'Q', expenseType: 'remote' as const, value: '4' },
  ];
  expect(hintsOf({ remoteAreas, surcharges }, { postCode: '509000' })).toEqual([
    {
      kind: 'remote',
      level: 'warning',
      key: 'remote',
      vars: { remoteType: 'far', moreMinor: 700 },
      field: 'postCode',
    },
  ]);
  expect(hintsOf({ remoteAreas, surcharges }, { postCode: '018956' })).toEqual([]);
});

test('an HS code of six digits is enough; a duty of another country asks for none', () => {
  const zonePlaces = ['SG', 'DE', 'NO', 'US'].map((countryCode) => ({ zone: 'SG', countryCode }));
  const line = (hsCode: string) => ({
    hsCode,
    cargoProperty: 'general' as const,
    quantity: 1,
    value: '5',
  });
  const to = (countryCode: string, codes: string[], surcharges: SheetSource['surcharges'] = []) =>
    hintsOf({ zonePlaces, surcharges }, { countryCode, goods: codes.map(line) });
  expect(to('DE', ['610910'])).toEqual([]);
  expect(to('NO', ['610910', '6109', ''])).toEqual([
    {
      kind: 'missingHsCode',
      level: 'warning',
      key: 'missingHsCode',
      vars: { count: 2, country: 'NO' },
      field: 'goods',
    },
  ]);
  const duty = { code: 'D', expenseType: 'duty', nameZh: '税', nameEn: 'Duty' } as const;
  const prefixed = { ...duty, basis: 'perOrder' as const, value: '3' };
  const asked = (when: SheetSource['surcharges'][number]['when']) =>
    to('US', [''], [{ ...prefixed, when }]).map(({ key }) => key);
  expect(asked({ hsPrefixes: ['61'] })).toEqual(['missingHsCodeDuty']);
  expect(asked({ hsPrefixes: ['61'], countries: ['US'] })).toEqual(['missingHsCodeDuty']);
  expect(asked({ hsPrefixes: ['61'], countries: ['MY'] })).toEqual([]);
  expect(asked({})).toEqual([]);
});

test('a text is as long as its signs without spaces around, and may be as long as it may', () => {
  const limits = { fields: { name: 3 } };
  const long = (texts: Record<string, string>) =>
    keysOf({ terms: { ...terms, limits } }, { texts });
  expect(long({ name: ' abc ' })).toEqual([]);
  expect(long({ name: '𠮷𠮷𠮷' })).toEqual([]);
  expect(long({ name: 'abcd' })).toEqual(['tooLong']);
  expect(long({ 'consignee.name': 'abcd', toString: 'abcd', '12': 'abcd' })).toEqual(['tooLong']);
});

test('a limit is near from nineteen twentieths on; boxes are only counted', () => {
  const near = (limits: object, parcel: Partial<Parcel>) =>
    keysOf({ terms: { ...terms, limits: { fields: {}, ...limits } } }, parcel);
  expect(near({ maxKg: 20 }, weighing(19))).toEqual(['nearLimit']);
  expect(near({ maxKg: 20 }, weighing(18.999))).toEqual([]);
  expect(near({ maxKg: 20 }, weighing(20))).toEqual(['nearLimit']);
  expect(near({ maxBoxes: 2 }, { boxes: [{ weight: 1, count: 2 }] })).toEqual([]);
});

test('a minimum is told where it counts and only there', () => {
  const row = { zone: 'SG', fromKg: 0, toKg: 10, perKg: '10', minKg: 0.5, minCharge: '8' };
  expect(hintsOf({ priceRows: [row] }, weighing(0.6))).toEqual([
    { kind: 'minimum', level: 'info', key: 'minimumCharge', vars: { price: '8' } },
  ]);
  expect(keysOf({ priceRows: [{ ...row, minCharge: '5' }] }, weighing(0.2))).toEqual([
    'minimumWeight',
  ]);
  expect(keysOf({ priceRows: [row] }, weighing(0.8))).toEqual([]);
});
