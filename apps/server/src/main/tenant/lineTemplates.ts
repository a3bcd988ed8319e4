import { type RatedTerms, usualPrintSet } from '@alpaca/contract';
import { bands, place, surcharge } from '../../../seeds/prices/write.ts';
import type { LineTemplate } from '../../modules/products/index.ts';

// Where a company begins that has nothing written down yet: one line, sound prices, and what is usually
// said of batteries and insurance. Its people change the figures before anybody is told of them.

const terms: RatedTerms = {
  chargeAt: 'receipt',
  goodsTypes: ['WPX'],
  cargoProperties: ['general', 'builtInBattery'],
  countries: [],
  limits: { maxKg: 30, maxLongestCm: 120, fields: {} },
  divisor: 6000,
  weighBy: 'box',
};

const surchargeList = [
  surcharge('BATTERY', ['内置电池附加费', 'Built-in battery'], 'battery', 'perKg', '6', {
    min: '2',
    when: { cargoProperties: ['builtInBattery'] },
  }),
  surcharge('INSURE', ['保险费', 'Insurance'], 'insurance', 'percentOfInsured', '1', {
    min: '5',
    when: { service: 'insurance' },
  }),
];

const product = {
  voidHours: 72,
  returnHandling: '8',
  returnFee: '35',
  origins: ['CN'],
  dutyTerms: 'DDP',
  labelAt: 'merchant',
  printSet: usualPrintSet,
  terms,
} satisfies Partial<LineTemplate['product']>;

const us: LineTemplate = {
  product: {
    ...product,
    code: 'US-PACKET',
    nameZh: '美国小包专线',
    nameEn: 'US packet',
    transitDaysMin: 8,
    transitDaysMax: 12,
  },
  sheet: { code: 'US-PACKET', currency: 'CNY', level: 'everyone' },
  prices: {
    note: 'From the template',
    zonePlaces: [...place('US', 'US'), ...place('FAR', 'US', '006-009', '967-969', '995-999')],
    priceRows: [
      ...bands(
        'US',
        0,
        [2, { perKg: '88', perOrder: '18', minKg: 0.05 }],
        [30, { perKg: '78', perOrder: '32' }],
      ),
      ...bands('FAR', 0, [30, { perKg: '118', perOrder: '32', minKg: 0.05 }]),
    ],
    surchargeList,
  },
};

const euCountries = ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'PL', 'IE', 'PT'];

const eu: LineTemplate = {
  product: {
    ...product,
    code: 'EU-PACKET',
    nameZh: '欧洲小包专线',
    nameEn: 'Europe packet',
    transitDaysMin: 9,
    transitDaysMax: 14,
  },
  sheet: { code: 'EU-PACKET', currency: 'CNY', level: 'everyone' },
  prices: {
    note: 'From the template',
    zonePlaces: euCountries.flatMap((country) => place('EU', country)),
    priceRows: bands(
      'EU',
      0,
      [2, { perKg: '72', perOrder: '22', minKg: 0.05 }],
      [30, { perKg: '64', perOrder: '38' }],
    ),
    surchargeList,
  },
};

export const lineTemplates: Readonly<Record<string, LineTemplate>> = { us, eu };
