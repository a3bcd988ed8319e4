import { expect, test } from 'vitest';
import { completeRequest, freshParcel, hintPlace, requestOf } from './parcel.ts';

const boxes = [{ weight: 0.28, length: undefined, count: 1 }];

test('what is left empty is not sent', () => {
  const values = freshParcel({ countryCode: 'US', postCode: '', boxes, insuranceCurrency: 'USD' });
  expect(requestOf(values)).toEqual({
    countryCode: 'US',
    goodsType: 'WPX',
    boxes: [{ weight: 0.28, count: 1 }],
    goods: [{ cargoProperty: 'general', quantity: 1 }],
    declaredCurrency: 'USD',
  });
});

test('an insured value goes with its currency', () => {
  const values = freshParcel({ countryCode: 'US', boxes, insuranceValue: '100' });
  expect(requestOf(values)).toMatchObject({ insuranceValue: '100', insuranceCurrency: 'CNY' });
});

test.each([
  [freshParcel(), false],
  [freshParcel({ countryCode: 'US' }), false],
  [freshParcel({ countryCode: 'US', boxes: [{ weight: 0.2801, count: 1 }] }), false],
  [freshParcel({ countryCode: 'US', boxes }), true],
])('parcel %# can be asked for: %s', (values, complete) => {
  expect(completeRequest(values) !== null).toBe(complete);
});

test.each([
  ['postCode', ['postCode']],
  ['boxes.1.weight', ['boxes', 1, 'weight']],
  ['goods', ['goods', 1, 'hsCode']],
])('a hint about %s leads to its field', (field, place) => {
  const goods = [{ hsCode: '610910' }, { hsCode: '6109' }];
  expect(hintPlace(field, freshParcel({ goods }))).toEqual(place);
});
