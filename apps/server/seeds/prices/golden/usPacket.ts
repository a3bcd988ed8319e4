import { box, type GoldenCase, to } from './case.ts';

const sheet = 'US-PACKET';
const battery = { goods: [{ cargoProperty: 'builtInBattery' as const }] };

export const usPacketCases: readonly GoldenCase[] = [
  {
    what: 'the usual parcel, by the gram',
    sheet,
    parcel: to('US 10001', 0.28),
    lines: [['freight', '46.44']], // 98 × 0.28 = 27.44; + 19
    total: '46.44',
    kg: 0.28,
    by: 'real',
    zone: 'US1',
  },
  {
    what: 'the least weight',
    sheet,
    parcel: to('US 10001', 0.03),
    lines: [['freight', '23.90']], // 98 × 0.05 = 4.90; + 19
    total: '23.90',
    kg: 0.05,
    by: 'minimum',
  },
  {
    what: 'the end of a band belongs to it',
    sheet,
    parcel: to('US 10001', 0.45),
    lines: [['freight', '63.10']], // 98 × 0.45 = 44.10; + 19
    total: '63.10',
    kg: 0.45,
  },
  {
    what: 'a gram beyond it is the next',
    sheet,
    parcel: to('US 10001', 0.451),
    lines: [['freight', '63.49']], // 92 × 0.451 = 41.492; + 22 = 63.492
    total: '63.49',
    kg: 0.451,
  },
  {
    what: 'two kilograms',
    sheet,
    parcel: to('US 10001', 2),
    lines: [['freight', '206.00']], // 92 × 2 = 184; + 22
    total: '206.00',
    kg: 2,
  },
  {
    what: 'a gram more than two kilograms',
    sheet,
    parcel: to('US 10001', 2.001),
    lines: [['freight', '208.09']], // 88 × 2.001 = 176.088; + 32 = 208.088
    total: '208.09',
    kg: 2.001,
  },
  {
    what: 'the heaviest',
    sheet,
    parcel: to('US 10001', 20),
    lines: [['freight', '1792.00']], // 88 × 20 = 1760; + 32
    total: '1792.00',
    kg: 20,
  },
  {
    what: 'size counts more than weight',
    sheet,
    parcel: to('US 10001', [box(0.5, '40×30×20')]), // 24,000 ÷ 8000 = 3 kg
    lines: [['freight', '296.00']], // 88 × 3 = 264; + 32
    total: '296.00',
    kg: 3,
    by: 'volumetric',
  },
  {
    what: 'a gram begun counts',
    sheet,
    // 25.5 × 18.3 × 9.7 = 4526.505 cm³ ÷ 8000 = 0.565813 kg
    parcel: to('US 10001', [box(0.2, '25.5×18.3×9.7')]),
    lines: [['freight', '74.07']], // 92 × 0.566 = 52.072; + 22 = 74.072
    total: '74.07',
    kg: 0.566,
    by: 'volumetric',
  },
  {
    what: 'Hawaii is a zone of its own',
    sheet,
    parcel: to('US 96815', 0.28),
    lines: [['freight', '61.04']], // 118 × 0.28 = 33.04; + 28
    total: '61.04',
    kg: 0.28,
    zone: 'US2',
  },
  {
    what: 'so is Puerto Rico, with the longer form of its code',
    sheet,
    parcel: to('US 00901-1234', 1),
    lines: [['freight', '146.00']], // 118 + 28
    total: '146.00',
    kg: 1,
    zone: 'US2',
  },
  {
    what: 'a battery by the kilogram',
    sheet,
    parcel: to('US 10001', 0.28, battery),
    lines: [
      ['freight', '46.44'],
      ['BATTERY', '1.68'], // 6 × 0.28
    ],
    total: '48.12', // 46.44 + 1.68
    kg: 0.28,
  },
  {
    what: 'a battery costs 1.50 at the least',
    sheet,
    parcel: to('US 10001', 0.1, battery),
    lines: [
      ['freight', '28.80'], // 98 × 0.1 = 9.80; + 19
      ['BATTERY', '1.50'], // 6 × 0.1 = 0.60, less than 1.50
    ],
    total: '30.30',
    kg: 0.1,
  },
  {
    what: 'duty on textiles, of dollars',
    sheet,
    parcel: to('US 10001', 0.3, { goods: [{ hsCode: '6109.10', quantity: 2, value: '20' }] }),
    lines: [
      ['freight', '48.40'], // 98 × 0.3 = 29.40; + 19
      ['DUTY-TEX', '34.18'], // 40 USD × 12 % = 4.80; × 7.12 = 34.176
    ],
    total: '82.58',
    kg: 0.3,
  },
  {
    what: 'duty on the textiles only',
    sheet,
    parcel: to('US 10001', 0.4, {
      goods: [
        { hsCode: '610910', value: '25' },
        { hsCode: '851714', value: '100' },
      ],
    }),
    lines: [
      ['freight', '58.20'], // 98 × 0.4 = 39.20; + 19
      ['DUTY-TEX', '21.36'], // 25 USD × 12 % = 3; × 7.12
    ],
    total: '79.56',
    kg: 0.4,
  },
  {
    what: 'insured in yuan',
    sheet,
    parcel: to('US 10001', 0.28, { insuranceValue: '1000', insuranceCurrency: 'CNY' }),
    lines: [
      ['freight', '46.44'],
      ['INSURE', '10.00'], // 1 % of 1000
    ],
    total: '56.44',
    kg: 0.28,
  },
  {
    what: 'insurance costs 5 at the least',
    sheet,
    parcel: to('US 10001', 0.28, { insuranceValue: '300', insuranceCurrency: 'CNY' }),
    lines: [
      ['freight', '46.44'],
      ['INSURE', '5.00'], // 1 % of 300 = 3, less than 5
    ],
    total: '51.44',
    kg: 0.28,
  },
  {
    what: 'insured in dollars',
    sheet,
    parcel: to('US 10001', 0.28, { insuranceValue: '150' }),
    lines: [
      ['freight', '46.44'],
      ['INSURE', '10.68'], // 1.50 USD × 7.12
    ],
    total: '57.12',
    kg: 0.28,
  },
  {
    what: 'with a signature',
    sheet,
    parcel: to('US 10001', 0.28, { signatureService: true }),
    lines: [
      ['freight', '46.44'],
      ['SIGN', '26.00'],
    ],
    total: '72.44',
    kg: 0.28,
  },
  {
    what: 'declared at the most, in yuan', // 5696 ÷ 7.12 = 800 USD
    sheet,
    parcel: to('US 10001', 0.28, { declaredCurrency: 'CNY', goods: [{ value: '5696' }] }),
    lines: [['freight', '46.44']],
    total: '46.44',
    kg: 0.28,
  },
  {
    what: 'the price before the last one',
    sheet: 'US-PACKET v1',
    parcel: to('US 10001', 0.28),
    lines: [['freight', '45.32']], // 94 × 0.28 = 26.32; + 19
    total: '45.32',
    kg: 0.28,
  },
  {
    what: "the group's price",
    sheet: 'US-PACKET-VIP',
    parcel: to('US 10001', 0.28),
    lines: [['freight', '45.52']], // 96.5 × 0.28 = 27.02; + 18.50
    total: '45.52',
    kg: 0.28,
  },
  {
    what: "a merchant's own price",
    sheet: 'US-PACKET-STAR',
    parcel: to('US 10001', 0.28),
    lines: [['freight', '44.60']], // 95 × 0.28 = 26.60; + 18
    total: '44.60',
    kg: 0.28,
  },
  {
    what: 'no loose batteries',
    sheet,
    parcel: to('US 10001', 0.28, {
      goods: [{ cargoProperty: 'general' }, { cargoProperty: 'pureBattery' }],
    }),
    refused: 'cargoProperty',
  },
  {
    what: 'no documents',
    sheet,
    parcel: to('US 10001', 0.28, { goodsType: 'DOC' }),
    refused: 'goodsType',
  },
  { what: 'a gram too heavy', sheet, parcel: to('US 10001', 20.001), refused: 'tooHeavy' },
  {
    what: 'a tenth of a millimetre too long',
    sheet,
    parcel: to('US 10001', [box(1, '100.01×10×10')]),
    refused: 'tooLarge',
  },
  {
    what: 'sides too long together',
    sheet,
    parcel: to('US 10001', [box(1, '80×60×40.5')]), // 180.5 > 180
    refused: 'tooLarge',
  },
  {
    what: 'one box only',
    sheet,
    parcel: to('US 10001', [box(1, '', 2)]),
    refused: 'tooManyBoxes',
  },
  { what: 'only to the United States', sheet, parcel: to('CA K1A 0B1', 1), refused: 'notServed' },
  {
    what: 'declared too high',
    sheet,
    parcel: to('US 10001', 0.28, { goods: [{ value: '400.01', quantity: 2 }] }),
    refused: 'declaredTooHigh',
  },
  {
    what: 'declared too high, in yuan', // 5696.01 ÷ 7.12 > 800
    sheet,
    parcel: to('US 10001', 0.28, { declaredCurrency: 'CNY', goods: [{ value: '5696.01' }] }),
    refused: 'declaredTooHigh',
  },
];
