import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, text, WireTime } from '../../wire/fields.ts';
import { ofBag } from './refusals.ts';

/** Why a box does not go into a bag, or not out of it: a sound, and words. */
export const bagStops = [
  'unknown',
  'notReceived',
  'wrongWarehouse',
  'wrongLine',
  'overdue',
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
