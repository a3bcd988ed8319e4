import { expect, test } from 'vitest';
import { compileRates, compileSheet, measure, price, quote } from './index.ts';
import { rateText } from './rates.ts';
import { parcelOf, sheetOf, terms } from './ratingTestSheets.ts';
import type { Parcel, SheetSource } from './types.ts';
import { volumetricG, volumetricOf, weighedG } from './weights.ts';

const rates = compileRates([{ from: 'USD', to: 'CNY', rate: '7.125' }], 'CNY');
const far = [{ countryCode: 'SG', postFrom: '50', postTo: '50', remoteType: 'far' }];

test('a row is in grams and ten-thousandths; what is left out is nothing', () => {
  const priceRows = [
    {
      zone: 'SG',
      fromKg: 0.5,
      toKg: 2,
      firstKg: 0.25,
      firstPrice: '1',
      nextKg: 0.1,
      nextPrice: '2',
      perKg: '3',
      perOrder: '4',
      perBox: '5',
      perCbm: '6',
      minCharge: '7.5',
      stepKg: 0.01,
      minKg: 0.02,
      minBoxKg: 0.03,
    },
    { zone: 'SG', fromKg: 2, toKg: 3, goodsType: 'DOC' as const },
  ];
  const zone = compileSheet(sheetOf({ priceRows })).prices.get('SG');
  expect(zone?.get('')).toEqual([
    {
      row: priceRows[0],
      fromG: 500,
      toG: 2000,
      firstG: 250,
      firstPrice: 10_000,
      nextG: 100,
      nextPrice: 20_000,
      perKg: 30_000,
      perOrder: 40_000,
      perBox: 50_000,
      perCbm: 60_000,
      minChargeMinor: 750,
      stepG: 10,
      minG: 20,
      minBoxG: 30,
    },
  ]);
  expect(zone?.get('DOC')).toMatchObject([{ perKg: 0, minChargeMinor: 0, stepG: 1, minG: 0 }]);
});

test('limits that nobody set hold nothing back', () => {
  const limitsOf = (limits: SheetSource['terms']['limits']) =>
    compileSheet(sheetOf({ terms: { ...terms, limits } })).limits;
  const none = Number.POSITIVE_INFINITY;
  expect(limitsOf({ fields: {} })).toEqual({
    minG: 0,
    maxG: none,
    maxOrderG: none,
    maxLongest: none,
    maxSides: none,
    maxGirth: none,
    maxBoxes: none,
    maxDeclared: undefined,
    declaredCurrency: 'CNY',
  });
  expect(
    limitsOf({ fields: {}, maxBoxes: 3, maxDeclared: '9.5', declaredCurrency: 'EUR' }),
  ).toMatchObject({ maxBoxes: 3, maxDeclared: 95_000, declaredCurrency: 'EUR' });
});

test('rows of one weight stand in the same order, however they come', () => {
  const alike = ['1', '2', '3'].map((perOrder) => ({ zone: 'SG', fromKg: 0, toKg: 5, perOrder }));
  const shorter = { zone: 'SG', fromKg: 0, toKg: 4, perOrder: '9' };
  const prices = (priceRows: SheetSource['priceRows']) =>
    compileSheet(sheetOf({ priceRows }))
      .prices.get('SG')
      ?.get('')
      ?.map(({ row }) => row.perOrder);
  expect(prices([...alike, shorter])).toEqual(['9', '1', '2', '3']);
  expect(prices([shorter, ...alike.toReversed()])).toEqual(['9', '1', '2', '3']);
});

test('rows of a kind of goods go before those of all', () => {
  const priceRows = [
    { zone: 'SG', fromKg: 0, toKg: 5, perOrder: '10' },
    { zone: 'SG', fromKg: 0, toKg: 5, perOrder: '3', goodsType: 'DOC' as const },
  ];
  const sheet = compileSheet(sheetOf({ priceRows }));
  const total = (goodsType: Parcel['goodsType']) => price(sheet, parcelOf({ goodsType }), rates);
  expect(total('DOC')).toEqual({ ok: true, totalMinor: 300, billableG: 1000 });
  expect(total('WPX')).toEqual({ ok: true, totalMinor: 1000, billableG: 1000 });
});

