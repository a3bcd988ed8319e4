import {
  type Currency,
  cargoProperties,
  currencyExponents,
  goodsTypes,
  type PriceRow,
  QuoteRequest,
  type Surcharge,
  surchargeBases,
} from '@alpaca/contract';
import fc from 'fast-check';
import type { Parcel, SheetSource } from './types.ts';

export const terms: SheetSource['terms'] = {
  chargeAt: 'receipt',
  goodsTypes: [...goodsTypes],
  cargoProperties: [...cargoProperties],
  countries: [],
  limits: { fields: {} },
  divisor: 6000,
  weighBy: 'box',
};

/** A sheet of one zone, Singapore, unless something else is said. */
export const sheetOf = (parts: Partial<SheetSource>): SheetSource => ({
  currency: 'CNY',
  terms,
  zonePlaces: [{ zone: 'SG', countryCode: 'SG' }],
  priceRows: [{ zone: 'SG', fromKg: 0, toKg: 1000, perKg: '10' }],
  surcharges: [],
  remoteAreas: [],
  ...parts,
});

export const parcelOf = (parts: Partial<Parcel> = {}): Parcel =>
  QuoteRequest.parse({ countryCode: 'SG', boxes: [{ weight: 1 }], ...parts });

export const currency = fc.constantFrom(...(Object.keys(currencyExponents) as Currency[]));

const decimal = (most: number, decimals: number) =>
  fc.integer({ min: 1, max: most * 10 ** decimals }).map((n) => n / 10 ** decimals);
const priceText = (most: number) => decimal(most, 4).map((n) => n.toFixed(4));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 }) as fc.Arbitrary<T | undefined>;
const given = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Bands up to 1,000 kg. Each ends at a multiple of half a kilogram, so that no step leaves it. */
const priceRows = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 1999 }), { maxLength: 5 }),
    fc.array(
      fc.record({
        perKg: maybe(priceText(500)),
        perOrder: priceText(300),
        perBox: maybe(priceText(50)),
        perCbm: maybe(priceText(5000)),
        minCharge: maybe(priceText(200)),
        stepKg: maybe(fc.constantFrom(0.01, 0.1, 0.5)),
        minKg: maybe(fc.constantFrom(0.05, 0.5)),
        minBoxKg: maybe(fc.constantFrom(0.1, 0.5)),
        first: fc.boolean(),
      }),
      { minLength: 6, maxLength: 6 },
    ),
  )
  .map(([halves, parts]): PriceRow[] => {
    const ends = [...halves.sort((a, b) => a - b).map((n) => n / 2), 1000];
    return ends.map((toKg, at) => {
      const { first, ...rest } = parts[at] as (typeof parts)[number];
      const stepped = { firstKg: 0.5, firstPrice: '20', nextKg: 0.5, nextPrice: '7.5' };
      return {
        zone: 'SG',
        fromKg: ends[at - 1] ?? 0,
        toKg,
        ...given(rest),
        ...(first && stepped),
      } as PriceRow;
    });
  });

const surcharge = fc
  .record({
    basis: fc.constantFrom(...surchargeBases),
    value: priceText(30),
    currency: maybe(fc.constantFrom<Currency>('USD', 'JPY', 'KWD')),
    min: maybe(priceText(20)),
    max: maybe(decimal(500, 2).map((n) => (n + 20).toFixed(2))),
    when: fc.constantFrom<Surcharge['when']>(
      {},
      {},
      { remote: true },
      { service: 'cod' },
      { boxKgOver: 5 },
      { longestCmOver: 40, girthCmOver: 90 },
      { cargoProperties: ['liquid', 'food'] },
      { hsPrefixes: ['61', '85'] },
    ),
  })
  .map((parts): Surcharge => {
    const names = { code: 'S', expenseType: 'other', nameZh: '费', nameEn: 'Fee' } as const;
    return { ...names, ...given(parts) } as Surcharge;
  });

export const source: fc.Arbitrary<SheetSource> = fc
  .record({
    currency,
    priceRows,
    surcharges: fc.array(surcharge, { maxLength: 4 }),
    weighBy: fc.constantFrom('box' as const, 'order' as const),
    divisor: fc.constantFrom(0, 5000, 6000, 8000),
  })
  .map(({ weighBy, divisor, ...parts }) =>
    sheetOf({
      ...parts,
      terms: { ...terms, weighBy, divisor },
      remoteAreas: [{ countryCode: 'SG', postFrom: '50', postTo: '52', remoteType: 'far' }],
    }),
  );

const money = decimal(5000, 2).map((n) => n.toFixed(2));
const box = fc
  .record({
    weight: decimal(30, 3),
    length: maybe(decimal(80, 2)),
    width: maybe(decimal(60, 2)),
    height: maybe(decimal(60, 2)),
    count: fc.integer({ min: 1, max: 3 }),
  })
  .map(given);

export const parcel: fc.Arbitrary<Parcel> = fc
  .record({
    postCode: maybe(fc.constantFrom('018956', '518104', '509000')),
    goodsType: fc.constantFrom(...goodsTypes),
    boxes: fc.array(box, { minLength: 1, maxLength: 4 }),
    goods: fc.array(
      fc.record({
        hsCode: fc.constantFrom('', '610910', '851714', '950300'),
        cargoProperty: fc.constantFrom(...cargoProperties),
        quantity: fc.integer({ min: 1, max: 20 }),
        value: money,
      }),
      { maxLength: 4 },
    ),
    codPrice: maybe(money),
    codCurrency: maybe(currency),
    insuranceValue: maybe(money),
    signatureService: fc.boolean(),
  })
  .map((parts) => {
    const { codPrice, codCurrency } = parts;
    // Some currencies have no decimals.
    const isWhole = codCurrency !== undefined && currencyExponents[codCurrency] === 0;
    const cod = isWhole ? codPrice?.split('.')[0] : codPrice;
    return parcelOf(given({ ...parts, codPrice: cod }) as Partial<Parcel>);
  });
