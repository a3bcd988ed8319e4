import * as z from 'zod/mini';
import { Kg } from '../rates/parcels.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';

export const transports = ['air', 'sea', 'rail', 'road'] as const;
export const batchStatuses = ['open', 'closing', 'closed'] as const;
export const bagKinds = ['bag', 'pallet'] as const;

/** A day of the warehouse, in its own zone. */
const Day = z.string().check(
  z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, 'web.verify.0'),
  z.refine((day) => !Number.isNaN(Date.parse(day)), 'web.verify.0'),
);

/** A number on carriers' papers: letters and digits, and what stands between them. */
const PaperNo = z._default(
  z.string().check(z.trim(), z.regex(/^[A-Za-z0-9 ./-]{0,40}$/, 'web.verify.44')),
  '',
);

const travel = {
  transport: z._default(z.enum(transports), 'air'),
  /** The air waybill (MAWB) or bill of lading (BL) that all of it travels under. */
  masterNo: PaperNo,
  /** Flight, or vessel and voyage. */
  vehicle: PaperNo,
  etd: z._default(z.nullable(WireTime), null),
  eta: z._default(z.nullable(WireTime), null),
};
const leavesFirst = z.refine<{ etd: string | null; eta: string | null }>(
  ({ etd, eta }) => etd === null || eta === null || eta > etd,
  { error: 'web.verify.71', path: ['eta'] },
);

const sums = {
  bags: z.number(),
  closedBags: z.number(),
  orders: z.number(),
  boxes: z.number(),
  /** Of all boxes in it, as they were measured. */
  netKg: z.number(),
  /** Of the bags that are closed. */
  grossKg: z.number(),
};

export const BatchRow = z.strictObject({
  id: z.string(),
  ...revised,
  batchNo: z.string(),
  day: z.string(),
  productId: z.string(),
  productName: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  transport: z.enum(transports),
  masterNo: z.string(),
  vehicle: z.string(),
  etd: z.nullable(WireTime),
  eta: z.nullable(WireTime),
  status: z.enum(batchStatuses),
  closedTime: z.nullable(WireTime),
  closedBy: z.string(),
  ...sums,
});
export type BatchRow = z.infer<typeof BatchRow>;

/** The batches of a warehouse, the latest day first. */
export const listBatches = call({
  method: 'GET',
  path: '/ops/batch/list',
  access: 'ops:dispatch',
  query: z.strictObject({
    ...pageQuery,
    warehouseId: id('ownWarehouse'),
    day: z.optional(Day),
    status: z.optional(z.enum(['open', 'closed'])),
    keyword: optionalText(60),
  }),
  result: page(BatchRow),
  refuses: ['warehouse.notYours'],
});

/** A line whose parcels leave from a warehouse, and how much of it waits on the floor. */
const BatchLine = z.strictObject({
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  orders: z.number(),
  boxes: z.number(),
  /** Its batch of today that is still open, to go on with. */
  openBatchId: z.nullable(z.string()),
});
export type BatchLine = z.infer<typeof BatchLine>;

export const listBatchLines = call({
  method: 'GET',
  path: '/ops/batch/lines',
  access: 'ops:dispatch',
  query: z.strictObject({ warehouseId: id('ownWarehouse') }),
  result: z.strictObject({
    /** Today in the warehouse. */
    day: z.string(),
    lines: z.array(BatchLine),
  }),
  refuses: ['warehouse.notYours'],
});

export const addBatch = call({
  method: 'POST',
  path: '/ops/batch/add',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: z
    .strictObject({
      warehouseId: id('ownWarehouse'),
      productId: id('product'),
      /** Left out: the warehouse's today. */
      day: z.optional(Day),
      ...travel,
    })
    .check(leavesFirst),
  result: z.strictObject({ id: z.string(), batchNo: z.string() }),
  refuses: ['warehouse.notYours', 'product.notFound'],
});

export const editBatch = call({
  method: 'PUT',
  path: '/ops/batch/edit',
  access: 'ops:dispatch',
  idempotent: true,
  edits: 'batch',
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ ...travel, id: id('batch'), ...revised }).check(leavesFirst),
  result: Saved,
  refuses: ['batch.notFound', 'record.changedMeanwhile', 'warehouse.notYours'],
});

const BagRow = z.strictObject({
  id: z.string(),
  bagNo: z.string(),
  kind: z.enum(bagKinds),
  boxes: z.number(),
  netKg: z.number(),
  grossKg: z.nullable(z.number()),
  closedTime: z.nullable(WireTime),
  closedBy: z.string(),
});
export type BagRow = z.infer<typeof BagRow>;

