import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { CargoProperty, Cm, DutyTerms, GoodsType, goodsTypes, Kg } from '../rates/parcels.ts';
import { Code, Price } from '../rates/prices.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text } from '../wire/fields.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { type LabelPlace, labelPlaces, PrintSet, usualPrintSet } from './printSet.ts';
import { ChannelView } from './productChannels.ts';

/** `label`: paid when the label is made. `receipt`: by the weight measured on receiving. */
export const chargeMoments = ['label', 'receipt'] as const;
export const productStatuses = ['onSale', 'stopped'] as const;

const whole = (most: number) =>
  z.int('web.verify.53').check(z.minimum(0, 'web.verify.53'), z.maximum(most, 'web.verify.53'));

/** Fields whose length carriers limit. */
export const limitedFields = [
  'name',
  'company',
  'phone',
  'city',
  'address1',
  'address2',
  'address3',
  'goodsNameEn',
] as const;

export const ProductLimits = z.strictObject({
  /** Of one box. */
  minKg: z.optional(Kg),
  maxKg: z.optional(Kg),
  maxOrderKg: z.optional(Kg),
  maxLongestCm: z.optional(Cm),
  /** The three sides together. */
  maxSidesCm: z.optional(Cm),
  /** Around the box, across its longest side: twice the two shorter ones. */
  maxGirthCm: z.optional(Cm),
  maxBoxes: z.optional(whole(999)),
  maxDeclared: z.optional(Price),
  declaredCurrency: z.optional(CurrencyField),
  fields: z._default(z.partialRecord(z.enum(limitedFields), whole(500)), {}),
});
export type ProductLimits = z.infer<typeof ProductLimits>;

/** What a price depends on besides its sheet: published with each version, and never changed there. */
export const RatedTerms = z.strictObject({
  chargeAt: z.enum(chargeMoments),
  goodsTypes: z.array(GoodsType).check(z.minLength(1, 'web.verify.0')),
  cargoProperties: z.array(CargoProperty).check(z.minLength(1, 'web.verify.0')),
  /** None: wherever the sheet has a zone. */
  countries: z.array(CountryCode),
  limits: ProductLimits,
  /** Cubic centimetres to the kilogram; 0 where size doesn't count. */
  divisor: whole(20_000),
  /** Whether real and volumetric weight are compared box by box, or as sums of the order. */
  weighBy: z.enum(['box', 'order']),
});
export type RatedTerms = z.infer<typeof RatedTerms>;

const own = {
  code: Code,
  nameZh: text(60),
  nameEn: text(60),
  channelId: id('channel'),
  transitDaysMin: whole(365),
  transitDaysMax: whole(365),
  /** Hours after the label within which an order can be given back. */
  voidHours: whole(8_760),
  /** Taken from the freight that goes back before dispatch; the fee of a return after it. */
  returnHandling: Price,
  returnFee: Price,
  /** Where it starts. None: anywhere. */
  origins: z._default(z.array(CountryCode).check(z.maxLength(250, 'web.verify.25')), []),
  /** Who pays the duty, where the line is sold so; null: the merchant says it. */
  dutyTerms: z._default(z.nullable(DutyTerms), null),
  /** Who makes the label; the warehouse does it after weighing, and so charges by that weight. */
  labelAt: z._default(z.enum(labelPlaces), 'merchant'),
  /** What is printed of each order of the line. */
  printSet: z._default(PrintSet, usualPrintSet),
  restrictionsZh: optionalText(2_000),
  restrictionsEn: optionalText(2_000),
  terms: RatedTerms,
};
const daysInOrder = z.refine<{ transitDaysMin: number; transitDaysMax: number }>(
  ({ transitDaysMin, transitDaysMax }) => transitDaysMin <= transitDaysMax,
  { error: 'web.verify.71', path: ['transitDaysMax'] },
);

type Charged = { labelAt: LabelPlace; terms: { chargeAt: (typeof chargeMoments)[number] } };
/** What the warehouse labels is charged by the weight that it measures. */
export const isChargedInTime = ({ labelAt, terms }: Charged) =>
  labelAt === 'merchant' || terms.chargeAt === 'receipt';
const chargedAfterWeighing = z.refine<Charged>(isChargedInTime, {
  error: 'web.verify.82',
  path: ['labelAt'],
});

/** Whether a line takes parcels that start in a country. */
export const startsIn = ({ origins }: { origins: readonly string[] }, countryCode: string) =>
  origins.length === 0 || origins.includes(countryCode);