test('a zone without rows, or a total beyond counting, has no price', () => {
  const zonePlaces = [{ zone: 'X', countryCode: 'SG' }];
  expect(quote(compileSheet(sheetOf({ zonePlaces })), parcelOf(), rates)).toEqual({
    ok: false,
    refusal: 'noPrice',
    vars: { zone: 'X', kg: 1 },
  });
  const priceRows = [{ zone: 'SG', fromKg: 0, toKg: 5, perOrder: '99999999999999' }];
  expect(quote(compileSheet(sheetOf({ priceRows })), parcelOf(), rates)).toEqual({
    ok: false,
    refusal: 'noPrice',
    vars: { zone: 'SG', kg: 1 },
  });
});

test('a place that is not served is told with its postcode only where others of the country are', () => {
  const zonePlaces = [{ zone: 'SG', countryCode: 'SG', postFrom: '1', postTo: '2' }];
  const sheet = compileSheet(sheetOf({ zonePlaces }));
  const said = (parcel: Partial<Parcel>) => quote(sheet, parcelOf(parcel), rates);
  const refusal = { ok: false, refusal: 'notServed' };
  expect(said({ postCode: '99' })).toEqual({ ...refusal, vars: { country: 'SG', postCode: '99' } });
  expect(said({})).toEqual({ ...refusal, vars: { country: 'SG', postCode: '' } });
  expect(said({ countryCode: 'MY', postCode: '99' })).toEqual({
    ...refusal,
    vars: { country: 'MY', postCode: '' },
  });
});

test('a quote tells how the weight came about; a remote place even where it costs nothing', () => {
  const sheet = compileSheet(sheetOf({ remoteAreas: far }));
  const of = (box: Partial<Parcel['boxes'][number]>, postCode = '018956') =>
    quote(sheet, parcelOf({ postCode, boxes: [{ weight: 1, count: 1, ...box }] }), rates);
  expect(of({})).toMatchObject({ billableBy: 'real', realG: 1000, volumetricG: 0, zone: 'SG' });
  const large = { length: 30, width: 20, height: 30 };
  expect(of(large)).toMatchObject({ billableBy: 'volumetric', volumetricG: 3000, billableG: 3000 });
  expect(of({ ...large, height: 10 })).toMatchObject({ billableBy: 'real', volumetricG: 1000 });
  expect(of({}, '509000')).toMatchObject({ remoteType: 'far', totalMinor: 1000 });
  expect(of({})).toMatchObject({ remoteType: '' });
  const priceRows = [{ zone: 'SG', fromKg: 0, toKg: 9, perKg: '10', minKg: 2 }];
  expect(quote(compileSheet(sheetOf({ priceRows })), parcelOf(), rates)).toMatchObject({
    billableBy: 'minimum',
    billableG: 2000,
  });
});

test('what costs nothing has no line', () => {
  const priceRows = [{ zone: 'SG', fromKg: 0, toKg: 9, perOrder: '0' }];
  const surcharges = [
    {
      code: 'F',
      expenseType: 'fuel' as const,
      nameZh: '油',
      nameEn: 'Fuel',
      basis: 'percentOfFreight' as const,
      value: '9',
      when: {},
    },
  ];
  expect(quote(compileSheet(sheetOf({ priceRows, surcharges })), parcelOf(), rates)).toMatchObject({
    ok: true,
    lines: [],
    totalMinor: 0,
  });
});

