import { box, type GoldenCase, to } from './case.ts';

const jp = 'JP-LINE';
const br = 'BR-LINE';
const sa = 'SA-COD';
const riyals = { codCurrency: 'SAR' } as const;

const japan: readonly GoldenCase[] = [
  {
    what: 'less than the first half kilogram',
    sheet: jp,
    parcel: to('JP 154-0023', 0.3),
    lines: [['freight', '28.00']],
    total: '28.00',
    kg: 0.5,
    by: 'real',
    zone: 'JP1',
  },
  {
    what: 'the first half kilogram',
    sheet: jp,
    parcel: to('JP 154-0023', 0.5),
    lines: [['freight', '28.00']],
    total: '28.00',
    kg: 0.5,
  },
  {
    what: 'a gram more begins the next',
    sheet: jp,
    parcel: to('JP 154-0023', 0.501),
    lines: [['freight', '37.00']], // 28 + 9
    total: '37.00',
    kg: 1,
  },
  {
    what: 'four further steps',
    sheet: jp,
    parcel: to('JP 154-0023', 2.2),
    lines: [['freight', '64.00']], // 28 + 4 × 9
    total: '64.00',
    kg: 2.5,
  },
  {
    what: 'the end of the steps',
    sheet: jp,
    parcel: to('JP 154-0023', 20),
    lines: [['freight', '379.00']], // 28 + 39 × 9
    total: '379.00',
    kg: 20,
  },
  {
    what: 'by the kilogram beyond them',
    sheet: jp,
    parcel: to('JP 154-0023', 20.1),
    lines: [['freight', '389.50']], // 19 × 20.5
    total: '389.50',
    kg: 20.5,
  },
  {
    what: 'Okinawa',
    sheet: jp,
    parcel: to('JP 900-0001', 0.9),
    lines: [['freight', '51.00']], // 38 + 13
    total: '51.00',
    kg: 1,
    zone: 'JP2',
  },
  {
    what: 'the sums of an order are compared, not its boxes',
    sheet: jp,
    // real 1.2 + 5.1 = 6.3; size 24,000 ÷ 6000 + 6000 ÷ 6000 = 5
    parcel: to('JP 154-0023', [box(1.2, '40×30×20'), box(5.1, '20×20×15')]),
    lines: [['freight', '136.00']], // 28 + 12 × 9
    total: '136.00',
    kg: 6.5,
    by: 'real',
  },
  {
    what: 'three boxes alike whose size counts',
    sheet: jp,
    parcel: to('JP 154-0023', [box(0.8, '30×20×20', 3)]), // 3 × 2 kg against 2.4
    lines: [['freight', '127.00']], // 28 + 11 × 9
    total: '127.00',
    kg: 6,
    by: 'volumetric',
  },
  {
    what: 'documents have prices of their own',
    sheet: jp,
    parcel: to('JP 154-0023', 0.7, { goodsType: 'DOC' }),
    lines: [['freight', '29.00']], // 22 + 7
    total: '29.00',
    kg: 1,
  },
  {
    what: 'where they have none, those of all goods',
    sheet: jp,
    parcel: to('JP 900-0001', 0.4, { goodsType: 'DOC' }),
    lines: [['freight', '38.00']],
    total: '38.00',
    kg: 0.5,
  },
  {
    what: 'documents beyond their last band',
    sheet: jp,
    parcel: to('JP 154-0023', 2.1, { goodsType: 'DOC' }),
    refused: 'noPrice',
  },
  {
    what: 'islands, by the box',
    sheet: jp,
    parcel: to('JP 100-0101', [box(0.4, '', 2)]),
    lines: [
      ['freight', '37.00'], // 0.8 → 1 kg: 28 + 9
      ['REMOTE', '32.00'], // 2 × 16
    ],
    total: '69.00',
    kg: 1,
    remote: 'islands',
  },
  {
    what: 'food is inspected',
    sheet: jp,
    parcel: to('JP 154-0023', 0.3, { goods: [{ cargoProperty: 'food' }] }),
    lines: [
      ['freight', '28.00'],
      ['FOOD', '30.00'],
    ],
    total: '58.00',
    kg: 0.5,
  },
  {
    what: 'insured in yen',
    sheet: jp,
    parcel: to('JP 154-0023', 0.3, { insuranceValue: '30000', insuranceCurrency: 'JPY' }),
    lines: [
      ['freight', '28.00'],
      ['INSURE', '11.47'], // 240 JPY × 0.0478 = 11.472
    ],
    total: '39.47',
    kg: 0.5,
  },
  {
    what: 'insured for little',
    sheet: jp,
    parcel: to('JP 154-0023', 0.3, { insuranceValue: '5000', insuranceCurrency: 'JPY' }),
    lines: [
      ['freight', '28.00'],
      ['INSURE', '4.00'], // 40 JPY × 0.0478 = 1.912, less than 4
    ],
    total: '32.00',
    kg: 0.5,
  },
];

