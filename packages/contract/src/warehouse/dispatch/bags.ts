import * as z from 'zod/mini';
import { Kg, KgFrom } from '../../rates/parcels.ts';
import { call } from '../../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../../wire/fields.ts';
import { ofBag, ofBatch } from './refusals.ts';

export const bagKinds = ['bag', 'pallet'] as const;

export const BagRow = z.strictObject({
  id: z.string(),
  bagNo: z.string(),
  kind: z.enum(bagKinds),
  boxes: z.number(),
  netKg: z.number(),
  grossKg: z.nullable(z.number()),
  /** What it weighs with nothing in it, as far as that was said. */
  tareKg: z.number(),
  closedTime: z.nullable(WireTime),
  closedBy: z.string(),
});
export type BagRow = z.infer<typeof BagRow>;

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
  rules: 'orders',
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

/** What a bag may weigh more or less than its boxes before somebody is asked: the greater of both. */
export const bagTolerance = { part: 0.02, grams: 200 } as const;

/** Whether a gross weight is too far from the sum of what is in it and the empty bag's own. */
export const isBagWeightFar = (grossG: number, sumG: number, tareG = 0): boolean =>
  Math.abs(grossG - tareG - sumG) > Math.max(sumG * bagTolerance.part, bagTolerance.grams);

/** Weighed and closed; far from the sum of its boxes only with a reason. */
export const closeBag = call({
  method: 'POST',
  path: '/ops/bag/close',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    id: id('bag'),
    grossKg: Kg,
    /** Of the empty bag or pallet; left out, it counts for nothing. */
    tareKg: z.optional(KgFrom),
    reason: optionalText(200),
  }),
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