test('the price alone counts a remote place where one of the surcharges asks for it', () => {
  const fee = { code: 'S', expenseType: 'other', nameZh: '费', nameEn: 'Fee' } as const;
  const each = { ...fee, basis: 'perOrder' as const, value: '5' };
  const surcharges = [
    { ...each, when: {} },
    { ...each, when: { remote: true as const } },
  ];
  const sheet = compileSheet(sheetOf({ surcharges, remoteAreas: far }));
  expect(price(sheet, parcelOf({ postCode: '509000' }), rates)).toMatchObject({ totalMinor: 2000 });
  expect(price(sheet, parcelOf({ postCode: '018956' }), rates)).toMatchObject({ totalMinor: 1500 });
});

test('who has measured a parcel, or indexed a remote list, hands it in', () => {
  const sheet = compileSheet(sheetOf({}));
  expect(price(sheet, measure(parcelOf()), rates)).toEqual(price(sheet, parcelOf(), rates));
  const other = compileSheet(sheetOf({ remoteAreas: far }));
  expect(compileSheet(sheetOf({}), other.remote).remote).toBe(other.remote);
  expect(sheet.asksRemote).toBe(false);
});

test('size counts by the divisor, box by box or of the whole order', () => {
  const box = { g: 1, count: 1, longest: 3000, middle: 2000, shortest: 1001 };
  expect([volumetricOf(box, 6000), volumetricOf(box, 5000)]).toEqual([1001, 1202]);
  expect([volumetricOf(box, 0), volumetricOf({ ...box, shortest: 0 }, 6000)]).toEqual([0, 0]);
  const measured = measure(
    parcelOf({
      boxes: [
        { weight: 0.5, length: 30, width: 20, height: 10, count: 2 },
        { weight: 3, length: 30, width: 20, height: 10, count: 1 },
      ],
    }),
  );
  const by = (weighBy: 'box' | 'order', min?: number) =>
    weighedG(compileSheet(sheetOf({ terms: { ...terms, weighBy } })), measured, min);
  expect(volumetricG(measured, 6000)).toBe(3000);
  expect([by('box'), by('order')]).toEqual([5000, 4000]);
  expect([by('box', 2000), by('order', 2000)]).toEqual([7000, 7000]);
  const large = measure(
    parcelOf({ boxes: [{ weight: 0.5, length: 30, width: 20, height: 10, count: 2 }] }),
  );
  expect(weighedG(compileSheet(sheetOf({ terms: { ...terms, weighBy: 'order' } })), large)).toBe(
    2000,
  );
});

test('a rate is found straight before all other ways, and of a pair the last counts', () => {
  const list = [
    { from: 'USD', to: 'CNY', rate: '7' },
    { from: 'EUR', to: 'CNY', rate: '8' },
    { from: 'USD', to: 'EUR', rate: '0.5' },
    { from: 'USD', to: 'CNY', rate: '7.5' },
    { from: 'JPY', to: 'CNY', rate: '0' },
  ] as const;
  const find = compileRates(list, 'CNY');
  expect(find('USD', 'EUR')).toEqual({ num: 1n, den: 2n });
  expect(find('EUR', 'USD')).toEqual({ num: 2n, den: 1n });
  expect(find('USD', 'CNY')).toEqual({ num: 15n, den: 2n });
  // What is worth nothing buys nothing back.
  expect(find('CNY', 'JPY')).toBeUndefined();
  expect(find('GBP', 'GBP')).toEqual({ num: 1n, den: 1n });
  expect(find('GBP', 'CNY')).toBeUndefined();
  expect(find('USD', 'GBP')).toBeUndefined();
  // Asked again it is the one that was found.
  expect(find('EUR', 'USD')).toBe(find('EUR', 'USD'));
});

test('a rate is told with six decimals at the most', () => {
  const told = (num: bigint, den: bigint) => rateText({ num, den });
  expect([told(178n, 25n), told(10n, 1n), told(1n, 3n), told(2n, 3n), told(1n, 20n)]).toEqual([
    '7.12',
    '10',
    '0.333333',
    '0.666667',
    '0.05',
  ]);
});
