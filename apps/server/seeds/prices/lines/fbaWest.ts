import type { PriceRow } from '@alpaca/contract';
import type { ProductSeed, SheetSeed } from '../types.ts';
import { bands, place, surcharge } from '../write.ts';

const rowsOf = (zone: string, small: string, middle: string, large: string): PriceRow[] => {
  const least = { stepKg: 1, minBoxKg: 12 };
  return bands(
    zone,
    0,
    [300, { perKg: small, ...least, minKg: 100 }],
    [1000, { perKg: middle, ...least }],
    [20_000, { perKg: large, ...least }],
  );
};

const zonePlaces = [
  // Around Los Angeles, where most of the warehouses stand.
  ...place('W1', 'US', '900-935'),
  ...place('W2', 'US', '850-865', '889-898', '936-961', '970-994'),
];

const surcharges = [
  surcharge('OVERSIZE', ['超长附加费', 'Over 120 cm'], 'oversize', 'perBox', '80', {
    when: { longestCmOver: 120 },
  }),
  surcharge('OVERWEIGHT', ['超重附加费', 'Over 22.5 kg'], 'overweight', 'perBox', '60', {
    when: { boxKgOver: 22.5 },
  }),
  surcharge('BATTERY', ['带电带磁附加费', 'Batteries, magnets'], 'battery', 'perKg', '1', {
    when: { cargoProperties: ['builtInBattery', 'packedBattery', 'magnetic'] },
  }),
  surcharge('HS', ['品名附加费', 'Per HS line'], 'duty', 'perHsLine', '15'),
  surcharge('HOME', ['私人地址派送费', 'Private address'], 'residential', 'perOrder', '260', {
    when: { addressType: 'residential' },
  }),
];

const sheet = (code: string, rows: PriceRow[], rest: Partial<SheetSeed> = {}): SheetSeed => ({
  code,
  currency: 'CNY',
  level: 'everyone',
  versions: [{ daysAgo: 18, note: '', zonePlaces, priceRows: rows, surcharges }],
  ...rest,
});

export const fbaWest: ProductSeed = {
  code: 'FBA-W-FAST',
  nameZh: '美西快船卡派 FBA',
  nameEn: 'FBA West, fast ship and truck',
  channel: 'CLIPPER-W',
  transitDaysMin: 18,
  transitDaysMax: 24,
  voidHours: 48,
  returnHandling: '200',
  returnFee: '600',
  origins: ['CN'],
  dutyTerms: null,
  printSet: [
    { document: 'shippingMark', copies: 2, printer: 'label' },
    { document: 'label', copies: 1, printer: 'label' },
    { document: 'packingList', copies: 1, printer: 'a4' },
    { document: 'invoice', copies: 1, printer: 'a4' },
    { document: 'ownFiles', copies: 1, printer: 'a4' },
  ],
  restrictionsZh:
    '100 kg 起运，不足按 100 kg 计费；单箱最低 12 kg，最重 45 kg。体积重除以 6000。超过 22.5 kg 或 120 cm 的箱子另收附加费。箱唛须贴齐，超 22.5 kg 须贴超重标。',
  restrictionsEn:
    'From 100 kg; less is charged as 100 kg, and a box as 12 kg at the least. No box over 45 kg. Volume by 6000. Boxes over 22.5 kg or 120 cm cost more, and heavy ones need their label.',
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general', 'builtInBattery', 'packedBattery', 'magnetic'],
    countries: ['US'],
    limits: {
      minKg: 1,
      maxKg: 45,
      maxOrderKg: 20_000,
      maxLongestCm: 240,
      maxBoxes: 500,
      fields: { company: 50, address1: 60, goodsNameEn: 80 },
    },
    divisor: 6000,
    weighBy: 'box',
  },
  sheets: [
    sheet('FBA-W-FAST', [
      ...rowsOf('W1', '9.8', '9.5', '9.2'),
      ...rowsOf('W2', '10.6', '10.3', '10'),
    ]),
    sheet(
      'FBA-W-FAST-BLUE',
      [...rowsOf('W1', '9.5', '9.2', '8.9'), ...rowsOf('W2', '10.3', '10', '9.7')],
      { level: 'merchant', merchantCode: 'M100003' },
    ),
  ],
};
