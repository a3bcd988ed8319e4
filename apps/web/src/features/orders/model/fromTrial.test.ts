import { expect, test } from 'vitest';
import { trialHref } from '../../../shared/paths/orders.ts';
import { formOf, quoteOf } from './formOf.ts';
import { orderOfTrial, type Tried, triedOf } from './fromTrial.ts';

const productId = '01890000-0000-7000-8000-000000000001';
const usual = { name: '星野', countryCode: 'CN', city: '深圳市' };
const parcel = {
  originCode: 'CN',
  countryCode: 'US',
  postCode: '99501',
  addressType: 'residential',
  goodsType: 'WPX',
  boxes: [{ weight: 0.46, length: 30, width: 20, height: 10, count: 2 }],
  goods: [{ hsCode: '392690', cargoProperty: 'builtInBattery', quantity: 3, value: '3.20' }],
  declaredCurrency: 'EUR',
  insuranceValue: '50',
  insuranceCurrency: 'USD',
  codPrice: '20',
  codCurrency: 'SAR',
  signatureService: true,
};
const inAddress = (of: object) =>
  new URL(trialHref(productId, of), 'http://x').searchParams.get('trial');
const tried = (of: object) => triedOf(inAddress(of)) as Tried;

test('all that was tried is in the order that comes of it', () => {
  const order = orderOfTrial(tried(parcel), usual);
  expect(formOf(order)).toMatchObject({ productId, shipper: usual, insuranceValue: '50' });
  const { boxes, ...asked } = quoteOf({ ...order, goods: order.goods }) ?? {};
  const { boxes: tiedBoxes, goods: _, ...rest } = parcel;
  // Goods count in a price once they have names.
  expect(asked).toMatchObject({ ...rest, goods: [] });
  expect(boxes).toEqual(tiedBoxes);
  expect(order.goods).toMatchObject([
    { hsCode: '392690', cargoProperty: 'builtInBattery', quantity: '3', value: '3.20' },
  ]);
});

test('a parcel that starts elsewhere does not come from the usual shipper', () => {
  const order = orderOfTrial(tried({ ...parcel, originCode: 'US' }), usual);
  expect(order.shipper).toEqual({ countryCode: 'US' });
});

test.each([null, '', '{', '{"productId":"x","parcel":{}}'])(
  'an address that says %j is an order from the beginning',
  (text) => {
    expect(triedOf(text)).toBeNull();
  },
);
