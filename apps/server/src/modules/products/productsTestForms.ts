import {
  type ChannelForm,
  type NumberRangeForm,
  type PriceRow,
  type ProductForm,
  type RatedTerms,
  type Surcharge,
  usualPrintSet,
  type ZonePlace,
} from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';

export const terms: RatedTerms = {
  chargeAt: 'label',
  goodsTypes: ['WPX', 'DOC'],
  cargoProperties: ['general', 'builtInBattery'],
  countries: [],
  limits: { maxKg: 30, fields: {} },
  divisor: 6000,
  weighBy: 'box',
};

export const uniqueCode = () => `T${newId().slice(-10)}`;

export const channelForm = (): ChannelForm => ({
  code: uniqueCode(),
  nameZh: '测试渠道',
  nameEn: 'Test channel',
  carrier: 'Test Post',
  adapter: 'manual',
  settings: {},
});

/** A thousand numbers with a prefix that nobody else has. */
export const rangeForm = (): NumberRangeForm => {
  const code = uniqueCode();
  return {
    code,
    prefix: `${code.slice(1).toUpperCase().slice(-9)}X`,
    digits: 8,
    first: 1,
    last: 1_000,
    warnBelow: 100,
  };
};

/** A product's form but for its channel. */
export const productForm = (): Omit<ProductForm, 'channelId'> => ({
  code: uniqueCode(),
  nameZh: '测试专线',
  nameEn: 'Test line',
  transitDaysMin: 5,
  transitDaysMax: 8,
  voidHours: 24,
  returnHandling: '2',
  returnFee: '10',
  origins: [],
  dutyTerms: null,
  labelAt: 'merchant',
  printSet: usualPrintSet,
  terms,
});

export const zonePlaces: ZonePlace[] = [
  { zone: '1', countryCode: 'US' },
  { zone: '2', countryCode: 'US', postFrom: '90', postTo: '96' },
];

/** ¥98 a kilogram and ¥19 an order, on the coast ¥100 and ¥20. */
export const priceRows: PriceRow[] = [
  { zone: '1', fromKg: 0, toKg: 30, perKg: '98', perOrder: '19' },
  { zone: '2', fromKg: 0, toKg: 30, perKg: '100', perOrder: '20' },
];

export const fuel: Surcharge = {
  code: 'FUEL',
  expenseType: 'fuel',
  nameZh: '燃油附加费',
  nameEn: 'Fuel surcharge',
  basis: 'percentOfFreight',
  value: '10',
  when: {},
};

export const parcel = (weight = 1) => ({
  countryCode: 'US' as const,
  postCode: '10001',
  boxes: [{ weight }],
});
