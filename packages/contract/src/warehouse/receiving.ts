import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orderMoves.ts';
import { labelPlaces } from '../products/printSet.ts';
import { Cm, Kg } from '../rates/parcels.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { parcelFacts } from './parcelFacts.ts';
import { givenReasons, withholdReasons } from './withholdReasons.ts';

/** Which machine it is, as the person named it there. */
const Station = text(60);
const warehouseId = id('ownWarehouse');

/** Why a parcel is not taken in: the station stops with a sound and says what to do. */
export const receiveStops = [
  'draft',
  'ordering',
  'failed',
  'voided',
  'refunded',
  'cancelling',
  /** This box was weighed in already: by whom and when. */
  'alreadyHere',
  /** It has left, or came back. */
  'gone',
  /** Listed for another warehouse, or this one does not take its line. */
  'wrongWarehouse',
  /** Far heavier or lighter than forecast: weighed again, or agreed to. */
  'weightFar',
  'sizeMissing',
  /** Nobody forecast it: taken in under a merchant. */
  'unknown',
] as const;
export type ReceiveStop = (typeof receiveStops)[number];

const Size = { length: z.optional(Cm), width: z.optional(Cm), height: z.optional(Cm) };
type Sized = {
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
};
const sizeIsWhole = z.refine<Sized>(
  ({ length, width, height }) =>
    [length, width, height].every((side) => side === undefined) ||
    [length, width, height].every((side) => side !== undefined),
  { error: 'web.verify.0', path: ['length'] },
);

const ScannedBox = z.strictObject({
  line: z.number(),
  boxNo: z.string(),
  subOrderNo: z.string(),
  declaredKg: z.number(),
  declaredSize: z.nullable(z.array(z.number())),
  measuredKg: z.nullable(z.number()),
  measuredSize: z.nullable(z.array(z.number())),
  absent: z.boolean(),
});

/** All that a station shows of an order before its weight. */
export const ScannedOrder = z.strictObject({
  id: z.string(),
  ...parcelFacts,
  countryName: z.string(),
  status: z.enum(orderStatuses),
  labelAt: z.enum(labelPlaces),
  cargoProperties: z.array(z.string()),
  boxes: z.array(ScannedBox),
  /** The box that the number names; null: whichever is next. */
  line: z.nullable(z.number()),
  /** Its line counts size, and no rule waives it. */
  needsSize: z.boolean(),
  shipmentNo: z.string(),
  /** Its merchant wants it back: it is taken in and put aside. */
  intercepted: z.boolean(),
});
export type ScannedOrder = z.infer<typeof ScannedOrder>;

const ScannedShipment = z.strictObject({
  id: z.string(),
  shipmentNo: z.string(),
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  listed: z.number(),
  arrived: z.number(),
});
export type ScannedShipment = z.infer<typeof ScannedShipment>;

const Stop = z.strictObject({
  stop: z.enum(receiveStops),
  /** What to do, in the operator's language. */
  text: z.string(),
  /** Of what is here already. */
  byName: z.string(),
  at: z.nullable(WireTime),
});

/** Any number on a parcel: of an order, a customer, a carrier, a box, an FBA box or a list. */
export const lookAtNumber = call({
  method: 'POST',
  path: '/ops/receive/look',
  access: 'ops:receive',
  rules: 'orders',
  body: z.strictObject({ warehouseId, number: text(100) }),
  result: z.strictObject({
    order: z.nullable(ScannedOrder),
    shipment: z.nullable(ScannedShipment),
    stop: z.nullable(Stop),
  }),
  refuses: ['warehouse.notYours'],
});

