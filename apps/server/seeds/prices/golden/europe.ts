import { box, type GoldenCase, to } from './case.ts';

const uk = 'UK-LINE';
const eu = 'DEFR-IOSS';
const bag = { goods: [{ hsCode: '420222', value: '20' }], declaredCurrency: 'EUR' as const };

export const europeCases: readonly GoldenCase[] = [
  {
    what: 'London, with fuel',
    sheet: uk,
    parcel: to('GB SW11 4NJ', 0.28),
    lines: [
      ['freight', '34.56'], // 52 × 0.28 = 14.56; + 20
      ['FUEL', '2.94'], // 34.56 × 8.5 % = 2.9376
    ],
    total: '37.50',
    kg: 0.28,
    zone: 'GB1',
  },
  {
    what: 'two kilograms to Manchester',
    sheet: uk,
    parcel: to('GB M14 5RF', 2),
    lines: [
      ['freight', '124.00'], // 52 × 2 + 20
      ['FUEL', '10.54'],
    ],
    total: '134.54',
    kg: 2,
  },
  {
    what: 'half a kilogram more',
    sheet: uk,
    parcel: to('GB M14 5RF', 2.5),
    lines: [
      ['freight', '148.50'], // 49 × 2.5 = 122.50; + 26
      ['FUEL', '12.62'], // 12.6225
    ],
    total: '161.12',
    kg: 2.5,
  },
  {
    what: 'heavy ones are rounded up to 100 g',
    sheet: uk,
    parcel: to('GB M14 5RF', 10.01),
    lines: [
      ['freight', '520.70'], // 47 × 10.1 = 474.70; + 46
      ['FUEL', '44.26'], // 44.2595
    ],
    total: '564.96',
    kg: 10.1,
  },
  {
    what: 'Inverness is remote',
    sheet: uk,
    parcel: to('GB IV2 3XX', 0.5),
    lines: [
      ['freight', '46.00'], // 52 × 0.5 + 20
      ['FUEL', '3.91'],
      ['REMOTE', '28.00'],
    ],
    total: '77.91',
    kg: 0.5,
    remote: 'highlands',
  },
  {
    what: 'Bute (PA20) is remote',
    sheet: uk,
    parcel: to('GB pa20 0ab', 0.5),
    lines: [
      ['freight', '46.00'],
      ['FUEL', '3.91'],
      ['REMOTE', '28.00'],
    ],
    total: '77.91',
    kg: 0.5,
    remote: 'highlands',
  },
  {
    what: 'Paisley (PA2 0…) is not',
    sheet: uk,
    parcel: to('GB PA2 0AB', 0.5),
    lines: [
      ['freight', '46.00'],
      ['FUEL', '3.91'],
    ],
    total: '49.91',
    kg: 0.5,
    remote: '',
  },
  {
    what: 'Belfast',
    sheet: uk,
    parcel: to('GB BT1 5GS', 1.23),
    lines: [
      ['freight', '102.80'], // 56 × 1.3 = 72.80; + 30
      ['FUEL', '8.74'], // 8.738
    ],
    total: '111.54',
    kg: 1.3,
    zone: 'GB2',
  },
  {
    what: 'a packed battery',
    sheet: uk,
    parcel: to('GB M14 5RF', 0.5, { goods: [{ cargoProperty: 'packedBattery' }] }),
    lines: [
      ['freight', '46.00'],
      ['FUEL', '3.91'],
      ['BATTERY', '3.00'],
    ],
    total: '52.91',
    kg: 0.5,
  },
  {
    what: 'of two boxes one is too long',
    sheet: uk,
    parcel: to('GB M14 5RF', [box(5, '120×10×10'), box(3, '30×20×20')]),
    lines: [
      ['freight', '418.00'], // 49 × 8 = 392; + 26
      ['FUEL', '35.53'],
      ['OVERSIZE', '65.00'], // one box
    ],
    total: '518.53',
    kg: 8,
  },
  {
    what: 'box by box the greater weight counts',
    sheet: uk,
    // 30³ ÷ 6000 = 4.5 kg against 1; 20³ ÷ 6000 = 1.334 against 6, twice: 4.5 + 12
    parcel: to('GB M14 5RF', [box(1, '30×30×30'), box(6, '20×20×20', 2)]),
    lines: [
      ['freight', '821.50'], // 47 × 16.5 = 775.50; + 46
      ['FUEL', '69.83'], // 69.8275
    ],
    total: '891.33',
    kg: 16.5,
    by: 'volumetric',
  },
  {
    what: 'signed for',
    sheet: uk,
    parcel: to('GB SW11 4NJ', 0.28, { signatureService: true }),
    lines: [
      ['freight', '34.56'],
      ['FUEL', '2.94'],
      ['SIGN', '12.00'],
    ],
    total: '49.50',
    kg: 0.28,
  },
  { what: 'too light', sheet: uk, parcel: to('GB M14 5RF', 0.049), refused: 'tooLight' },
  {
    what: 'too thick', // 2 × (50 + 40) = 180 > 160
    sheet: uk,
    parcel: to('GB M14 5RF', [box(5, '100×50×40')]),
    refused: 'tooLarge',
  },
  {
    what: 'Germany, one HS line',
    sheet: eu,
    parcel: to('DE 10437', 0.3, bag),
    lines: [
      ['freight', '40.40'], // 58 × 0.3 = 17.40; + 23
      ['FUEL', '2.42'], // 2.424
      ['DUTY', '24.15'], // 3 EUR × 8.05
      ['HANDLE', '1.34'], // 66.97 × 2 % = 1.3394
    ],
    total: '68.31',
    kg: 0.3,
    zone: 'DE',
  },
  {
    what: 'three goods, two of one code',
    sheet: eu,
    parcel: to('DE 10437', 0.5, {
      goods: [{ hsCode: '420222' }, { hsCode: '4202220000' }, { hsCode: '611030' }],
    }),
    lines: [
      ['freight', '52.00'], // 58 × 0.5 + 23
      ['FUEL', '3.12'],
      ['DUTY', '48.30'], // 2 × 3 EUR × 8.05
      ['HANDLE', '2.07'], // 103.42 × 2 % = 2.0684
    ],
    total: '105.49',
    kg: 0.5,
  },
  {
    what: 'goods that nobody named are one line',
    sheet: eu,
    parcel: to('DE 10437', 0.1),
    lines: [
      ['freight', '28.80'], // 58 × 0.1 + 23
      ['FUEL', '1.73'], // 1.728
      ['DUTY', '24.15'],
      ['HANDLE', '1.09'], // 54.68 × 2 % = 1.0936
    ],
    total: '55.77',
    kg: 0.1,
  },
  {
    what: 'Paris',
    sheet: eu,
    parcel: to('FR 75011', 0.3, bag),
    lines: [
      ['freight', '42.00'], // 60 × 0.3 + 24
      ['FUEL', '2.52'],
      ['DUTY', '24.15'],
      ['HANDLE', '1.37'], // 68.67 × 2 % = 1.3734
    ],
    total: '70.04',
    kg: 0.3,
    zone: 'FR1',
  },
  {
    what: 'Corsica, 15 at the least',
    sheet: eu,
    parcel: to('FR 20000', 0.3, bag),
    lines: [
      ['freight', '42.00'],
      ['FUEL', '2.52'],
      ['REMOTE', '15.00'], // 5 × 0.3 = 1.50, less than 15
      ['DUTY', '24.15'],
      ['HANDLE', '1.67'], // 83.67 × 2 % = 1.6734
    ],
    total: '85.34',
    kg: 0.3,
    remote: 'corsica',
  },
  {
    what: 'Sylt by the kilogram; half a cent is rounded up',
    sheet: eu,
    parcel: to('DE 25980', 4.2, bag),
    lines: [
      ['freight', '266.60'], // 58 × 4.2 = 243.60; + 23
      ['FUEL', '16.00'], // 15.996
      ['REMOTE', '21.00'], // 5 × 4.2
      ['DUTY', '24.15'],
      ['HANDLE', '6.56'], // 327.75 × 2 % = 6.555
    ],
    total: '334.31',
    kg: 4.2,
    remote: 'islands',
  },
  {
    what: 'Réunion, rounded up to 100 g',
    sheet: eu,
    parcel: to('FR 97400', 1.05, bag),
    lines: [
      ['freight', '199.50'], // 145 × 1.1 = 159.50; + 40
      ['FUEL', '11.97'],
      ['DUTY', '24.15'],
      ['HANDLE', '4.71'], // 235.62 × 2 % = 4.7124
    ],
    total: '240.33',
    kg: 1.1,
    zone: 'FR2',
  },
  {
    what: 'clearance costs 20 at the most',
    sheet: eu,
    parcel: to('FR 75011', 18, { goods: [{ cargoProperty: 'builtInBattery', hsCode: '850440' }] }),
    lines: [
      ['freight', '1104.00'], // 60 × 18 + 24
      ['FUEL', '66.24'],
      ['BATTERY', '2.50'],
      ['DUTY', '24.15'],
      ['HANDLE', '20.00'], // 1196.89 × 2 % = 23.94, more than 20
    ],
    total: '1216.89',
    kg: 18,
  },
  {
    what: 'two boxes whose size counts',
    sheet: eu,
    parcel: to('DE 10437', [box(1.2, '40×25×15', 2)], bag), // 15,000 ÷ 6000 = 2.5 kg each
    lines: [
      ['freight', '313.00'], // 58 × 5 + 23
      ['FUEL', '18.78'],
      ['DUTY', '24.15'],
      ['HANDLE', '7.12'], // 355.93 × 2 % = 7.1186
    ],
    total: '363.05',
    kg: 5,
    by: 'volumetric',
  },
  {
    what: 'beyond what IOSS is for',
    sheet: eu,
    parcel: to('DE 10437', 0.3, { declaredCurrency: 'EUR', goods: [{ value: '150.01' }] }),
    refused: 'declaredTooHigh',
  },
  {
    what: 'the same in dollars', // 170 × 7.12 ÷ 8.05 = 150.36 EUR
    sheet: eu,
    parcel: to('DE 10437', 0.3, { goods: [{ value: '170' }] }),
    refused: 'declaredTooHigh',
  },
];
