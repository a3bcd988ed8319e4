import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { GoodsType } from '../rates/parcels.ts';
import {
  Code,
  ExchangeRate,
  Price,
  PriceRow,
  RemoteArea,
  Surcharge,
  ZonePlace,
} from '../rates/prices.ts';
import { Quote, QuoteRequest } from '../rates/quotes.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { revised, Saved } from '../wire/revision.ts';

/** Whom a sheet is for. The nearest wins: the merchant's own, its group's, everyone's. */
export const sheetLevels = ['everyone', 'group', 'merchant'] as const;
export const versionStatuses = ['draft', 'published'] as const;

const Sheet = {
  code: Code,
  productId: id('product'),
  currency: CurrencyField,
  level: z.enum(sheetLevels),
  /** The group's code, where the sheet is a group's. */
  groupCode: optionalText(30),
  merchantId: z.optional(id('merchant')),
};
type Level = { level: string; groupCode?: string | undefined; merchantId?: string | undefined };
const levelIsNamed = z.refine<Level>(
  ({ level, groupCode = '', merchantId }) =>
    (level === 'group') === (groupCode !== '') &&
    (level === 'merchant') === (merchantId !== undefined),
  { error: 'web.verify.0', path: ['level'] },
);
export const PriceSheetForm = z.strictObject(Sheet).check(levelIsNamed);
export type PriceSheetForm = z.infer<typeof PriceSheetForm>;

export const VersionLine = z.strictObject({
  id: z.string(),
  ...revised,
  versionNo: z.number(),
  status: z.enum(versionStatuses),
  validFrom: z.nullable(WireTime),
  /** In force now: the latest published one whose time has come. */
  inForce: z.boolean(),
  note: z.string(),
  places: z.number(),
  rows: z.number(),
  surcharges: z.number(),
  publishedBy: z.string(),
  publishTime: z.nullable(WireTime),
});
export type VersionLine = z.infer<typeof VersionLine>;

export const PriceSheetView = z.strictObject({
  id: z.string(),
  code: z.string(),
  productId: z.string(),
  productName: z.string(),
  currency: CurrencyField,
  level: z.enum(sheetLevels),
  groupCode: z.string(),
  merchantName: z.string(),
  /** Newest first. */
  versions: z.array(VersionLine),
});
export type PriceSheetView = z.infer<typeof PriceSheetView>;

export const listPriceSheets = call({
  method: 'GET',
  path: '/ops/priceSheet/list',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  query: z.strictObject({
    ...pageQuery,
    keyword: optionalText(60),
    productId: z.optional(id('product')),
    level: z.optional(z.enum(sheetLevels)),
  }),
  result: page(PriceSheetView),
});

const edit = {
  access: 'ops:priceSheetEdit',
  idempotent: true,
  log: { menu: 'priceSheet', type: 'update' },
} as const;

export const addPriceSheet = call({
  ...edit,
  method: 'POST',
  path: '/ops/priceSheet/add',
  log: { menu: 'priceSheet', type: 'create' },
  body: PriceSheetForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['product.notFound', 'priceSheet.codeTaken', 'merchant.notFound'],
});