/** One answer for a scan, however often it is sent. */
export const ReceiveAnswer = z.strictObject({
  scanId: z.string(),
  stop: z.nullable(Stop),
  /** What was taken in; null where it was stopped. */
  received: z.nullable(
    z.strictObject({
      orderId: z.string(),
      transactionOrderNo: z.string(),
      lines: z.array(z.number()),
      merchantName: z.string(),
      productName: z.string(),
      countryCode: z.string(),
      countryName: z.string(),
      boxesHere: z.number(),
      boxesOf: z.number(),
      /** Of the whole order: it is received with its last box. */
      isComplete: z.boolean(),
      weightKg: z.number(),
      /** Once it is complete; the rule in words, such as "56 × 48 × 48 ÷ 6000 = 21.504 → 22 kg". */
      billableKg: z.nullable(z.number()),
      rule: z.string(),
      price: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      withheld: z.array(z.enum(withholdReasons)),
      /** Its label is made here: it comes out once its carrier has answered. */
      labelComes: z.boolean(),
    }),
  ),
});
export type ReceiveAnswer = z.infer<typeof ReceiveAnswer>;

export const linesMost = 999;
export const photosMost = 9;

/**
 * A box, or several alike, is weighed in. `scanId` is the station's own: sent again, the first answer
 * comes again and nothing happens twice.
 */
export const receiveParcel = call({
  method: 'POST',
  path: '/ops/receive/scan',
  access: 'ops:receive',
  log: { menu: 'warehouse', type: 'create' },
  body: z
    .strictObject({
      scanId: z.uuid(),
      warehouseId,
      station: Station,
      /** When it was scanned; it may have waited for the line. */
      scannedAt: WireTime,
      number: text(100),
      weight: Kg,
      ...Size,
      /** So many boxes alike at once, from the named one or the next on. */
      alike: z._default(z.int().check(z.minimum(1), z.maximum(linesMost)), 1),
      /** The weight was looked at again and is right. */
      weightAgreed: z._default(z.boolean(), false),
      /** The list that the station is working on. */
      shipmentId: z.optional(id('shipment')),
      photos: z._default(
        z.array(id('parcelPhoto')).check(z.maxLength(photosMost, 'web.verify.25')),
        [],
      ),
      /** Put aside at once for what was seen. */
      withhold: z.optional(
        z.strictObject({ reason: z.enum(givenReasons), note: optionalText(500) }),
      ),
    })
    .check(sizeIsWhole),
  result: ReceiveAnswer,
  refuses: ['warehouse.notYours', 'file.notFound', 'scan.otherContent', 'shipment.notFound'],
});

/** The rest never came: the order goes on without those boxes. */
export const receiveWithout = call({
  method: 'POST',
  path: '/ops/receive/without',
  access: 'ops:receive',
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({
    scanId: z.uuid(),
    warehouseId,
    station: Station,
    orderId: id('order'),
  }),
  result: ReceiveAnswer,
  refuses: ['warehouse.notYours', 'order.notFound', 'order.cannotMove', 'scan.otherContent'],
});

export const Receipt = z.strictObject({
  scanId: z.string(),
  time: WireTime,
  userName: z.string(),
  station: z.string(),
  number: z.string(),
  answer: ReceiveAnswer,
});
export type Receipt = z.infer<typeof Receipt>;

/** What was scanned in a warehouse, the latest first; and how much of it today. */
export const listReceipts = call({
  method: 'POST',
  path: '/ops/receive/list',
  access: 'ops:receive',
  rules: 'orders',
  body: z.strictObject({ ...pageQuery, warehouseId, station: optionalText(60) }),
  result: z.strictObject({
    page: page(Receipt),
    today: z.strictObject({ parcels: z.number(), weightKg: z.number(), stopped: z.number() }),
  }),
  refuses: ['warehouse.notYours'],
});

/** Orders that this station received and whose label its carrier has made since. */
export const listToPrint = call({
  method: 'GET',
  path: '/ops/receive/toPrint',
  access: 'ops:receive',
  rules: 'orders',
  query: z.strictObject({ warehouseId, station: Station }),
  result: z.array(
    z.strictObject({ orderId: z.string(), transactionOrderNo: z.string(), time: WireTime }),
  ),
  refuses: ['warehouse.notYours'],
});

