import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, WireTime } from '../../wire/fields.ts';
import { revised, Saved } from '../../wire/revision.ts';

export const transports = ['air', 'sea', 'rail', 'road'] as const;
export const batchStatuses = ['open', 'closing', 'closed'] as const;

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
  { error: 'web.verify.94', path: ['eta'] },
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
  rules: { none: 'departures; what is in them is ruled' },
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
  rules: 'orders',
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
