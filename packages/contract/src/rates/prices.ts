import * as z from 'zod/mini';
import { addressTypes, CountryCode } from '../addresses/addresses.ts';
import { type AcrossIssue, checkedAcross, type Values } from '../wire/across.ts';
import { optionalText, text } from '../wire/fields.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { CargoProperty, Cm, GoodsType, Kg, KgFrom } from './parcels.ts';

/** A price per something: up to four decimals, since a gram costs less than a cent. */
export const Price = z
  .string('web.verify.46')
  .check(z.regex(/^\d{1,9}(\.\d{1,4})?$/, 'web.verify.46'));

export const Code = text(30).check(z.regex(/^[A-Za-z0-9._-]+$/, 'web.verify.44'));

/** What a quote's lines are for; `freight` is the base price. */
export const expenseTypes = [
  'freight',
  'fuel',
  'remote',
  'oversize',
  'overweight',
  'battery',
  'insurance',
  'cod',
  'signature',
  'residential',
  'duty',
  'handling',
  'other',
] as const;
export type ExpenseType = (typeof expenseTypes)[number];

const postCode = optionalText(12);

const given = (values: Values, field: string) => (values[field] ?? '') !== '';

const bare = (code: unknown) => String(code).toUpperCase().replace(/[\s-]/g, '');

/** Whether a range ends before it begins; `9012` to `90` goes up to the last that begins with 90. */
const isReversed = (values: Values) => {
  const [from, to] = [bare(values.postFrom), bare(values.postTo)];
  return from > to && !from.startsWith(to);
};

/** What is wrong between the ends of a range of postcodes that both are there. */
export const postRangeIssues = (values: Values): AcrossIssue[] =>
  given(values, 'postFrom') && given(values, 'postTo') && isReversed(values)
    ? [{ path: 'postTo', key: 'web.verify.75' }]
    : [];

/** A range has both ends or none. */
export const zonePlaceIssues = (values: Values): AcrossIssue[] =>
  given(values, 'postFrom') === given(values, 'postTo')
    ? postRangeIssues(values)
    : [{ path: 'postTo', key: 'web.verify.47' }];

/** A zone is the sum of its places; one without postcodes is the whole country. */
export const ZonePlace = checkedAcross(
  {
    zone: Code,
    countryCode: CountryCode,
    /** Postcodes that begin like these two, and all between: `90` to `92`. */
    postFrom: postCode,
    postTo: postCode,
  },
  zonePlaceIssues,
);
export type ZonePlace = z.infer<typeof ZonePlace>;

const unitPrices = ['firstPrice', 'perKg', 'perOrder', 'perBox', 'perCbm', 'minCharge'] as const;

/** What is wrong between the fields of a price row; sheets are mended by it as by each field's own rule. */
export const priceRowIssues = (values: Values): AcrossIssue[] => {
  const { fromKg, toKg } = values;
  const has = (field: string) => given(values, field);
  const issues: AcrossIssue[] = [];
  if (typeof fromKg === 'number' && typeof toKg === 'number' && toKg <= fromKg)
    issues.push({ path: 'toKg', key: 'web.verify.48' });
  if (!unitPrices.some(has)) issues.push({ path: 'perKg', key: 'web.verify.49' });
  if (has('firstKg') !== has('firstPrice'))
    issues.push({ path: 'firstPrice', key: 'web.verify.52' });
  if (has('nextKg') !== has('nextPrice') || (has('nextKg') && !has('firstKg')))
    issues.push({ path: 'nextPrice', key: 'web.verify.52' });
  return issues;
};

/**
 * What a weight costs in a zone: more than `fromKg`, up to `toKg` included. All parts that are given
 * add up: the first weight and each further one begun, per kilogram, per order, per box, per cubic
 * metre; `minCharge` is the least of the sum.
 */
export const PriceRow = checkedAcross(
  {
    zone: Code,
    /** Left out: for all that have no row of their own. */
    goodsType: z.optional(GoodsType),
    fromKg: KgFrom,
    toKg: Kg,
    firstKg: z.optional(Kg),
    firstPrice: z.optional(Price),
    nextKg: z.optional(Kg),
    nextPrice: z.optional(Price),
    perKg: z.optional(Price),
    perOrder: z.optional(Price),
    perBox: z.optional(Price),
    perCbm: z.optional(Price),
    minCharge: z.optional(Price),
    /** The billable weight is rounded up to a multiple of it; of a gram where left out. */
    stepKg: z.optional(Kg),
    /** The least billable weight of the order, and of each of its boxes. */
    minKg: z.optional(Kg),
    minBoxKg: z.optional(Kg),
  },
  priceRowIssues,
);
export type PriceRow = z.infer<typeof PriceRow>;

/** Of what a surcharge is so much: percent of money, or an amount per thing. */
export const surchargeBases = [
  'percentOfFreight',
  'percentOfSoFar',
  'percentOfDeclared',
  'percentOfInsured',
  'percentOfCod',
  'perOrder',
  'perBox',
  'perKg',
  'perHsLine',
] as const;
export type SurchargeBasis = (typeof surchargeBases)[number];

export const services = ['insurance', 'cod', 'signature'] as const;

/**
 * All that are given must be true; of a list, one. A box's measures are those of any one box; with
 * `perBox` only such boxes count.
 */
export const SurchargeCondition = z.strictObject({
  remote: z.optional(z.literal(true)),
  service: z.optional(z.enum(services)),
  addressType: z.optional(z.enum(addressTypes)),
  goodsTypes: z.optional(z.array(GoodsType)),
  cargoProperties: z.optional(z.array(CargoProperty)),
  zones: z.optional(z.array(Code)),
  countries: z.optional(z.array(CountryCode)),
  /** HS codes that begin so; with `perHsLine` and `percentOfDeclared` only such lines count. */
  hsPrefixes: z.optional(z.array(text(10))),
  boxKgOver: z.optional(Kg),
  longestCmOver: z.optional(Cm),
  girthCmOver: z.optional(Cm),
});
export type SurchargeCondition = z.infer<typeof SurchargeCondition>;

export const Surcharge = z.strictObject({
  code: Code,
  expenseType: z.enum(expenseTypes),
  nameZh: text(60),
  nameEn: text(60),
  basis: z.enum(surchargeBases),
  /** A percentage, or an amount per thing. */
  value: Price,
  /** Left out: the sheet's. Others are exchanged by the rate of the day. */
  currency: z.optional(CurrencyField),
  min: z.optional(Price),
  max: z.optional(Price),
  when: SurchargeCondition,
});
export type Surcharge = z.infer<typeof Surcharge>;

/** A place that costs more to reach. */
const remoteAreaFields = {
  countryCode: CountryCode,
  postFrom: text(12),
  postTo: text(12),
  /** How remote, as the carrier calls it. */
  remoteType: text(30),
};
export const RemoteArea = checkedAcross(remoteAreaFields, postRangeIssues);
export type RemoteArea = z.infer<typeof RemoteArea>;

/** A line of a sheet of remote areas, which names its list. */
export const RemoteAreaRow = checkedAcross({ code: Code, ...remoteAreaFields }, postRangeIssues);
export type RemoteAreaRow = z.infer<typeof RemoteAreaRow>;

/** What one unit of a currency is in another from a day on; rates are added, never changed. */
export const ExchangeRate = z.strictObject({
  from: CurrencyField,
  to: CurrencyField,
  rate: z.string('web.verify.0').check(z.regex(/^\d{1,8}(\.\d{1,8})?$/, 'web.verify.46')),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;