/** What keeps a batch from leaving. */
export const batchObstacles = [
  'bagOpen',
  /** Something was taken away from it since it was weighed. */
  'bagChanged',
  'withheld',
  'wrongLine',
  'notBooked',
  /** Some of its boxes are not in this batch. */
  'incomplete',
] as const;
const InTheWay = z.strictObject({
  what: z.enum(batchObstacles),
  bagNo: z.string(),
  transactionOrderNo: z.string(),
  /** In the reader's language: what it is and what to do. */
  text: z.string(),
});
export type InTheWay = z.infer<typeof InTheWay>;

export const batchDeeds = [
  'opened',
  'changed',
  'bagClosed',
  'bagReopened',
  'closed',
  'reopened',
  'manifested',
  'manifestFailed',
] as const;
const BatchEvent = z.strictObject({
  time: WireTime,
  what: z.enum(batchDeeds),
  userName: z.string(),
  bagNo: z.string(),
  /** A reason that was given, or how much it was. */
  note: z.string(),
});
export type BatchEvent = z.infer<typeof BatchEvent>;

export const manifestStates = ['creating', 'created', 'failed'] as const;
const ManifestView = z.strictObject({
  id: z.string(),
  time: WireTime,
  userName: z.string(),
  account: z.string(),
  state: z.enum(manifestStates),
  carrierNo: z.string(),
  parcels: z.number(),
  /** Every parcel that was left out, with the carrier's words. */
  rejected: z.array(z.strictObject({ transactionOrderNo: z.string(), reason: z.string() })),
  hasFile: z.boolean(),
});
export type ManifestView = z.infer<typeof ManifestView>;

export const BatchView = z.strictObject({
  ...BatchRow.shape,
  bagList: z.array(BagRow),
  /** Parcels of its line that are on the floor of this warehouse and in no bag. */
  waiting: z.strictObject({ orders: z.number(), boxes: z.number() }),
  inTheWay: z.array(InTheWay),
  /** More than are named. */
  moreInTheWay: z.number(),
  events: z.array(BatchEvent),
  manifests: z.array(ManifestView),
  /** Whether its carrier takes manifests from us. */
  takesManifest: z.boolean(),
  /** Parcels that no manifest has yet. */
  toManifest: z.number(),
});
export type BatchView = z.infer<typeof BatchView>;

const batchQuery = z.strictObject({ id: id('batch') });
const ofBatch = ['batch.notFound', 'warehouse.notYours'] as const;
const ofBag = ['bag.notFound', 'warehouse.notYours'] as const;

export const getBatch = call({
  method: 'GET',
  path: '/ops/batch/detail',
  access: 'ops:dispatch',
  query: batchQuery,
  result: BatchView,
  refuses: ofBatch,
});

const BoxInBag = z.strictObject({
  orderId: z.string(),
  transactionOrderNo: z.string(),
  line: z.number(),
  subOrderNo: z.string(),
  trackingNumber: z.string(),
  merchantName: z.string(),
  countryCode: z.string(),
  weightKg: z.number(),
  /** Put aside since it was put in: it has to come out. */
  isWithheld: z.boolean(),
  time: WireTime,
});
export type BoxInBag = z.infer<typeof BoxInBag>;

/** What is in a bag, the latest first. */
export const listBagBoxes = call({
  method: 'GET',
  path: '/ops/bag/boxes',
  access: 'ops:dispatch',
  query: z.strictObject({ ...pageQuery, id: id('bag') }),
  result: page(BoxInBag),
  refuses: ofBag,
});

export const bagsMost = 500;

export const addBag = call({
  method: 'POST',
  path: '/ops/bag/add',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: z.strictObject({ batchId: id('batch'), kind: z.enum(bagKinds) }),
  result: z.strictObject({ id: z.string(), bagNo: z.string() }),
  refuses: [...ofBatch, 'batch.closed', 'bag.tooMany'],
});

/** Only one that nothing is in. */
export const deleteBag = call({
  method: 'DELETE',
  path: '/ops/bag/delete',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'delete' },
  body: z.strictObject({ id: id('bag') }),
  result: z.null(),
  refuses: [...ofBag, 'batch.closed', 'bag.closed', 'bag.notEmpty'],
});

/** Why a box does not go into a bag, or not out of it: a sound, and words. */
export const bagStops = [
  'unknown',
  'notReceived',
  'wrongWarehouse',
  'wrongLine',
  'withheld',
  /** It has left, came back or never goes. */
  'gone',
  'inAnotherBag',
  'alreadyIn',
  'notBooked',
  'customs',
  'bagClosed',
  /** Taken out of a bag that it is not in. */
  'notInBag',
] as const;
export type BagStop = (typeof bagStops)[number];

const customsFacts = ['hsCode', 'value', 'goodsNameEn', 'taxNumber'] as const;
export type CustomsFact = (typeof customsFacts)[number];