export const ProductForm = z.strictObject(own).check(daysInOrder, chargedAfterWeighing);
export type ProductForm = z.infer<typeof ProductForm>;

export const ProductView = z.strictObject({
  ...own,
  id: z.string(),
  ...revised,
  channelName: z.string(),
  status: z.enum(productStatuses),
  /** Terms that differ from those of the version in force hold from the next one on. */
  termsPending: z.boolean(),
  sheetCount: z.number(),
});
export type ProductView = z.infer<typeof ProductView>;

const opsList = { ...pageQuery, keyword: optionalText(60) };

export const listChannels = call({
  method: 'GET',
  path: '/ops/channel/list',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  result: z.array(ChannelView),
});

export const listOpsProducts = call({
  method: 'GET',
  path: '/ops/product/list',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  query: z.strictObject({ ...opsList, status: z.optional(z.enum(productStatuses)) }),
  result: page(ProductView),
});

export const getOpsProduct = call({
  method: 'GET',
  path: '/ops/product/queryById',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  query: z.strictObject({ id: id('product') }),
  result: ProductView,
  refuses: ['product.notFound'],
});

export const addProduct = call({
  method: 'POST',
  path: '/ops/product/add',
  access: 'ops:productEdit',
  idempotent: true,
  log: { menu: 'product', type: 'create' },
  body: ProductForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['product.codeTaken', 'channel.notFound'],
});

export const editProduct = call({
  method: 'PUT',
  path: '/ops/product/edit',
  access: 'ops:productEdit',
  idempotent: true,
  edits: 'product',
  log: { menu: 'product', type: 'update' },
  body: z
    .strictObject({ ...own, id: id('product'), ...revised })
    .check(daysInOrder, chargedAfterWeighing),
  result: Saved,
  refuses: [
    'product.notFound',
    'record.changedMeanwhile',
    'product.codeTaken',
    'channel.notFound',
    'channel.stopped',
  ],
});

/** Takes a product on or off sale. One without a price in force can't be sold. */
export const setProductStatus = call({
  method: 'PUT',
  path: '/ops/product/status',
  access: 'ops:productEdit',
  idempotent: true,
  log: { menu: 'product', type: 'update' },
  body: z.strictObject({ id: id('product'), status: z.enum(productStatuses) }),
  result: z.null(),
  refuses: ['product.notFound', 'product.noPrice', 'channel.stopped'],
});

/** What a merchant sees of a product on sale. */
export const SellingProduct = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  channelName: z.string(),
  chargeAt: z.enum(chargeMoments),
  labelAt: z.enum(labelPlaces),
  goodsTypes: z.array(z.enum(goodsTypes)),
  cargoProperties: z.array(CargoProperty),
  /** Where it starts, and where it goes. No origins: anywhere. */
  origins: z.array(z.string()),
  countries: z.array(z.string()),
  dutyTerms: z.nullable(DutyTerms),
  transitDaysMin: z.number(),
  transitDaysMax: z.number(),
  currency: CurrencyField,
  /** The least freight that its sheet knows, to show what it begins at. */
  fromPrice: z.string(),
});
export type SellingProduct = z.infer<typeof SellingProduct>;

/** Products on sale to the caller's merchant. One that isn't activated has none. */
export const listProducts = call({
  method: 'GET',
  path: '/oms/product/list',
  access: 'product:list',
  query: z.strictObject({
    ...pageQuery,
    keyword: optionalText(60),
    countryCode: z.optional(CountryCode),
    goodsType: z.optional(GoodsType),
    cargoProperty: z.optional(CargoProperty),
  }),
  result: page(SellingProduct),
  refuses: ['account.notActive'],
});

export const getProductDetail = call({
  method: 'GET',
  path: '/oms/product/getInfoDetail',
  access: 'product:detail',
  query: z.strictObject({ id: id('product') }),
  result: z.strictObject({
    product: SellingProduct,
    terms: RatedTerms,
    restrictions: z.string(),
    voidHours: z.number(),
    returnHandling: z.string(),
    returnFee: z.string(),
    validFrom: z.string(),
    versionNo: z.number(),
    surcharges: z.array(z.strictObject({ code: z.string(), name: z.string(), about: z.string() })),
  }),
  refuses: ['product.notFound', 'account.notActive'],
});

/** The merchant's favourites in their order, then what it ordered most lately. */
export const getCommonProduct = call({
  method: 'GET',
  path: '/oms/order/getCommonProduct',
  access: 'product:list',
  result: z.array(z.strictObject({ ...SellingProduct.shape, favourite: z.boolean() })),
  refuses: ['account.notActive'],
});
