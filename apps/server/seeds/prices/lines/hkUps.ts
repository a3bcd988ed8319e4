import type { PriceRow } from '@alpaca/contract';
import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const stepped = (firstPrice: string, nextPrice: string) => ({
  firstKg: 0.5,
  firstPrice,
  nextKg: 0.5,
  nextPrice,
  stepKg: 0.5,
});

type Zone = { first: string; next: string; doc: string; docNext: string; perKg: string[] };

const rowsOf = (zone: string, { first, next, doc, docNext, perKg }: Zone): PriceRow[] => {
  const [middle = '', heavy = '', pallet = ''] = perKg;
  const documents = bands(zone, 0, [2.5, stepped(doc, docNext)]);
  return [
    ...documents.map((row) => ({ ...row, goodsType: 'DOC' as const })),
    ...documents.map((row) => ({ ...row, goodsType: 'PAK' as const })),
    ...bands(
      zone,
      0,
      [21, stepped(first, next)],
      [45, { perKg: middle, stepKg: 1 }],
      [100, { perKg: heavy, stepKg: 1 }],
      [2000, { perKg: pallet, stepKg: 1 }],
    ),
  ];
};

export const hkUps: ProductSeed = {
  code: 'HK-UPS-RED',
  nameZh: '香港 UPS 红单',
  nameEn: 'UPS HK Saver',
  channel: 'UPS-HK-SAVER',
  transitDaysMin: 3,
  transitDaysMax: 5,
  voidHours: 24,
  returnHandling: '30',
  returnFee: '180',
  origins: ['CN', 'HK'],
  dutyTerms: 'DDU',
  printSet: [
    { document: 'label', copies: 1, printer: 'label' },
    { document: 'invoice', copies: 3, printer: 'a4' },
    { document: 'lithium', copies: 1, printer: 'label' },
  ],
  restrictionsZh:
    '香港起飞，不含目的地税金。体积重除以 5000。单件最长 270 cm、最重 70 kg。可收配套电池（PI966/PI969），不收纯电。偏远、超长、超重、住宅地址及燃油按当周公布。',
  restrictionsEn:
    'Flown from Hong Kong, duties not included. Volume by 5000. A box measures 270 cm and weighs 70 kg at the most. Batteries packed with equipment (PI966, PI969), no loose ones. Remote, oversize, overweight, residential and fuel fees as published each week.',
  terms: {
    chargeAt: 'label',
    goodsTypes: ['WPX', 'DOC', 'PAK'],
    cargoProperties: ['general', 'builtInBattery', 'packedBattery', 'magnetic'],
    countries: [],
    limits: {
      maxKg: 70,
      maxLongestCm: 270,
      maxGirthCm: 330,
      maxBoxes: 50,
      maxDeclared: '50000',
      declaredCurrency: 'USD',
      fields: { name: 35, company: 35, phone: 15, city: 30, address1: 35, address2: 35 },
    },
    divisor: 5000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'HK-UPS-RED',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 7,
          note: '第 46 周燃油',
          remoteList: 'EXPRESS',
          zonePlaces: [
            ...['US', 'CA', 'MX'].flatMap((country) => place('A', country)),
            ...['GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE', 'PL'].flatMap((country) =>
              place('B', country),
            ),
            ...['JP', 'KR', 'SG', 'TW', 'TH', 'MY'].flatMap((country) => place('C', country)),
            ...['AU', 'NZ'].flatMap((country) => place('D', country)),
            ...['BR', 'SA', 'AE', 'ZA'].flatMap((country) => place('E', country)),
          ],
          priceRows: [
            ...rowsOf('A', {
              first: '165',
              next: '42',
              doc: '138',
              docNext: '36',
              perKg: ['86', '82', '79'],
            }),
            ...rowsOf('B', {
              first: '172',
              next: '44',
              doc: '142',
              docNext: '38',
              perKg: ['90', '85.5', '82'],
            }),
            ...rowsOf('C', {
              first: '98',
              next: '21',
              doc: '84',
              docNext: '18',
              perKg: ['44', '42', '40.5'],
            }),
            ...rowsOf('D', {
              first: '158',
              next: '39',
              doc: '132',
              docNext: '34',
              perKg: ['80', '76', '73'],
            }),
            ...rowsOf('E', {
              first: '238',
              next: '68',
              doc: '205',
              docNext: '60',
              perKg: ['138', '132', '128'],
            }),
          ],
          surcharges: [
            surcharge('REMOTE', ['偏远附加费', 'Remote area'], 'remote', 'perKg', '4.8', {
              min: '205',
              when: { remote: true },
            }),
            surcharge('LONG', ['超长附加费', 'Over 122 cm'], 'oversize', 'perBox', '158', {
              when: { longestCmOver: 122 },
            }),
            surcharge('HEAVY', ['超重附加费', 'Over 25 kg'], 'overweight', 'perBox', '158', {
              when: { boxKgOver: 25 },
            }),
            surcharge('HOME', ['住宅派送费', 'Residential'], 'residential', 'perOrder', '32', {
              when: { addressType: 'residential' },
            }),
            surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfSoFar', '22.5'),
            surcharge('SIGN', ['签名签收', 'Signature'], 'signature', 'perOrder', '38', {
              when: { service: 'signature' },
            }),
            surcharge(
              'BATTERY',
              ['配套电池操作费', 'Packed battery'],
              'battery',
              'perOrder',
              '45',
              {
                when: { cargoProperties: ['packedBattery'] },
              },
            ),
            surcharge('INSURE', ['保险费', 'Insurance'], 'insurance', 'percentOfInsured', '1.5', {
              min: '20',
              when: { service: 'insurance' },
            }),
          ],
        },
      ],
    },
  ],
};
