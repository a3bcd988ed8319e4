import * as z from 'zod/mini';
import { addressTypes, CountryCode } from '../addresses/addresses.ts';
import { amountsFit } from '../finance/amountIssues.ts';
import { call } from '../wire/call.ts';
import { constants } from '../wire/constants.ts';
import { id, optionalText, page, pageQuery, text, WireTime, wholeMost } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { CargoProperty, Cm, GoodsType, HsCode, Kg } from './parcels.ts';
import { expenseTypes } from './prices.ts';

const whole = (most: number, said: string) =>
  z.int(said).check(z.minimum(1, said), z.maximum(most, said));

const Money = z.string('web.verify.19').check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'web.verify.19'));

/** Boxes alike: a box and how many of it. Where size is left out only the weight counts. */
export const QuotedBox = z.strictObject({
  weight: Kg,
  length: z.optional(Cm),
  width: z.optional(Cm),
  height: z.optional(Cm),
  count: z._default(whole(999, 'web.verify.32'), 1),
});

export const QuotedGoods = z.strictObject({
  hsCode: z.optional(HsCode),
  cargoProperty: z._default(CargoProperty, 'general'),
  quantity: z._default(whole(1_000_000, 'web.verify.20'), 1),
  /** Of one piece, in the declared currency. */
  value: z._default(Money, '0'),
});

/** All that a price may depend on. An order is quoted by the same. */
export const QuoteRequest = z
  .strictObject({
    /** Where it starts; left out, where the merchant usually sends from. */
    originCode: z.optional(CountryCode),
    countryCode: CountryCode,
    postCode: optionalText(12),
    city: optionalText(60),
    addressType: z.optional(z.enum(addressTypes)),
    goodsType: z._default(GoodsType, 'WPX'),
    boxes: z.array(QuotedBox).check(z.minLength(1, 'web.verify.31'), z.maxLength(999)),
    goods: z._default(z.array(QuotedGoods).check(z.maxLength(999)), []),
    declaredCurrency: z._default(CurrencyField, 'USD'),
    insuranceValue: z.optional(Money),
    insuranceCurrency: z.optional(CurrencyField),
    codPrice: z.optional(Money),
    codCurrency: z.optional(CurrencyField),
    signatureService: z._default(z.boolean(), false),
    /** What the carrier's limits are held against while it is typed. */
    texts: z.optional(z.record(z.string(), z.string().check(z.maxLength(500)))),
  })
  .check(amountsFit);
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const QuoteLine = z.strictObject({
  code: z.string(),
  expenseType: z.enum(expenseTypes),
  name: z.string(),
  amount: AmountField,
  /** How it comes about, in words: `¥98.00 × 0.280 kg + ¥19.00`. */
  why: z.string(),
});

/** What to know before submitting: a step just missed, size that counts, what is missing. */
export const radarKinds = [
  'volumetric',
  'nextStep',
  'remote',
  'missingHsCode',
  'tooLong',
  'nearLimit',
  'minimum',
] as const;
export const RadarHint = z.strictObject({
  kind: z.enum(radarKinds),
  level: z.enum(['info', 'warning']),
  text: z.string(),
  /** The form's field, where one is meant. */
  field: z.optional(z.string()),
});
export type RadarHint = z.infer<typeof RadarHint>;

export const quoteRefusals = [
  'origin',
  'notServed',
  'goodsType',
  'cargoProperty',
  'tooLight',
  'tooHeavy',
  'orderTooHeavy',
  'tooLarge',
  'tooManyBoxes',
  'declaredTooHigh',
  'noPrice',
  'noRate',
] as const;
export type QuoteRefusal = (typeof quoteRefusals)[number];

const PricedQuote = z.strictObject({
  ok: z.literal(true),
  currency: CurrencyField,
  total: AmountField,
  /** They add up to the total, to the last unit. */
  lines: z.array(QuoteLine),
  /** The total in the tenant's own currency, to compare by. */
  comparable: AmountField,
  comparableCurrency: CurrencyField,
  perKg: AmountField,
  realKg: z.number(),
  volumetricKg: z.number(),
  billableKg: z.number(),
  billableBy: z.enum(['real', 'volumetric', 'minimum']),
  zone: z.string(),
  isRemote: z.boolean(),
  remoteType: z.string(),
  validUntil: z.nullable(WireTime),
  radar: z.array(RadarHint),
});
const RefusedQuote = z.strictObject({
  ok: z.literal(false),
  refusal: z.enum(quoteRefusals),
  reason: z.string(),
});
const which = {
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  channelName: z.string(),
  transitDaysMin: z.number(),
  transitDaysMax: z.number(),
  goodsTypes: z.array(GoodsType),
  cargoProperties: z.array(CargoProperty),
  versionId: z.string(),
  versionNo: z.number(),
};
export const Quote = z.discriminatedUnion('ok', [
  z.strictObject({ ...which, ...PricedQuote.shape }),
  z.strictObject({ ...which, ...RefusedQuote.shape }),
]);
export type Quote = z.infer<typeof Quote>;

