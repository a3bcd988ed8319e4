import { box, type GoldenCase, to } from './case.ts';

const sheet = 'FBA-W-FAST';
/** Ten boxes of 15 kg: 60,000 ÷ 6000 = 10 kg of size each. */
const ten = [box(15, '50×40×30', 10)];

const fba: readonly GoldenCase[] = [
  {
    what: '100 kg are the least',
    sheet,
    parcel: to('US 92376', [box(18, '60×40×40', 5)]), // 90 kg; 96,000 ÷ 6000 = 16 each
    lines: [
      ['freight', '980.00'], // 9.8 × 100
      ['HS', '15.00'],
    ],
    total: '995.00',
    kg: 100,
    by: 'minimum',
    zone: 'W1',
  },
  {
    what: 'ten boxes',
    sheet,
    parcel: to('US 92376', ten),
    lines: [
      ['freight', '1470.00'], // 9.8 × 150
      ['HS', '15.00'],
    ],
    total: '1485.00',
    kg: 150,
    by: 'real',
  },
  {
    what: 'each box 12 kg at the least',
    sheet,
    parcel: to('US 92376', [box(8, '30×30×30', 20)]),
    lines: [
      ['freight', '2352.00'], // 9.8 × 20 × 12
      ['HS', '15.00'],
    ],
    total: '2367.00',
    kg: 240,
    by: 'minimum',
  },
  {
    what: 'light boxes among large ones',
    sheet,
    // 6 × 12 (of 10) + 10 × 20 (120,000 ÷ 6000, of 16)
    parcel: to('US 92376', [box(10, '', 6), box(16, '60×50×40', 10)]),
    lines: [
      ['freight', '2665.60'], // 9.8 × 272
      ['HS', '15.00'],
    ],
    total: '2680.60',
    kg: 272,
    by: 'minimum',
  },
  {
    what: 'from 300 kg cheaper',
    sheet,
    parcel: to('US 92376', [box(20.4, '', 20)]),
    lines: [
      ['freight', '3876.00'], // 9.5 × 408
      ['HS', '15.00'],
    ],
    total: '3891.00',
    kg: 408,
  },
  {
    what: 'only heavy boxes cost more',
    sheet,
    parcel: to('US 92376', [box(25, '', 4), box(20, '', 2)]),
    lines: [
      ['freight', '1372.00'], // 9.8 × 140
      ['OVERWEIGHT', '240.00'], // 4 × 60
      ['HS', '15.00'],
    ],
    total: '1627.00',
    kg: 140,
  },
  {
    what: 'one long box',
    sheet,
    parcel: to('US 92376', [box(15, '130×30×20'), box(12, '', 9)]), // 78,000 ÷ 6000 = 13
    lines: [
      ['freight', '1205.40'], // 9.8 × 123
      ['OVERSIZE', '80.00'],
      ['HS', '15.00'],
    ],
    total: '1300.40',
    kg: 123,
  },
  {
    what: 'batteries by the kilogram',
    sheet,
    parcel: to('US 92376', ten, { goods: [{ cargoProperty: 'magnetic', hsCode: '850519' }] }),
    lines: [
      ['freight', '1470.00'],
      ['BATTERY', '150.00'],
      ['HS', '15.00'],
    ],
    total: '1635.00',
    kg: 150,
  },
  {
    what: 'Nevada',
    sheet,
    parcel: to('US 89115', ten),
    lines: [
      ['freight', '1590.00'], // 10.6 × 150
      ['HS', '15.00'],
    ],
    total: '1605.00',
    kg: 150,
    zone: 'W2',
  },
  {
    what: 'a private address',
    sheet,
    parcel: to('US 92376', ten, { addressType: 'residential' }),
    lines: [
      ['freight', '1470.00'],
      ['HS', '15.00'],
      ['HOME', '260.00'],
    ],
    total: '1745.00',
    kg: 150,
  },
  {
    what: 'three kinds of goods',
    sheet,
    parcel: to('US 92376', ten, {
      goods: [{ hsCode: '940360' }, { hsCode: '940542' }, { hsCode: '630260' }],
    }),
    lines: [
      ['freight', '1470.00'],
      ['HS', '45.00'], // 3 × 15
    ],
    total: '1515.00',
    kg: 150,
  },
  {
    what: 'a kilogram begun counts',
    sheet,
    parcel: to('US 92376', [box(14.33, '', 7)]), // 100.31
    lines: [
      ['freight', '989.80'], // 9.8 × 101
      ['HS', '15.00'],
    ],
    total: '1004.80',
    kg: 101,
  },
  {
    what: 'more than a ton',
    sheet,
    parcel: to('US 92376', [box(25.013, '', 40)]), // 1000.52
    lines: [
      ['freight', '9209.20'], // 9.2 × 1001
      ['OVERWEIGHT', '2400.00'], // 40 × 60
      ['HS', '15.00'],
    ],
    total: '11624.20',
    kg: 1001,
  },
  {
    what: 'up to the end of the band',
    sheet,
    parcel: to('US 92376', [box(14.975, '', 20)]), // 299.5
    lines: [
      ['freight', '2940.00'], // 9.8 × 300
      ['HS', '15.00'],
    ],
    total: '2955.00',
    kg: 300,
  },
  {
    what: "a merchant's own price",
    sheet: 'FBA-W-FAST-BLUE',
    parcel: to('US 92376', ten),
    lines: [
      ['freight', '1425.00'], // 9.5 × 150
      ['HS', '15.00'],
    ],
    total: '1440.00',
    kg: 150,
  },
  { what: 'not to the east', sheet, parcel: to('US 08085', ten), refused: 'notServed' },
  { what: 'no box over 45 kg', sheet, parcel: to('US 92376', [box(46)]), refused: 'tooHeavy' },
  { what: 'no tiny boxes', sheet, parcel: to('US 92376', [box(0.9)]), refused: 'tooLight' },
  {
    what: 'more than a ship takes',
    sheet,
    parcel: to('US 92376', [box(40.5, '', 499)]), // 20,209.5 kg
    refused: 'orderTooHeavy',
  },
];

