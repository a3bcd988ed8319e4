import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const packet: ProductSeed = {
  code: 'HT-US',
  nameZh: '海驼美国小包',
  nameEn: 'Haituo US Packet',
  channel: 'NOVA-US',
  transitDaysMin: 8,
  transitDaysMax: 14,
  voidHours: 72,
  returnHandling: '8',
  returnFee: '35',
  origins: ['CN'],
  dutyTerms: null,
  restrictionsZh: '美国境内派送，仅收普货。单件不超过 5 kg。',
  restrictionsEn: 'Delivered in the United States; general goods only, up to 5 kg.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general'],
    countries: ['US'],
    limits: { maxKg: 5, maxLongestCm: 60, maxBoxes: 1, fields: { name: 35, address1: 40 } },
    divisor: 8000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'HT-US',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 30,
          note: '',
          zonePlaces: place('US', 'US'),
          priceRows: bands(
            'US',
            0,
            [0.2, { perKg: '101', perOrder: '17', minCharge: '24' }],
            [5, { perKg: '97', perOrder: '18' }],
          ),
          surcharges: [surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfFreight', '4')],
        },
      ],
    },
  ],
};

const slowShip: ProductSeed = {
  code: 'HT-CBM',
  nameZh: '美国普船按方',
  nameEn: 'US slow ship by volume',
  channel: 'CLIPPER-SLOW',
  transitDaysMin: 32,
  transitDaysMax: 45,
  voidHours: 48,
  returnHandling: '300',
  returnFee: '900',
  origins: ['CN'],
  dutyTerms: null,
  restrictionsZh: '按立方米计费，须填写每箱尺寸，最低收费 800 元。',
  restrictionsEn: 'Charged by the cubic metre: every box needs its size. CNY 800 at the least.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'magnetic'],
    countries: ['US'],
    limits: { maxKg: 60, maxBoxes: 900, fields: {} },
    divisor: 0,
    weighBy: 'order',
  },
  sheets: [
    {
      code: 'HT-CBM',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 30,
          note: '',
          zonePlaces: [...place('W', 'US', '80-99'), ...place('E', 'US', '0-7')],
          priceRows: [
            ...bands('W', 0, [30_000, { perCbm: '1480', perBox: '6', minCharge: '800' }]),
            ...bands('E', 0, [30_000, { perCbm: '1780', perBox: '6', minCharge: '800' }]),
          ],
          surcharges: [
            surcharge('DOCS', ['报关文件费', 'Customs papers'], 'handling', 'perOrder', '300'),
          ],
        },
      ],
    },
  ],
};

const japan: ProductSeed = {
  code: 'HT-JP-SEA',
  nameZh: '日本海快线（日元）',
  nameEn: 'Japan by sea, in yen',
  channel: 'TSURU-SEA',
  transitDaysMin: 6,
  transitDaysMax: 10,
  voidHours: 48,
  returnHandling: '200',
  returnFee: '900',
  origins: ['CN'],
  dutyTerms: null,
  restrictionsZh: '日元结算，按公斤进位。',
  restrictionsEn: 'Paid in yen; each kilogram begun counts.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'food'],
    countries: ['JP'],
    limits: { maxKg: 25, maxBoxes: 30, fields: { name: 32 } },
    divisor: 6000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'HT-JP-SEA',
      currency: 'JPY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 30,
          note: '',
          remoteList: 'JP-ISLANDS',
          zonePlaces: place('JP', 'JP'),
          priceRows: bands('JP', 0, [
            500,
            { firstKg: 1, firstPrice: '980', nextKg: 1, nextPrice: '350', stepKg: 1 },
          ]),
          surcharges: [
            surcharge('FUEL', ['燃油附加费', 'Fuel'], 'fuel', 'percentOfFreight', '7.5'),
            surcharge('REMOTE', ['离岛附加费', 'Islands'], 'remote', 'perOrder', '600', {
              when: { remote: true },
            }),
            surcharge('COD', ['代收货款', 'Cash on delivery'], 'cod', 'percentOfCod', '2.2', {
              min: '330',
              when: { service: 'cod' },
            }),
          ],
        },
      ],
    },
  ],
};

export const haituoProducts: readonly ProductSeed[] = [packet, slowShip, japan];
