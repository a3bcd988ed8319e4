import { box, type GoldenCase, to } from './case.ts';

const sheet = 'US-LABEL';

export const usLabelCases: readonly GoldenCase[] = [
  {
    what: 'near by, a quarter pound',
    sheet,
    parcel: to('US 90210', 0.113),
    lines: [
      ['freight', '3.98'],
      ['FUEL', '0.39'], // 3.98 × 9.75 % = 0.38805
    ],
    total: '4.37',
    kg: 0.113,
    zone: 'Z2',
  },
  {
    what: 'a gram more',
    sheet,
    parcel: to('US 90210', 0.114),
    lines: [
      ['freight', '4.26'],
      ['FUEL', '0.42'], // 0.41535
    ],
    total: '4.68',
    kg: 0.114,
  },
  {
    what: 'across the country',
    sheet,
    parcel: to('US 10001', 0.45),
    lines: [
      ['freight', '6.05'],
      ['FUEL', '0.59'], // 0.589875
    ],
    total: '6.64',
    kg: 0.45,
    zone: 'Z8',
  },
  {
    what: 'a home in Chicago',
    sheet,
    parcel: to('US 60618', 2, { addressType: 'residential' }),
    lines: [
      ['freight', '11.90'],
      ['HOME', '1.65'],
      ['FUEL', '1.16'], // 11.90 × 9.75 % = 1.16025
    ],
    total: '14.71',
    kg: 2,
    zone: 'Z7',
  },
  {
    what: 'Hawaii',
    sheet,
    parcel: to('US 96815', 1),
    lines: [
      ['freight', '16.40'],
      ['REMOTE', '2.85'],
      ['FUEL', '1.60'], // 1.599
    ],
    total: '20.85',
    kg: 1,
    zone: 'Z9',
    remote: 'hawaii',
  },
  {
    what: 'the country side of Wyoming',
    sheet,
    parcel: to('US 82801', 0.3),
    lines: [
      ['freight', '4.88'],
      ['REMOTE', '2.85'],
      ['FUEL', '0.48'], // 0.4758
    ],
    total: '8.21',
    kg: 0.3,
    zone: 'Z5',
    remote: 'extended',
  },
  {
    what: 'over 56 cm',
    sheet,
    parcel: to('US 98103', [box(1, '60×10×10')]), // 6000 ÷ 6000 = 1 kg
    lines: [
      ['freight', '7.75'],
      ['LONG', '4.00'],
      ['FUEL', '0.76'], // 0.755625
    ],
    total: '12.51',
    kg: 1,
    by: 'real',
  },
  {
    what: 'over 76 cm, and size counts',
    sheet,
    parcel: to('US 98103', [box(1, '80×10×10')]), // 8000 ÷ 6000 = 1.333…
    lines: [
      ['freight', '7.75'],
      ['LONG', '4.00'],
      ['LONGER', '8.50'],
      ['FUEL', '0.76'],
    ],
    total: '21.01',
    kg: 1.334,
    by: 'volumetric',
  },
  {
    what: 'signed and insured',
    sheet,
    parcel: to('US 90210', 1, { signatureService: true, insuranceValue: '500' }),
    lines: [
      ['freight', '6.40'],
      ['FUEL', '0.62'], // 0.624
      ['SIGN', '3.65'],
      ['INSURE', '5.50'], // 500 × 1.1 %
    ],
    total: '16.17',
    kg: 1,
  },
  {
    what: 'insured for little',
    sheet,
    parcel: to('US 90210', 0.2, { insuranceValue: '100' }),
    lines: [
      ['freight', '4.26'],
      ['FUEL', '0.42'],
      ['INSURE', '2.75'], // 1.10, less than 2.75
    ],
    total: '7.43',
    kg: 0.2,
  },
  {
    what: 'insured in yuan: the rate is read backwards',
    sheet,
    parcel: to('US 90210', 0.2, { insuranceValue: '3560', insuranceCurrency: 'CNY' }),
    lines: [
      ['freight', '4.26'],
      ['FUEL', '0.42'],
      ['INSURE', '5.50'], // 3560 × 1.1 % = 39.16 CNY; ÷ 7.12
    ],
    total: '10.18',
    kg: 0.2,
  },
  {
    what: 'insured in pounds: through the own currency',
    sheet,
    parcel: to('US 90210', 0.2, { insuranceValue: '400', insuranceCurrency: 'GBP' }),
    lines: [
      ['freight', '4.26'],
      ['FUEL', '0.42'],
      ['INSURE', '5.85'], // 4.40 GBP × 9.46 ÷ 7.12 = 5.84607
    ],
    total: '10.53',
    kg: 0.2,
  },
  {
    what: 'insured in a currency without a rate',
    sheet,
    parcel: to('US 90210', 0.2, { insuranceValue: '400', insuranceCurrency: 'CHF' }),
    refused: 'noRate',
  },
  { what: 'over 70 pounds', sheet, parcel: to('US 90210', 31.752), refused: 'tooHeavy' },
  {
    what: 'over 70 pounds by its size', // 240,000 ÷ 6000 = 40 kg
    sheet,
    parcel: to('US 90210', [box(1, '100×60×40')]),
    refused: 'noPrice',
  },
  { what: 'a ZIP code of no zone', sheet, parcel: to('US 00501', 1), refused: 'notServed' },
];