const haituo: readonly GoldenCase[] = [
  {
    what: 'the least charge, and fuel on it',
    sheet: 'HT-US',
    parcel: to('US 10001', 0.05),
    lines: [
      ['freight', '24.00'], // 101 × 0.05 + 17 = 22.05, less than 24
      ['FUEL', '0.96'],
    ],
    total: '24.96',
    kg: 0.05,
    by: 'real',
  },
  {
    what: 'the end of its first band',
    sheet: 'HT-US',
    parcel: to('US 10001', 0.2),
    lines: [
      ['freight', '37.20'], // 20.20 + 17
      ['FUEL', '1.49'], // 1.488
    ],
    total: '38.69',
    kg: 0.2,
  },
  {
    what: 'the beginning of its second',
    sheet: 'HT-US',
    parcel: to('US 10001', 0.201),
    lines: [
      ['freight', '37.50'], // 97 × 0.201 = 19.497; + 18 = 37.497
      ['FUEL', '1.50'],
    ],
    total: '39.00',
    kg: 0.201,
  },
  {
    what: 'by the cubic metre',
    sheet: 'HT-CBM',
    parcel: to('US 91761', [box(20, '60×50×40', 20)]), // 20 × 0.12 m³
    lines: [
      ['freight', '3672.00'], // 1480 × 2.4 = 3552; + 20 × 6
      ['DOCS', '300.00'],
    ],
    total: '3972.00',
    kg: 400,
    zone: 'W',
  },
  {
    what: 'a small volume costs the least charge',
    sheet: 'HT-CBM',
    parcel: to('US 91761', [box(20, '60×50×40', 3)]),
    lines: [
      ['freight', '800.00'], // 1480 × 0.36 + 3 × 6 = 550.80
      ['DOCS', '300.00'],
    ],
    total: '1100.00',
    kg: 60,
  },
  {
    what: 'volume to the last millimetre',
    sheet: 'HT-CBM',
    parcel: to('US 10001', [box(11, '50.5×40.5×30.5', 10)]), // 62,380.125 cm³ each
    lines: [
      ['freight', '1170.37'], // 1780 × 0.62380125 = 1110.366225; + 60
      ['DOCS', '300.00'],
    ],
    total: '1470.37',
    kg: 110,
    zone: 'E',
  },
  {
    what: 'yen have no cents',
    sheet: 'HT-JP-SEA',
    parcel: to('JP 154-0023', 0.4),
    lines: [
      ['freight', '980'],
      ['FUEL', '74'], // 73.5
    ],
    total: '1054',
    kg: 1,
  },
  {
    what: 'three further kilograms, in yen',
    sheet: 'HT-JP-SEA',
    parcel: to('JP 154-0023', 3.2),
    lines: [
      ['freight', '2030'], // 980 + 3 × 350
      ['FUEL', '152'], // 152.25
    ],
    total: '2182',
    kg: 4,
  },
  {
    what: 'an island, with cash in yen',
    sheet: 'HT-JP-SEA',
    parcel: to('JP 100-0101', 1, { codPrice: '20000', codCurrency: 'JPY' }),
    lines: [
      ['freight', '980'],
      ['FUEL', '74'],
      ['REMOTE', '600'],
      ['COD', '440'], // 20,000 × 2.2 %
    ],
    total: '2094',
    kg: 1,
    remote: 'islands',
  },
  {
    what: 'cash in dollars becomes yen',
    sheet: 'HT-JP-SEA',
    parcel: to('JP 154-0023', 1, { codPrice: '120' }),
    lines: [
      ['freight', '980'],
      ['FUEL', '74'],
      ['COD', '393'], // 2.64 USD × 7.12 ÷ 0.0478 = 393.24
    ],
    total: '1447',
    kg: 1,
  },
  {
    what: '330 yen are the least for cash',
    sheet: 'HT-JP-SEA',
    parcel: to('JP 154-0023', 1, { codPrice: '10000', codCurrency: 'JPY' }),
    lines: [
      ['freight', '980'],
      ['FUEL', '74'],
      ['COD', '330'], // 220, less than 330
    ],
    total: '1384',
    kg: 1,
  },
];

export const freightCases = [...fba, ...haituo];