/** A sheet has one draft at most; it begins empty, or as a copy of a version. */
export const addVersion = call({
  ...edit,
  method: 'POST',
  path: '/ops/priceSheet/addVersion',
  log: { menu: 'priceSheet', type: 'create' },
  body: z.strictObject({ sheetId: id('priceSheet'), copyOf: z.optional(id('priceVersion')) }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['priceSheet.notFound', 'priceSheet.hasDraft', 'priceVersion.notFound'],
});

export const dropVersion = call({
  ...edit,
  method: 'DELETE',
  path: '/ops/priceSheet/dropVersion',
  log: { menu: 'priceSheet', type: 'delete' },
  query: z.strictObject({ id: id('priceVersion') }),
  result: z.null(),
  refuses: ['priceVersion.notFound', 'priceVersion.published'],
});

export const PriceVersionView = z.strictObject({
  ...VersionLine.shape,
  sheetId: z.string(),
  sheetCode: z.string(),
  productId: z.string(),
  productName: z.string(),
  currency: CurrencyField,
  remoteListId: z.nullable(z.string()),
  zonePlaces: z.array(ZonePlace),
  priceRows: z.array(PriceRow),
  surchargeList: z.array(Surcharge),
  /** What the sheet's merchants pay by now; null: nothing is published yet. */
  inForceVersion: z.nullable(z.strictObject({ id: z.string(), versionNo: z.number() })),
});
export type PriceVersionView = z.infer<typeof PriceVersionView>;

export const getVersion = call({
  method: 'GET',
  path: '/ops/priceSheet/version',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  query: z.strictObject({ id: id('priceVersion') }),
  result: PriceVersionView,
  refuses: ['priceVersion.notFound'],
});

/** Saves parts of a draft as they then stand; what is left out stays. */
export const saveVersion = call({
  ...edit,
  method: 'PUT',
  path: '/ops/priceSheet/saveVersion',
  edits: 'priceVersion',
  body: z.strictObject({
    id: id('priceVersion'),
    ...revised,
    note: optionalText(500),
    remoteListId: z.optional(z.nullable(id('remoteList'))),
    zonePlaces: z.optional(z.array(ZonePlace).check(z.maxLength(20_000))),
    priceRows: z.optional(z.array(PriceRow).check(z.maxLength(20_000))),
    surchargeList: z.optional(z.array(Surcharge).check(z.maxLength(200))),
  }),
  result: Saved,
  refuses: [
    'priceVersion.notFound',
    'priceVersion.published',
    'record.changedMeanwhile',
    'priceVersion.repeated',
    'remoteList.notFound',
  ],
});

/** What keeps a draft from being published, or is odd about it. */
export const VersionFinding = z.strictObject({
  level: z.enum(['error', 'warning']),
  text: z.string(),
});

/** Bands that overlap or leave a gap, zones without prices, prices without a zone. */
export const checkVersion = call({
  method: 'GET',
  path: '/ops/priceSheet/checkVersion',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  query: z.strictObject({ id: id('priceVersion') }),
  result: z.array(VersionFinding),
  refuses: ['priceVersion.notFound'],
});

/** As the caller has seen it, from a time on, now or later. A published version is never changed again. */
export const publishVersion = call({
  method: 'POST',
  path: '/ops/priceSheet/publish',
  access: 'ops:priceSheetPublish',
  confirms: 'recently',
  idempotent: true,
  edits: 'priceVersion',
  log: { menu: 'priceSheet', type: 'update' },
  body: z.strictObject({ id: id('priceVersion'), ...revised, validFrom: z.optional(WireTime) }),
  result: Saved,
  refuses: [
    'priceVersion.notFound',
    'priceVersion.published',
    'record.changedMeanwhile',
    'priceVersion.unsound',
    'priceVersion.inThePast',
  ],
});

/** One thing that two versions say differently. */
export const VersionDifference = z.strictObject({
  part: z.enum(['zone', 'price', 'surcharge', 'terms']),
  /** Zone and band, code, or the field's name. */
  what: z.string(),
  before: z.string(),
  after: z.string(),
});
export type VersionDifference = z.infer<typeof VersionDifference>;

export const compareVersions = call({
  method: 'GET',
  path: '/ops/priceSheet/compare',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  query: z.strictObject({ before: id('priceVersion'), after: id('priceVersion') }),
  result: z.array(VersionDifference),
  refuses: ['priceVersion.notFound'],
});

/** What a version, drafts too, says to a parcel: "why this price". */
export const tryVersion = call({
  method: 'POST',
  path: '/ops/priceSheet/try',
  access: 'ops:priceSheets',
  body: z.strictObject({ id: id('priceVersion'), request: QuoteRequest, at: z.optional(WireTime) }),
  result: Quote,
  refuses: ['priceVersion.notFound'],
});

export const RemoteListView = z.strictObject({
  id: z.string(),
  code: z.string(),
  revision: z.number(),
  areas: z.number(),
  createTime: WireTime,
});

export const listRemoteLists = call({
  method: 'GET',
  path: '/ops/remoteList/list',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  result: z.array(RemoteListView),
});

/** A list is replaced by its next revision, never changed: published versions go on reading theirs. */
export const addRemoteList = call({
  ...edit,
  method: 'POST',
  path: '/ops/remoteList/add',
  log: { menu: 'priceSheet', type: 'create' },
  body: z.strictObject({
    code: Code,
    areas: z.array(RemoteArea).check(z.minLength(1, 'web.verify.0'), z.maxLength(50_000)),
  }),
  result: z.strictObject({ id: z.string() }),
});

export const getRemoteAreas = call({
  method: 'GET',
  path: '/ops/remoteList/areas',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  query: z.strictObject({ id: id('remoteList'), ...pageQuery }),
  result: page(RemoteArea),
  refuses: ['remoteList.notFound'],
});

/** Which of a pair's rates it is now: rates are added, never changed. */
export const rateTimes = ['inForce', 'coming', 'past'] as const;

export const ExchangeRateLine = z.strictObject({
  ...ExchangeRate.shape,
  validFrom: WireTime,
  time: z.enum(rateTimes),
  by: z.string(),
});
export type ExchangeRateLine = z.infer<typeof ExchangeRateLine>;

export const listExchangeRates = call({
  method: 'GET',
  path: '/ops/exchangeRate/list',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  result: z.array(ExchangeRateLine),
});

export const addExchangeRate = call({
  ...edit,
  method: 'POST',
  path: '/ops/exchangeRate/add',
  log: { menu: 'priceSheet', type: 'create' },
  body: z.strictObject({ ...ExchangeRate.shape, validFrom: z.optional(WireTime) }),
  result: z.null(),
  refuses: ['exchangeRate.invalid'],
});

/** The freight of one zone and band, as a merchant reads it. */
export const FreightLine = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  zone: z.string(),
  /** The countries, and where they are split their postcodes. */
  places: z.string(),
  goodsType: z.nullable(GoodsType),
  fromKg: z.number(),
  toKg: z.number(),
  /** The formula in words, such as `¥98.00/kg + ¥19.00`. */
  price: z.string(),
  minCharge: z.nullable(Price),
  currency: CurrencyField,
  transitDaysMin: z.number(),
  transitDaysMax: z.number(),
  validFrom: WireTime,
});
export type FreightLine = z.infer<typeof FreightLine>;

export const listFreight = call({
  method: 'GET',
  path: '/oms/calculate/freightList',
  access: 'trial:freight',
  query: z.strictObject({
    ...pageQuery,
    productId: z.optional(id('product')),
    countryCode: z.optional(CountryCode),
    goodsType: z.optional(GoodsType),
  }),
  result: page(FreightLine),
  refuses: ['account.notActive'],
});

export const HsLine = z.strictObject({ code: z.string(), zh: z.string(), en: z.string() });

/** HS codes that begin with the digits, or whose words hold the keyword; the nearest twenty. */
export const findHsCodes = call({
  method: 'GET',
  path: '/common/hsCodes',
  access: 'signedIn',
  rules: { none: 'the customs’ nomenclature' },
  query: z.strictObject({ keyword: text(60) }),
  result: z.array(HsLine),
});
