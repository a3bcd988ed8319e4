import * as z from 'zod/mini';
import { Kg } from '../rates/parcels.ts';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';

/** As heavy as a parcel that somebody practises with may be. */
export const practiceKgMost = 30;
const PracticeKg = Kg.check(z.maximum(practiceKgMost, 'web.verify.25'));

/** A line that takes the practice parcel, with the price it would have. */
export const PracticeLine = z.strictObject({
  productId: z.string(),
  name: z.string(),
  total: z.string(),
  currency: z.string(),
  transitDaysMin: z.number(),
  transitDaysMax: z.number(),
});
export type PracticeLine = z.infer<typeof PracticeLine>;

/** `booking`: its label is being made. */
export const practiceStates = ['booking', 'ready', 'printed', 'failed'] as const;

export const PracticeOrder = z.strictObject({
  orderNo: z.string(),
  productName: z.string(),
  /** What it would have cost. */
  total: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  trackingNumber: z.string(),
  state: z.enum(practiceStates),
  failReason: z.string(),
});
export type PracticeOrder = z.infer<typeof PracticeOrder>;

/** What a practice parcel costs by every line that takes it, cheapest first; made up, as its addresses are. */
export const tryPractice = call({
  method: 'POST',
  path: '/practice/try',
  access: 'order:submit',
  rules: { none: 'an invented parcel' },
  body: z.strictObject({ weight: PracticeKg }),
  result: z.strictObject({
    /** From whom to whom, as they stand on the label. */
    from: z.string(),
    to: z.string(),
    lines: z.array(PracticeLine),
  }),
  refuses: ['practice.noLine'],
});

/** The latest practice order; null before the first. */
export const getPractice = call({
  method: 'GET',
  path: '/practice/get',
  access: 'order:submit',
  rules: { none: 'a merchant’s own sandbox' },
  result: z.nullable(PracticeOrder),
});

/**
 * Places an order in the merchant's sandbox and pays it with the play money there. `no` names it: asked
 * again, the order that has it is answered.
 */
export const placePractice = call({
  method: 'POST',
  path: '/practice/place',
  access: 'order:submit',
  log: { menu: 'order', type: 'create' },
  body: z.strictObject({
    productId: id('product'),
    weight: PracticeKg,
    no: text(20).check(z.minLength(8), z.regex(/^[a-z0-9]+$/, 'web.verify.44')),
  }),
  result: PracticeOrder,
  refuses: ['practice.noLine', 'product.notFound'],
});

/** The label of the latest practice order: a specimen, written down as printed in the sandbox. */
export const printPractice = call({
  method: 'POST',
  path: '/practice/print',
  access: 'order:print',
  heavy: true,
  log: { menu: 'print', type: 'create' },
  body: z.strictObject({}),
  result: 'file',
  refuses: ['practice.notReady'],
});
