import type { ProductSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

export const brLine: ProductSeed = {
  code: 'BR-LINE',
  nameZh: '巴西专线（CPF）',
  nameEn: 'Brazil Line (CPF)',
  channel: 'IPE-BR',
  transitDaysMin: 14,
  transitDaysMax: 25,
  voidHours: 72,
  returnHandling: '10',
  returnFee: '60',
  origins: ['CN'],
  dutyTerms: 'DDP',
  labelAt: 'warehouse',
  printSet: [
    { document: 'label', copies: 1, printer: 'label' },
    { document: 'customs', copies: 1, printer: 'label' },
    { document: 'invoice', copies: 1, printer: 'a4' },
  ],
  restrictionsZh:
    '收件人须提供 CPF。申报价值不超过 3,000 美元，预缴进口税 20%。不收任何电池、液体、粉末。',
  restrictionsEn:
    "The consignee's CPF is needed. Declared at USD 3,000 at the most; 20 % import tax is paid ahead. No batteries, liquids or powders.",
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general'],
    countries: ['BR'],
    limits: {
      maxKg: 30,
      maxLongestCm: 105,
      maxSidesCm: 200,
      maxBoxes: 1,
      maxDeclared: '3000',
      declaredCurrency: 'USD',
      fields: { name: 40, address1: 50, goodsNameEn: 60 },
    },
    divisor: 8000,
    weighBy: 'box',
  },
  sheets: [
    {
      code: 'BR-LINE',
      currency: 'CNY',
      level: 'everyone',
      versions: [
        {
          daysAgo: 33,
          note: '',
          zonePlaces: [...place('BR1', 'BR', '01-39', '80-99'), ...place('BR2', 'BR', '40-79')],
          priceRows: [
            ...bands('BR1', 0, [30, { perKg: '88', perOrder: '22', stepKg: 0.01 }]),
            ...bands('BR2', 0, [30, { perKg: '96', perOrder: '26', stepKg: 0.01 }]),
          ],
          surcharges: [
            surcharge('TAX', ['进口税', 'Import tax'], 'duty', 'percentOfDeclared', '20'),
            surcharge('CPF', ['清关代理费', 'Customs broker'], 'handling', 'perOrder', '1.2', {
              currency: 'USD',
            }),
          ],
        },
      ],
    },
  ],
};
