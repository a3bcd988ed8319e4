import type { PriceRow } from '@alpaca/contract';
import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

/** Quarter pounds to one pound, then 2, 3, 5, 10, 20 and 70 pounds, in kilograms. */
const ends = [0.113, 0.227, 0.34, 0.454, 0.907, 1.361, 2.268, 4.536, 9.072, 31.751];

const rowsOf = (zone: string, prices: string): PriceRow[] => {
  const each = prices.split(' ');
  return bands(zone, 0, ...ends.map((to, at) => [to, { perOrder: each[at] ?? '0' }] as const));
};

export const usLabel: ProductSeed = {
  code: 'US-LABEL',
  nameZh: '美国本土打单',
  nameEn: 'US Domestic Label',
  channel: 'NOVA-GROUND',
  transitDaysMin: 2,
  transitDaysMax: 7,
  voidHours: 336,
  returnHandling: '0',
  returnFee: '0',
  origins: ['US'],
  dutyTerms: null,
  restrictionsZh:
    '美国海外仓打单，加州始发，美元结算，出单即扣费。按收件邮编分区，一单一件，磅段计价。超过 56 cm 或 76 cm 另收非标费。',
  restrictionsEn:
    'Labels for stock held in California, paid in US dollars when they are made. Zones by ZIP code, one box to an order, priced by the pound. Boxes over 56 or 76 cm cost more.',
  terms: {
    chargeAt: 'label',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'builtInBattery', 'packedBattery', 'cosmetic', 'magnetic'],
    countries: ['US'],
    limits: {
      maxKg: 31.751,
      maxLongestCm: 274,
      maxGirthCm: 330,
      maxBoxes: 1,
      fields: { name: 50, company: 50, city: 28, address1: 50, address2: 50 },
    },
    divisor: 6000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'US-LABEL',
      currency: 'USD',
      level: 'everyone',
      versions: [
        {
          daysAgo: 55,
          note: '',
          remoteList: 'US-PARCEL',
          zonePlaces: [
            ...place('Z2', 'US', '900-935'),
            ...place('Z4', 'US', '936-961', '889-898', '850-865'),
            ...place('Z5', 'US', '970-994', '800-847', '870-884'),
            ...place('Z7', 'US', '500-799'),
            ...place('Z8', 'US', '010-499'),
            ...place('Z9', 'US', '006-009', '967-969', '995-999'),
          ],
          priceRows: [
            ...rowsOf('Z2', '3.98 4.26 4.55 4.92 5.85 6.4 7.35 9.1 12.8 29.5'),
            ...rowsOf('Z4', '4.12 4.42 4.74 5.18 6.35 7.1 8.4 11.2 16.9 41.2'),
            ...rowsOf('Z5', '4.2 4.55 4.88 5.36 6.8 7.75 9.6 13.4 20.6 52.4'),
            ...rowsOf('Z7', '4.38 4.78 5.15 5.75 7.65 9.1 11.9 17.8 28.4 74.9'),
            ...rowsOf('Z8', '4.5 4.95 5.36 6.05 8.2 9.95 13.3 20.4 33.2 88'),
            ...rowsOf('Z9', '5.6 6.4 7.2 8.35 12.5 16.4 24.8 41.5 72 195'),
          ],
          surcharges: [
            surcharge('REMOTE', ['偏远附加费', 'Remote area'], 'remote', 'perOrder', '2.85', {
              when: { remote: true },
            }),
            surcharge('LONG', ['非标尺寸 56 cm', 'Over 56 cm'], 'oversize', 'perBox', '4', {
              when: { longestCmOver: 55.88 },
            }),
            surcharge('LONGER', ['非标尺寸 76 cm', 'Over 76 cm'], 'oversize', 'perBox', '8.5', {
              when: { longestCmOver: 76.2 },
            }),
            surcharge('HOME', ['住宅派送费', 'Residential'], 'residential', 'perOrder', '1.65', {
              when: { addressType: 'residential' },
            }),
            surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfFreight', '9.75'),
            surcharge('SIGN', ['签名签收', 'Signature'], 'signature', 'perOrder', '3.65', {
              when: { service: 'signature' },
            }),
            surcharge('INSURE', ['保险费', 'Insurance'], 'insurance', 'percentOfInsured', '1.1', {
              min: '2.75',
              when: { service: 'insurance' },
            }),
          ],
        },
      ],
    },
  ],
};
