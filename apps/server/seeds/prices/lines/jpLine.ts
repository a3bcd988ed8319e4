import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const stepped = (firstPrice: string, nextPrice: string) => ({
  firstKg: 0.5,
  firstPrice,
  nextKg: 0.5,
  nextPrice,
  stepKg: 0.5,
});

export const jpLine: ProductSeed = {
  code: 'JP-LINE',
  nameZh: '日本专线',
  nameEn: 'Japan Line',
  channel: 'TSURU-TK',
  transitDaysMin: 3,
  transitDaysMax: 5,
  voidHours: 48,
  returnHandling: '5',
  returnFee: '30',
  origins: ['CN'],
  dutyTerms: null,
  restrictionsZh: '日本全境派送，冲绳另计。可收化妆品（须成分表）及内置电池。多件按整票总重计费。',
  restrictionsEn:
    'All of Japan, Okinawa at its own price. Cosmetics with their ingredients and built-in batteries are taken. Boxes of an order are weighed together.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX', 'DOC'],
    cargoProperties: ['general', 'builtInBattery', 'cosmetic', 'food'],
    countries: ['JP'],
    limits: { maxKg: 30, maxLongestCm: 100, maxSidesCm: 160, maxBoxes: 20, fields: { name: 32 } },
    divisor: 6000,
    weighBy: 'order',
  },
  sheets: [
    {
      code: 'JP-LINE',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 50,
          note: '',
          remoteList: 'LINES',
          zonePlaces: [...place('JP1', 'JP'), ...place('JP2', 'JP', '900-907')],
          priceRows: [
            ...bands('JP1', 0, [20, stepped('28', '9')], [300, { perKg: '19', stepKg: 0.5 }]),
            ...bands('JP2', 0, [300, stepped('38', '13')]),
            ...bands('JP1', 0, [2, stepped('22', '7')]).map((row) => ({
              ...row,
              goodsType: 'DOC' as const,
            })),
          ],
          surcharges: [
            surcharge('REMOTE', ['离岛附加费', 'Islands'], 'remote', 'perBox', '16', {
              when: { remote: true },
            }),
            surcharge('FOOD', ['食品检疫费', 'Food inspection'], 'handling', 'perOrder', '30', {
              when: { cargoProperties: ['food'] },
            }),
            surcharge('INSURE', ['保险费', 'Insurance'], 'insurance', 'percentOfInsured', '0.8', {
              min: '4',
              when: { service: 'insurance' },
            }),
          ],
        },
      ],
    },
  ],
};