export const ArrivalForm = z.strictObject({
  warehouseId,
  shipmentNo: optionalText(50),
  merchantCode: optionalText(30),
  driver: optionalText(60),
  plate: optionalText(20),
  bags: z.int().check(z.minimum(0), z.maximum(9_999)),
  pieces: z.int().check(z.minimum(0), z.maximum(99_999)),
  /** Drawn by the driver. */
  signature: z.optional(id('signature')),
  remark: optionalText(500),
});
export type ArrivalForm = z.infer<typeof ArrivalForm>;

/** A delivery is signed in by count before anything is scanned. */
export const signIn = call({
  method: 'POST',
  path: '/ops/arrival/add',
  access: 'ops:receive',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: ArrivalForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['warehouse.notYours', 'shipment.notFound', 'merchant.notFound', 'file.notFound'],
});

export const ArrivalView = z.strictObject({
  id: z.string(),
  time: WireTime,
  userName: z.string(),
  shipmentNo: z.string(),
  merchantName: z.string(),
  driver: z.string(),
  plate: z.string(),
  bags: z.number(),
  pieces: z.number(),
  /** Of that list: how many were weighed in since. */
  received: z.nullable(z.number()),
  signature: z.nullable(z.string()),
  remark: z.string(),
});
export type ArrivalView = z.infer<typeof ArrivalView>;

export const listArrivals = call({
  method: 'GET',
  path: '/ops/arrival/list',
  access: 'ops:receive',
  rules: 'merchants',
  query: z.strictObject({ ...pageQuery, warehouseId }),
  result: page(ArrivalView),
  refuses: ['warehouse.notYours'],
});

/** Taken in under a merchant, though nobody forecast it; an order takes it over later. */
export const takeInStray = call({
  method: 'POST',
  path: '/ops/stray/add',
  access: 'ops:receive',
  log: { menu: 'warehouse', type: 'create' },
  body: z
    .strictObject({
      scanId: z.uuid(),
      warehouseId,
      station: Station,
      scannedAt: WireTime,
      number: text(100),
      merchantCode: text(30),
      weight: Kg,
      ...Size,
      shipmentId: z.optional(id('shipment')),
      photos: z._default(
        z.array(id('parcelPhoto')).check(z.maxLength(photosMost, 'web.verify.25')),
        [],
      ),
      remark: optionalText(500),
    })
    .check(sizeIsWhole),
  result: z.strictObject({ id: z.string(), merchantName: z.string() }),
  refuses: [
    'warehouse.notYours',
    'merchant.notFound',
    'file.notFound',
    'shipment.notFound',
    'stray.known',
    'scan.otherContent',
  ],
});

export const StrayView = z.strictObject({
  id: z.string(),
  number: z.string(),
  time: WireTime,
  merchantName: z.string(),
  warehouseName: z.string(),
  weightKg: z.number(),
  size: z.nullable(z.array(z.number())),
  remark: z.string(),
  photos: z.array(z.string()),
  shipmentNo: z.string(),
  orderNo: z.string(),
});
export type StrayView = z.infer<typeof StrayView>;

/** Both sides: the operator's warehouses, the merchant's own. */
export const listStrays = call({
  method: 'POST',
  path: '/oms/stray/list',
  access: 'shipment:inventory',
  rules: 'orders',
  body: z.strictObject({ ...pageQuery, isOpen: z._default(z.boolean(), true) }),
  result: page(StrayView),
});

/** An order of the same merchant takes the parcel over, and is received with what was measured. */
export const giveStrayOrder = call({
  method: 'POST',
  path: '/ops/stray/giveOrder',
  access: 'ops:receive',
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('stray'), orderNo: text(50) }),
  result: ReceiveAnswer,
  refuses: [
    'stray.notFound',
    'stray.ended',
    'order.notFound',
    'order.cannotMove',
    'stray.otherMerchant',
    'warehouse.notYours',
  ],
});
