import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

export const saCod: ProductSeed = {
  code: 'SA-COD',
  nameZh: '沙特 COD 专线',
  nameEn: 'Saudi Arabia COD',
  channel: 'NAJM-COD',
  transitDaysMin: 5,
  transitDaysMax: 9,
  voidHours: 72,
  returnHandling: '8',
  returnFee: '40',
  origins: ['CN'],
  dutyTerms: null,
  restrictionsZh:
    '支持货到付款，代收货款以沙特里亚尔结算，手续费 3%。最低计费重量 0.5 kg。沙漠及边境地区另收偏远费。',
  restrictionsEn:
    'Cash on delivery in Saudi riyals for a fee of 3 %. 0.5 kg is the least that is charged. Desert and border places cost a remote fee.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'builtInBattery', 'packedBattery', 'cosmetic'],
    countries: ['SA'],
    limits: { maxKg: 30, maxLongestCm: 120, maxBoxes: 5, fields: { name: 40, address1: 60 } },
    divisor: 5000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'SA-COD',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 28,
          note: '',
          remoteList: 'LINES',
          zonePlaces: [
            ...place('SA1', 'SA', '11-14', '21-23', '31-32', '34'),
            ...place('SA2', 'SA'),
          ],
          priceRows: [
            ...bands('SA1', 0, [150, { perKg: '65', minKg: 0.5, stepKg: 0.1 }]),
            ...bands('SA2', 0, [150, { perKg: '65', perOrder: '12', minKg: 0.5, stepKg: 0.1 }]),
          ],
          surcharges: [
            surcharge('COD', ['代收货款手续费', 'Cash on delivery'], 'cod', 'percentOfCod', '3', {
              currency: 'SAR',
              min: '5',
              when: { service: 'cod' },
            }),
            surcharge('REMOTE', ['偏远附加费', 'Remote area'], 'remote', 'perOrder', '20', {
              when: { remote: true },
            }),
            surcharge('BATTERY', ['带电附加费', 'Battery'], 'battery', 'perKg', '4', {
              when: { cargoProperties: ['builtInBattery', 'packedBattery'] },
            }),
          ],
        },
      ],
    },
  ],
};
