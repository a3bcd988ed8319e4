import { box, type GoldenCase, to } from './case.ts';

const sheet = 'HK-UPS-RED';

export const expressCases: readonly GoldenCase[] = [
  {
    what: 'the first half kilogram and fuel',
    sheet,
    parcel: to('US 10001', 0.5),
    lines: [
      ['freight', '165.00'],
      ['FUEL', '37.13'], // 165 × 22.5 % = 37.125
    ],
    total: '202.13',
    kg: 0.5,
    zone: 'A',
  },
  {
    what: 'one step more',
    sheet,
    parcel: to('US 10001', 0.7),
    lines: [
      ['freight', '207.00'], // 165 + 42
      ['FUEL', '46.58'], // 46.575
    ],
    total: '253.58',
    kg: 1,
  },
  {
    what: 'size by 5000',
    sheet,
    parcel: to('US 10001', [box(2, '40×30×25')]), // 30,000 ÷ 5000 = 6
    lines: [
      ['freight', '627.00'], // 165 + 11 × 42
      ['FUEL', '141.08'], // 141.075
    ],
    total: '768.08',
    kg: 6,
    by: 'volumetric',
  },
  {
    what: 'documents',
    sheet,
    parcel: to('US 10001', 0.5, { goodsType: 'DOC' }),
    lines: [
      ['freight', '138.00'],
      ['FUEL', '31.05'],
    ],
    total: '169.05',
    kg: 0.5,
  },
  {
    what: 'documents in a bag',
    sheet,
    parcel: to('US 10001', 1.2, { goodsType: 'PAK' }),
    lines: [
      ['freight', '210.00'], // 138 + 2 × 36
      ['FUEL', '47.25'],
    ],
    total: '257.25',
    kg: 1.5,
  },
  {
    what: 'a bag that is too heavy',
    sheet,
    parcel: to('US 10001', 2.6, { goodsType: 'PAK' }),
    refused: 'noPrice',
  },
  {
    what: 'Alaska; fuel is charged on the remote fee too',
    sheet,
    parcel: to('US 99501', 3),
    lines: [
      ['freight', '375.00'], // 165 + 5 × 42
      ['REMOTE', '205.00'], // 4.8 × 3 = 14.40, less than 205
      ['FUEL', '130.50'], // 580 × 22.5 %
    ],
    total: '710.50',
    kg: 3,
    remote: 'alaska',
  },
  {
    what: 'far out and heavy: by the kilogram',
    sheet,
    parcel: to('CA Y1A 2B3', [box(25, '', 2)]),
    lines: [
      ['freight', '4100.00'], // 82 × 50
      ['REMOTE', '240.00'], // 4.8 × 50
      ['FUEL', '976.50'], // 4340 × 22.5 %
    ],
    total: '5316.50',
    kg: 50,
    remote: 'remote',
  },
  {
    what: 'a master with five boxes',
    sheet,
    parcel: to('US 10001', [box(10, '50×40×30', 5)]), // 60,000 ÷ 5000 = 12 kg each
    lines: [
      ['freight', '4920.00'], // 82 × 60
      ['FUEL', '1107.00'],
    ],
    total: '6027.00',
    kg: 60,
    by: 'volumetric',
  },
  {
    what: 'a box over 25 kg',
    sheet,
    parcel: to('GB SW11 4NJ', 30),
    lines: [
      ['freight', '2700.00'], // 90 × 30
      ['HEAVY', '158.00'],
      ['FUEL', '643.05'], // 2858 × 22.5 %
    ],
    total: '3501.05',
    kg: 30,
    zone: 'B',
  },
  {
    what: 'one of two boxes over 122 cm',
    sheet,
    // 130 × 20 × 20 = 52,000 ÷ 5000 = 10.4; the other 2.4 against 4
    parcel: to('JP 154-0023', [box(8, '130×20×20'), box(4, '30×20×20')]),
    lines: [
      ['freight', '686.00'], // 14.4 → 14.5 kg: 98 + 28 × 21
      ['LONG', '158.00'],
      ['FUEL', '189.90'], // 844 × 22.5 %
    ],
    total: '1033.90',
    kg: 14.5,
    zone: 'C',
  },
  {
    what: 'a home in Sydney',
    sheet,
    parcel: to('AU 2000', 1, { addressType: 'residential' }),
    lines: [
      ['freight', '197.00'], // 158 + 39
      ['HOME', '32.00'],
      ['FUEL', '51.53'], // 229 × 22.5 % = 51.525
    ],
    total: '280.53',
    kg: 1,
    zone: 'D',
  },
  {
    what: 'signature, battery and insurance carry no fuel',
    sheet,
    parcel: to('US 10001', 0.5, {
      signatureService: true,
      insuranceValue: '500',
      goods: [{ cargoProperty: 'packedBattery', hsCode: '850760' }],
    }),
    lines: [
      ['freight', '165.00'],
      ['FUEL', '37.13'],
      ['SIGN', '38.00'],
      ['BATTERY', '45.00'],
      ['INSURE', '53.40'], // 500 USD × 1.5 % = 7.50; × 7.12
    ],
    total: '338.53',
    kg: 0.5,
  },
  {
    what: 'insurance costs 20 at the least',
    sheet,
    parcel: to('US 10001', 0.5, { insuranceValue: '1000', insuranceCurrency: 'CNY' }),
    lines: [
      ['freight', '165.00'],
      ['FUEL', '37.13'],
      ['INSURE', '20.00'], // 15, less than 20
    ],
    total: '222.13',
    kg: 0.5,
  },
  {
    what: 'rounded up to the end of the steps',
    sheet,
    parcel: to('US 10001', 20.8),
    lines: [
      ['freight', '1887.00'], // 21 kg: 165 + 41 × 42
      ['FUEL', '424.58'], // 424.575
    ],
    total: '2311.58',
    kg: 21,
  },
  {
    what: 'by the kilogram beyond them',
    sheet,
    parcel: to('US 10001', 21.2),
    lines: [
      ['freight', '1892.00'], // 86 × 22
      ['FUEL', '425.70'],
    ],
    total: '2317.70',
    kg: 22,
  },
  {
    what: 'just before a cheaper band',
    sheet,
    parcel: to('US 10001', [box(22.25, '', 2)]),
    lines: [
      ['freight', '3870.00'], // 86 × 45
      ['FUEL', '870.75'],
    ],
    total: '4740.75',
    kg: 45,
  },
  {
    what: 'Corsica',
    sheet,
    parcel: to('FR 20000', 0.5),
    lines: [
      ['freight', '172.00'],
      ['REMOTE', '205.00'],
      ['FUEL', '84.83'], // 377 × 22.5 % = 84.825
    ],
    total: '461.83',
    kg: 0.5,
  },
  { what: 'a country without a zone', sheet, parcel: to('NG 100001', 1), refused: 'notServed' },
  { what: 'a box over 70 kg', sheet, parcel: to('US 10001', 70.5), refused: 'tooHeavy' },
];
