import { expect, test } from 'vitest';
import { girthOf, measure } from './measure.ts';
import { parcelOf } from './ratingTestSheets.ts';

const goodsOf = (hsCode: string, value: string, quantity: number) => ({
  hsCode,
  value,
  quantity,
  cargoProperty: 'general' as const,
});

test('boxes are measured by their sides, whichever way they lie', () => {
  const boxes = [
    { weight: 1.5, length: 10, width: 30, height: 20, count: 2 },
    { weight: 0.25, length: 40.5, width: 1, height: 2, count: 1 },
    { weight: 3, count: 1 },
  ];
  expect(measure(parcelOf({ boxes }))).toMatchObject({
    boxes: [
      { g: 1500, count: 2, longest: 3000, middle: 2000, shortest: 1000 },
      { g: 250, count: 1, longest: 4050, middle: 200, shortest: 100 },
      { g: 3000, count: 1, longest: 0, middle: 0, shortest: 0 },
    ],
    boxCount: 4,
    realG: 6250,
    lightestG: 250,
    heaviestG: 3000,
    longest: 4050,
    sides: 6000,
    girth: 6000,
  });
  expect(girthOf({ g: 1, count: 1, longest: 9, middle: 4, shortest: 3 })).toBe(14);
});

test('goods are worth what is declared of each, together no more than can be counted', () => {
  const goods = [goodsOf('6109.10', '12.30', 3), goodsOf('', '1', 2)];
  expect(measure(parcelOf({ goods }))).toMatchObject({
    goods: [
      { hsCode: '610910', hundredths: 3690 },
      { hsCode: '', hundredths: 200 },
    ],
    declared: { hundredths: 3890, currency: 'USD' },
    properties: ['general'],
  });
  const dear = { ...parcelOf(), goods: [goodsOf('', '99999999999', 1_000_000)] };
  expect(measure({ ...dear, goods: [...dear.goods, ...dear.goods] })).toMatchObject({
    goods: [{ hundredths: Number.MAX_SAFE_INTEGER }, { hundredths: Number.MAX_SAFE_INTEGER }],
    declared: { hundredths: Number.MAX_SAFE_INTEGER },
  });
  // Goods of an order from elsewhere may have no code, or one with points.
  const [bare] = measure({
    ...parcelOf(),
    goods: [{ value: '1', quantity: 1, cargoProperty: 'general' }] as never,
  }).goods;
  expect(bare?.hsCode).toBe('');
  const [pointed] = measure({ ...parcelOf(), goods: [goodsOf('61 09.10', '1', 1)] }).goods;
  expect(pointed?.hsCode).toBe('610910');
});

test('what is insured or collected is in its own currency, else in that of the declaration', () => {
  const money = { insuranceValue: '100.50', codPrice: '20' };
  expect(measure(parcelOf({ ...money, declaredCurrency: 'USD' }))).toMatchObject({
    insured: { hundredths: 10_050, currency: 'USD' },
    cod: { hundredths: 2000, currency: 'USD' },
  });
  expect(
    measure(parcelOf({ ...money, insuranceCurrency: 'EUR', codCurrency: 'SAR' })),
  ).toMatchObject({ insured: { currency: 'EUR' }, cod: { currency: 'SAR' } });
  expect(measure(parcelOf())).toMatchObject({
    insured: { hundredths: 0 },
    cod: { hundredths: 0 },
    declared: { hundredths: 0 },
    properties: [],
  });
});

test('the postcode is ready to be compared', () => {
  expect(measure(parcelOf({ postCode: '01 8956' })).postKey).toBe('018956');
});