const brazil: readonly GoldenCase[] = [
  {
    what: 'São Paulo with tax and broker in dollars',
    sheet: br,
    parcel: to('BR 01310-100', 0.283, { goods: [{ value: '30', hsCode: '950300' }] }),
    lines: [
      ['freight', '47.52'], // 88 × 0.29 = 25.52; + 22
      ['TAX', '42.72'], // 30 USD × 20 % = 6; × 7.12
      ['CPF', '8.54'], // 1.2 USD × 7.12 = 8.544
    ],
    total: '98.78',
    kg: 0.29,
    zone: 'BR1',
  },
  {
    what: 'Manaus; nothing declared, nothing taxed',
    sheet: br,
    parcel: to('BR 69005-000', 1.5),
    lines: [
      ['freight', '170.00'], // 96 × 1.5 = 144; + 26
      ['CPF', '8.54'],
    ],
    total: '178.54',
    kg: 1.5,
    zone: 'BR2',
  },
  {
    what: 'declared in reais',
    sheet: br,
    parcel: to('BR 01310-100', 1, { declaredCurrency: 'BRL', goods: [{ value: '250' }] }),
    lines: [
      ['freight', '110.00'], // 88 + 22
      ['TAX', '64.25'], // 50 BRL × 1.285
      ['CPF', '8.54'],
    ],
    total: '182.79',
    kg: 1,
  },
  {
    what: 'a light, large box',
    sheet: br,
    parcel: to('BR 01310-100', [box(2, '50×40×30')]), // 60,000 ÷ 8000 = 7.5
    lines: [
      ['freight', '682.00'], // 88 × 7.5 + 22
      ['CPF', '8.54'],
    ],
    total: '690.54',
    kg: 7.5,
    by: 'volumetric',
  },
  { what: 'zones need a postcode', sheet: br, parcel: to('BR', 1), refused: 'notServed' },
  {
    what: 'no batteries at all',
    sheet: br,
    parcel: to('BR 01310-100', 1, { goods: [{ cargoProperty: 'builtInBattery' }] }),
    refused: 'cargoProperty',
  },
];

const saudi: readonly GoldenCase[] = [
  {
    what: 'half a kilogram is the least',
    sheet: sa,
    parcel: to('SA 11564', 0.3),
    lines: [['freight', '32.50']], // 65 × 0.5
    total: '32.50',
    kg: 0.5,
    by: 'minimum',
    zone: 'SA1',
  },
  {
    what: 'cash on delivery',
    sheet: sa,
    parcel: to('SA 11564', 1.23, { codPrice: '200', ...riyals }),
    lines: [
      ['freight', '84.50'], // 65 × 1.3
      ['COD', '11.40'], // 200 SAR × 3 % = 6; × 1.9
    ],
    total: '95.90',
    kg: 1.3,
  },
  {
    what: 'its fee is 5 riyals at the least',
    sheet: sa,
    parcel: to('SA 11564', 0.5, { codPrice: '100', ...riyals }),
    lines: [
      ['freight', '32.50'],
      ['COD', '9.50'], // 3 SAR × 1.9 = 5.70, less than 5 × 1.9
    ],
    total: '42.00',
    kg: 0.5,
  },
  {
    what: 'cash in dollars',
    sheet: sa,
    parcel: to('SA 11564', 1, { codPrice: '80', codCurrency: 'USD' }),
    lines: [
      ['freight', '65.00'],
      ['COD', '17.09'], // 2.40 USD × 7.12 = 17.088
    ],
    total: '82.09',
    kg: 1,
  },
  {
    what: 'the rest of the country',
    sheet: sa,
    parcel: to('SA 71411', 2),
    lines: [['freight', '142.00']], // 65 × 2 + 12
    total: '142.00',
    kg: 2,
    zone: 'SA2',
    remote: '',
  },
  {
    what: 'the desert, with cash',
    sheet: sa,
    parcel: to('SA 55421', 1, { codPrice: '300', ...riyals }),
    lines: [
      ['freight', '77.00'], // 65 + 12
      ['COD', '17.10'], // 9 SAR × 1.9
      ['REMOTE', '20.00'],
    ],
    total: '114.10',
    kg: 1,
    remote: 'desert',
  },
  {
    what: 'batteries by the kilogram',
    sheet: sa,
    parcel: to('SA 21442', 1.5, { goods: [{ cargoProperty: 'packedBattery' }] }),
    lines: [
      ['freight', '97.50'], // 65 × 1.5
      ['BATTERY', '6.00'], // 4 × 1.5
    ],
    total: '103.50',
    kg: 1.5,
  },
  {
    what: 'two light boxes together are over the least',
    sheet: sa,
    parcel: to('SA 21442', [box(0.3, '', 2)]),
    lines: [['freight', '39.00']], // 65 × 0.6
    total: '39.00',
    kg: 0.6,
    by: 'real',
  },
];

export const lineCases = [...japan, ...brazil, ...saudi];