const trial = {
  method: 'POST',
  access: 'single:trial',
  refuses: ['account.notActive', 'product.notFound'],
} as const;

/** At most twenty parcels at once; each by all products on sale to the merchant, cheapest first. */
export const tryPrices = call({
  ...trial,
  path: '/oms/calculate/try',
  body: z.strictObject({
    rules: z
      .array(QuoteRequest)
      .check(
        z.minLength(1, 'web.verify.31'),
        z.maxLength(constants.trialRulesMax, 'web.verify.35'),
      ),
    productIds: z.optional(z.array(id('product')).check(z.maxLength(200))),
  }),
  result: z.array(z.array(Quote)),
});

/**
 * What an order would cost, and whether there is enough to pay for it: whoever places orders is told
 * that much and need not see the balance. Null for who places none.
 */
export const OrderQuote = z.discriminatedUnion('ok', [
  z.strictObject({ ...which, ...PricedQuote.shape, enough: z.nullable(z.boolean()) }),
  z.strictObject({ ...which, ...RefusedQuote.shape }),
]);
export type OrderQuote = z.infer<typeof OrderQuote>;

/** What an order would cost, by one product or by all. */
export const tryOrder = call({
  ...trial,
  path: '/oms/calculate/orderTry',
  body: z.strictObject({ request: QuoteRequest, productId: z.optional(id('product')) }),
  result: z.array(OrderQuote),
});

/** A row of a batch trial's sheet: one kind of box, flat. */
export const TrialRow = z.strictObject({
  reference: optionalText(50),
  originCode: z.optional(CountryCode),
  countryCode: CountryCode,
  postCode: optionalText(12),
  goodsType: z.optional(GoodsType),
  cargoProperty: z.optional(CargoProperty),
  weight: Kg,
  length: z.optional(Cm),
  width: z.optional(Cm),
  height: z.optional(Cm),
  boxCount: z.optional(whole(999, 'web.verify.32')),
  declaredValue: z.optional(Money),
  hsCode: z.optional(HsCode),
});
export type TrialRow = z.infer<typeof TrialRow>;

/** Brings a sheet of parcels in; it is repaired and committed as every import, then quoted. */
export const importCalculateExcel = call({
  method: 'POST',
  path: '/oms/order/importCalculateExcel',
  access: 'trial:batch',
  idempotent: true,
  log: { menu: 'trial', type: 'import' },
  body: 'multipart',
  uploads: 'importSheet',
  result: z.strictObject({ id: z.string() }),
  refuses: ['account.notActive'],
});

export const TrialView = z.strictObject({
  /** The import's own. */
  id: z.string(),
  name: z.string(),
  saved: z.boolean(),
  rows: z.number(),
  createTime: WireTime,
});
export type TrialView = z.infer<typeof TrialView>;

/** Keeps a batch trial under a name; others are swept after a day. */
export const saveTrial = call({
  method: 'POST',
  path: '/oms/order/calculateExcelSave',
  access: 'trial:batch',
  idempotent: true,
  log: { menu: 'trial', type: 'create' },
  body: z.strictObject({ id: id('trial'), name: text(60) }),
  result: z.null(),
  refuses: ['trial.notFound'],
});

export const listTrials = call({
  method: 'GET',
  path: '/oms/calculate/trials',
  access: 'trial:batch',
  query: z.strictObject(pageQuery),
  result: page(TrialView),
});

/** One product's answer to one row, without its lines: those are quoted again by `whyTrial`. */
export const TrialPrice = z.strictObject({
  productId: z.string(),
  total: z.nullable(AmountField),
  currency: z.nullable(CurrencyField),
  comparable: z.nullable(AmountField),
  billableKg: z.nullable(z.number()),
  reason: z.string(),
});

export const TrialLine = z.strictObject({
  rowNo: z.number(),
  ...TrialRow.shape,
  /** Cheapest first, refusals last. */
  prices: z.array(TrialPrice),
});
export type TrialLine = z.infer<typeof TrialLine>;

export const listTrialRows = call({
  method: 'GET',
  path: '/oms/calculate/trialRows',
  access: 'trial:batch',
  query: z.strictObject({ id: id('trial'), ...pageQuery }),
  result: z.strictObject({
    trial: TrialView,
    products: z.array(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
    page: page(TrialLine),
  }),
  refuses: ['trial.notFound'],
});

/** The whole quote behind one price of a batch trial, by the version it was made with. */
export const whyTrial = call({
  method: 'GET',
  path: '/oms/calculate/whyTrial',
  access: 'trial:batch',
  query: z.strictObject({
    id: id('trial'),
    rowNo: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(wholeMost)),
    productId: id('product'),
  }),
  result: Quote,
  refuses: ['trial.notFound', 'product.notFound'],
});