/** One answer for a scan, however often it is sent. */
export const BagAnswer = z.strictObject({
  scanId: z.string(),
  stop: z.nullable(
    z.strictObject({
      stop: z.enum(bagStops),
      /** What to do, in the operator's language. */
      text: z.string(),
      bagNo: z.string(),
    }),
  ),
  moved: z.nullable(
    z.strictObject({
      isOut: z.boolean(),
      orderId: z.string(),
      transactionOrderNo: z.string(),
      line: z.number(),
      subOrderNo: z.string(),
      countryCode: z.string(),
      weightKg: z.number(),
      /** Of its order: how many boxes are in this batch, and how many there are. */
      boxesIn: z.number(),
      boxesOf: z.number(),
    }),
  ),
  /** The bag afterwards. */
  bag: z.strictObject({ id: z.string(), bagNo: z.string(), boxes: z.number(), netKg: z.number() }),
});
export type BagAnswer = z.infer<typeof BagAnswer>;

/**
 * A box is put into a bag, or taken out of it. `scanId` is the station's own: sent again, the first
 * answer comes again and nothing happens twice.
 */
export const scanBag = call({
  method: 'POST',
  path: '/ops/bag/scan',
  access: 'ops:dispatch',
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    scanId: z.uuid(),
    bagId: id('bag'),
    station: text(60),
    /** When it was scanned; it may have waited for the line. */
    scannedAt: WireTime,
    number: text(100),
    isOut: z._default(z.boolean(), false),
  }),
  result: BagAnswer,
  refuses: [...ofBag, 'scan.otherContent'],
});

/** What a bag may weigh more or less than its boxes before somebody is asked: the greater of both. */
export const bagTolerance = { part: 0.02, grams: 200 } as const;

/** Whether a gross weight is too far from the sum of what is in it. */
export const isBagWeightFar = (grossG: number, sumG: number): boolean =>
  Math.abs(grossG - sumG) > Math.max(sumG * bagTolerance.part, bagTolerance.grams);

/** Weighed and closed; far from the sum of its boxes only with a reason. */
export const closeBag = call({
  method: 'POST',
  path: '/ops/bag/close',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('bag'), grossKg: Kg, reason: optionalText(200) }),
  result: z.null(),
  refuses: [...ofBag, 'batch.closed', 'bag.closed', 'bag.nothing', 'bag.weightFar', 'bag.withheld'],
});

export const reopenBag = call({
  method: 'POST',
  path: '/ops/bag/reopen',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('bag'), reason: optionalText(200) }),
  result: z.null(),
  refuses: [...ofBag, 'batch.closed', 'bag.open'],
});

/** 100 × 150 mm with the number to scan: of one bag, or of all bags of a batch. */
export const getBagLabels = call({
  method: 'GET',
  path: '/ops/bag/labels',
  access: 'ops:dispatch',
  heavy: true,
  query: z.strictObject({ batchId: id('batch'), bagId: z.optional(id('bag')) }),
  result: 'file',
  refuses: [...ofBatch, 'bag.notFound', 'batch.nothing'],
});

/** All of it leaves: every bag closed, every order whole. Merchants are told once each. */
export const closeBatch = call({
  method: 'POST',
  path: '/ops/batch/close',
  access: 'ops:dispatch',
  idempotent: true,
  heavy: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('batch') }),
  result: z.strictObject({ orders: z.number(), boxes: z.number() }),
  refuses: [...ofBatch, 'batch.closed', 'batch.nothing', 'batch.cannotClose'],
});

/** Before it left after all, while none of it was delivered or came back. */
export const reopenBatch = call({
  method: 'POST',
  path: '/ops/batch/reopen',
  access: 'ops:dispatch',
  idempotent: true,
  heavy: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('batch'), reason: text(200) }),
  result: z.null(),
  refuses: [...ofBatch, 'batch.open', 'batch.cannotReopen'],
});

export const batchPapers = ['customs', 'manifest'] as const;
export const batchPaperFormats = ['pdf', 'xlsx'] as const;

/** The goods as customs are told of them, or the list of what travels. */
export const getBatchPaper = call({
  method: 'GET',
  path: '/ops/batch/paper',
  access: 'ops:dispatch',
  heavy: true,
  query: z.strictObject({
    id: id('batch'),
    paper: z.enum(batchPapers),
    format: z.enum(batchPaperFormats),
  }),
  result: 'file',
  refuses: [...ofBatch, 'batch.nothing'],
});

/** Tells the carrier what it gets: all that no manifest has yet, on a form of its own. */
export const sendManifest = call({
  method: 'POST',
  path: '/ops/manifest/send',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: z.strictObject({ id: id('batch') }),
  result: z.strictObject({ id: z.string(), parcels: z.number() }),
  refuses: [...ofBatch, 'batch.open', 'manifest.notTaken', 'manifest.nothing'],
});

/** The carrier's own paper of a manifest. */
export const getManifestFile = call({
  method: 'GET',
  path: '/ops/manifest/file',
  access: 'ops:dispatch',
  query: z.strictObject({ id: id('manifest') }),
  result: 'file',
  refuses: ['manifest.notFound', 'warehouse.notYours'],
});
