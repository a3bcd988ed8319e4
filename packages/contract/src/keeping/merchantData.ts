import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';

export const dataExportStates = ['making', 'ready', 'failed', 'gone'] as const;
export const erasureStates = [
  'asked',
  'waiting',
  'running',
  'done',
  'rejected',
  'takenBack',
] as const;
export type ErasureState = (typeof erasureStates)[number];

/** What keeps a merchant from being erased, as `alpaca.open_things` finds it. */
export const openThings = [
  'balance',
  'held',
  'orders',
  'costs',
  'claims',
  'returns',
  'cod',
  'statements',
  'topUps',
] as const;

/** What the law keeps of a merchant that is erased. */
export const keptByLaw = ['ledger', 'bills', 'orders', 'disputes', 'company', 'log'] as const;

export const DataExport = z.strictObject({
  id: z.string(),
  state: z.enum(dataExportStates),
  askedBy: z.string(),
  askTime: WireTime,
  /** To be fetched by whoever asked, until then. */
  fileKeys: z.array(z.string()),
  bytes: z.number(),
  expireTime: z.nullable(WireTime),
});
export type DataExport = z.infer<typeof DataExport>;

export const Erasure = z.strictObject({
  id: z.string(),
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  state: z.enum(erasureStates),
  reason: z.string(),
  askedBy: z.string(),
  askTime: WireTime,
  /** Until then it can be taken back. */
  dueTime: z.nullable(WireTime),
  endTime: z.nullable(WireTime),
  canTakeBack: z.boolean(),
});
export type Erasure = z.infer<typeof Erasure>;

/** Of one thing that stays: what, why and for how long, in words. */
export const KeptByLaw = z.strictObject({
  what: z.string(),
  why: z.string(),
  howLong: z.string(),
});
export type KeptByLaw = z.infer<typeof KeptByLaw>;

export const MerchantData = z.strictObject({
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  erasedTime: z.nullable(WireTime),
  exports: z.array(DataExport),
  /** The one that is asked for, waits or runs, else the last. */
  erasure: z.nullable(Erasure),
  /** Between the second person's word and the erasure. */
  waitingDays: z.int(),
  /** What has to be settled first. */
  open: z.array(z.strictObject({ what: z.string(), many: z.number() })),
  kept: z.array(KeptByLaw),
  /** Whether the caller may ask for both: of a merchant only its owner. */
  mayAsk: z.boolean(),
});
export type MerchantData = z.infer<typeof MerchantData>;

const access = ['system:keeping', 'basic:ownData'] as const;
/** The tenant's people name a merchant; a merchant's own is its own. */
const of = { merchantId: z.optional(id('merchant')) };

export const getMerchantData = call({
  method: 'GET',
  path: '/sys/keeping/merchant',
  access,
  rules: 'merchants',
  query: z.strictObject(of),
  result: MerchantData,
  refuses: ['merchant.notFound'],
});

/** Everything that is stored of a merchant, as one archive. */
export const startDataExport = call({
  method: 'POST',
  path: '/sys/keeping/export',
  access,
  confirms: 'recently',
  idempotent: true,
  log: { menu: 'keeping', type: 'export' },
  body: z.strictObject(of),
  result: z.strictObject({ id: z.string(), jobId: z.string() }),
  refuses: ['merchant.notFound', 'dataExport.underWay', 'erasure.done', 'request.forbidden'],
});

/** Another of the tenant's people decides; then it waits for its days. */
export const askErasure = call({
  method: 'POST',
  path: '/sys/keeping/erase',
  access,
  confirms: 'now',
  idempotent: true,
  log: { menu: 'keeping', type: 'create' },
  body: z.strictObject({ ...of, reason: text(200) }),
  result: z.strictObject({ id: z.string(), kept: z.array(KeptByLaw) }),
  refuses: [
    'merchant.notFound',
    'erasure.open',
    'erasure.asked',
    'erasure.done',
    'request.forbidden',
  ],
});

export const takeBackErasure = call({
  method: 'POST',
  path: '/sys/keeping/erase/takeBack',
  access,
  idempotent: true,
  log: { menu: 'keeping', type: 'update' },
  body: z.strictObject({ id: id('erasure') }),
  result: z.null(),
  refuses: ['erasure.notFound', 'erasure.tooLate', 'request.forbidden'],
});

/** Those under way first, then the latest. */
export const listErasures = call({
  method: 'GET',
  path: '/sys/keeping/erasures',
  access: 'system:keeping',
  rules: 'merchants',
  query: z.strictObject({ ...pageQuery, merchant: optionalText(100) }),
  result: page(Erasure),
});
