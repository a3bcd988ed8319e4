import type { PriceRow } from '@alpaca/contract';
import type { ProductSeed, VersionSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const zonePlaces = [
  ...place('US1', 'US'),
  // Puerto Rico and the Virgin Islands, Hawaii, Guam, Alaska.
  ...place('US2', 'US', '006-009', '967-968', '969', '995-999'),
];

const surcharges = [
  surcharge('BATTERY', ['内置电池附加费', 'Built-in battery'], 'battery', 'perKg', '6', {
    min: '1.5',
    when: { cargoProperties: ['builtInBattery'] },
  }),
  surcharge('DUTY-TEX', ['纺织鞋类关税', 'Duty on textiles'], 'duty', 'percentOfDeclared', '12', {
    when: { hsPrefixes: ['61', '62', '63', '64'] },
  }),
  surcharge('INSURE', ['保险费', 'Insurance'], 'insurance', 'percentOfInsured', '1', {
    min: '5',
    when: { service: 'insurance' },
  }),
  surcharge('SIGN', ['签名签收', 'Signature'], 'signature', 'perOrder', '26', {
    when: { service: 'signature' },
  }),
];

const priceRows = (small: string, order: string, middle: string, large: string): PriceRow[] => [
  ...bands(
    'US1',
    0,
    [0.45, { perKg: small, perOrder: order, minKg: 0.05 }],
    [2, { perKg: middle, perOrder: '22' }],
    [20, { perKg: large, perOrder: '32' }],
  ),
  ...bands('US2', 0, [20, { perKg: '118', perOrder: '28', minKg: 0.05 }]),
];

const version = (daysAgo: number | null, note: string, rows: PriceRow[]): VersionSeed => ({
  daysAgo,
  note,
  zonePlaces,
  priceRows: rows,
  surcharges,
});

export const usPacket: ProductSeed = {
  code: 'US-PACKET',
  nameZh: '美国专线小包',
  nameEn: 'US Packet DDP',
  channel: 'NOVA-US',
  transitDaysMin: 7,
  transitDaysMax: 12,
  voidHours: 72,
  returnHandling: '8',
  returnFee: '35',
  origins: ['CN'],
  dutyTerms: 'DDP',
  restrictionsZh:
    '美国境内派送，含税（DDP）。内置电池须随附 MSDS；不收纯电、液体、粉末及品牌侵权货物。单件不超过 20 kg，最长边不超过 100 cm。纺织品及鞋类须填写海关编码。',
  restrictionsEn:
    'Delivered in the United States, duty paid. Built-in batteries need their MSDS; no loose batteries, liquids, powders or counterfeits. A box weighs 20 kg and measures 100 cm at the most. Textiles and footwear need HS codes.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'builtInBattery', 'cosmetic'],
    countries: ['US'],
    limits: {
      maxKg: 20,
      maxLongestCm: 100,
      maxSidesCm: 180,
      maxBoxes: 1,
      maxDeclared: '800',
      declaredCurrency: 'USD',
      fields: { name: 35, company: 35, city: 30, address1: 40, address2: 40, goodsNameEn: 50 },
    },
    divisor: 8000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'US-PACKET',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        version(75, '旺季前价格', priceRows('94', '19', '88', '84')),
        version(20, '航空燃油上调', priceRows('98', '19', '92', '88')),
        version(null, '下月调价草稿', priceRows('96', '19', '91', '87')),
      ],
    },
    {
      code: 'US-PACKET-VIP',
      currency: 'CNY',
      level: 'group',
      groupCode: 'VIP',
      versions: [version(20, 'VIP 组价格', priceRows('96.5', '18.5', '91', '87'))],
    },
    {
      code: 'US-PACKET-STAR',
      currency: 'CNY',
      level: 'merchant',
      merchantCode: 'M100001',
      versions: [version(15, '星野电商协议价，日均 2,000 票', priceRows('95', '18', '90', '86'))],
    },
  ],
};
