import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

export const euLine: ProductSeed = {
  code: 'DEFR-IOSS',
  nameZh: '德法专线 IOSS',
  nameEn: 'Germany & France IOSS',
  channel: 'RHEIN-HOME',
  transitDaysMin: 7,
  transitDaysMax: 11,
  voidHours: 72,
  returnHandling: '10',
  returnFee: '50',
  origins: ['CN'],
  dutyTerms: 'DDP',
  printSet: [
    { document: 'label', copies: 1, printer: 'label' },
    { document: 'customs', copies: 1, printer: 'label' },
  ],
  restrictionsZh:
    '仅限 IOSS 申报，每票申报价值不超过 150 欧元。按海关编码行收取定额关税（每行 3 欧元）。海外省按法国二区计价。可收内置电池。',
  restrictionsEn:
    'IOSS parcels only, declared at EUR 150 at the most. A flat duty of EUR 3 is due for each HS line. French overseas departments are zone 2. Built-in batteries are taken.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'builtInBattery'],
    countries: ['DE', 'FR'],
    limits: {
      maxKg: 20,
      maxLongestCm: 120,
      maxBoxes: 5,
      maxDeclared: '150',
      declaredCurrency: 'EUR',
      fields: { name: 30, city: 30, address1: 35, address2: 35, goodsNameEn: 60 },
    },
    divisor: 6000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'DEFR-IOSS',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 40,
          note: '',
          remoteList: 'LINES',
          zonePlaces: [...place('DE', 'DE'), ...place('FR1', 'FR'), ...place('FR2', 'FR', '97-98')],
          priceRows: [
            ...bands('DE', 0, [30, { perKg: '58', perOrder: '23' }]),
            ...bands('FR1', 0, [30, { perKg: '60', perOrder: '24' }]),
            ...bands('FR2', 0, [30, { perKg: '145', perOrder: '40', stepKg: 0.1 }]),
          ],
          surcharges: [
            surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfFreight', '6'),
            surcharge('BATTERY', ['内置电池附加费', 'Battery'], 'battery', 'perOrder', '2.5', {
              when: { cargoProperties: ['builtInBattery'] },
            }),
            surcharge('REMOTE', ['偏远附加费', 'Remote area'], 'remote', 'perKg', '5', {
              min: '15',
              when: { remote: true },
            }),
            surcharge('DUTY', ['定额关税', 'Duty per HS line'], 'duty', 'perHsLine', '3', {
              currency: 'EUR',
            }),
            surcharge('HANDLE', ['清关处理费', 'Clearance'], 'handling', 'percentOfSoFar', '2', {
              min: '1',
              max: '20',
            }),
          ],
        },
      ],
    },
  ],
};
