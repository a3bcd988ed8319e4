import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const batteries = ['builtInBattery', 'packedBattery'] as const;

export const ukLine: ProductSeed = {
  code: 'UK-LINE',
  nameZh: '英国专线',
  nameEn: 'UK Line',
  channel: 'ALBION-48',
  transitDaysMin: 6,
  transitDaysMax: 9,
  voidHours: 72,
  returnHandling: '10',
  returnFee: '45',
  origins: ['CN'],
  dutyTerms: null,
  printSet: [
    { document: 'label', copies: 1, printer: 'label' },
    { document: 'customs', copies: 1, printer: 'label' },
    { document: 'lithium', copies: 1, printer: 'label' },
  ],
  restrictionsZh:
    '英国本土及北爱尔兰。须提供 VAT 与 EORI。高地与离岛另收偏远费。可收内置及配套电池，须附 MSDS；不收液体、粉末、食品。',
  restrictionsEn:
    'Great Britain and Northern Ireland; VAT and EORI numbers are needed. Highlands and islands cost a remote fee. Built-in and packed batteries with their MSDS; no liquids, powders or food.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', ...batteries, 'magnetic', 'cosmetic'],
    countries: ['GB'],
    limits: {
      minKg: 0.05,
      maxKg: 30,
      maxLongestCm: 150,
      maxGirthCm: 160,
      maxBoxes: 10,
      fields: { name: 35, company: 35, city: 30, address1: 35, address2: 35, address3: 35 },
    },
    divisor: 6000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'UK-LINE',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 45,
          note: '',
          remoteList: 'LINES',
          zonePlaces: [...place('GB1', 'GB'), ...place('GB2', 'GB', 'BT')],
          priceRows: [
            ...bands(
              'GB1',
              0,
              [2, { perKg: '52', perOrder: '20' }],
              [10, { perKg: '49', perOrder: '26' }],
              [300, { perKg: '47', perOrder: '46', stepKg: 0.1 }],
            ),
            ...bands('GB2', 0, [300, { perKg: '56', perOrder: '30', stepKg: 0.1 }]),
          ],
          surcharges: [
            surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfFreight', '8.5'),
            surcharge('REMOTE', ['偏远附加费', 'Remote area'], 'remote', 'perOrder', '28', {
              when: { remote: true },
            }),
            surcharge('BATTERY', ['带电附加费', 'Battery'], 'battery', 'perOrder', '3', {
              when: { cargoProperties: [...batteries] },
            }),
            surcharge('OVERSIZE', ['超长附加费', 'Over 100 cm'], 'oversize', 'perBox', '65', {
              when: { longestCmOver: 100 },
            }),
            surcharge('SIGN', ['签名签收', 'Signature'], 'signature', 'perOrder', '12', {
              when: { service: 'signature' },
            }),
          ],
        },
      ],
    },
  ],
};
