import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { constants } from '../wire/constants.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';

/** The merchant brings it, or asks for it to be picked up. */
export const shipmentModes = ['delivery', 'pickUp'] as const;
export type ShipmentMode = (typeof shipmentModes)[number];

/** Orders that one list takes. */
export const listedMost = 2_000;

export const Totals = z.strictObject({
  tickets: z.number(),
  pieces: z.number(),
  weightKg: z.number(),
  /** Of boxes whose size was declared. */
  volumeM3: z.number(),
});
export type Totals = z.infer<typeof Totals>;

/** Which waiting orders; by the time they were submitted. */
const waitingFields = {
  productId: z.optional(id('product')),
  /** Only lines that it takes. */
  warehouseId: z.optional(id('warehouse')),
  /** An order's, customer's or tracking number, as a whole. */
  keyword: optionalText(60),
  shipperName: optionalText(100),
  /** Only those that are voided in a few days unless somebody brings them. */
  soon: z.optional(z.literal(true)),
  from: z.optional(WireTime),
  to: z.optional(WireTime),
};
export const WaitingFilter = z.strictObject(waitingFields).check(...rangeChecks);
export type WaitingFilter = z.infer<typeof WaitingFilter>;

export const WaitingOrder = z.strictObject({
  id: z.string(),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  productId: z.string(),
  productName: z.string(),
  countryCode: z.string(),
  shipperName: z.string(),
  pieces: z.number(),
  weightKg: z.number(),
  volumeM3: z.number(),
  submitTime: WireTime,
  /** When it is voided if nobody hands it over; null: it is paid for and left alone. */
  voidTime: z.nullable(WireTime),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** Orders that can be handed over, the oldest first. */
export const listWaitingOrders = call({
  method: 'POST',
  path: '/deliver/waitingOrders',
  access: ['shipment:waiting', 'shipment:batch'],
  body: z.strictObject({ ...pageQuery, ...waitingFields }).check(...rangeChecks),
  result: z.strictObject({ page: page(WaitingOrder), totals: Totals }),
});

export const LineWarehouse = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  /** HH:mm in its zone: what comes until then leaves on the same day. */
  cutOff: z.string(),
  zone: z.string(),
});
export type LineWarehouse = z.infer<typeof LineWarehouse>;

/** The lines that orders wait for, and where each can be brought. */
export const getDeliverProProduct = call({
  method: 'POST',
  path: '/deliver/getDeliverProProduct',
  access: ['shipment:waiting', 'shipment:batch'],
  body: z.strictObject({}),
  result: z.array(
    z.strictObject({
      productId: z.string(),
      productName: z.string(),
      warehouses: z.array(LineWarehouse),
      ...Totals.shape,
    }),
  ),
});

/** Why an order is not handed over with the others. */
export const leftOutReasons = [
  /** On another list already. */
  'listed',
  /** Its merchant wants it back. */
  'intercepted',
  /** The carrier is asked to let go of it. */
  'cancelling',
  /** No warehouse takes its line. */
  'noWarehouse',
  /** The chosen one does not. */
  'lineNotTaken',
  /** More than one list takes. */
  'tooMany',
  /** Not submitted, not accepted yet, or over. */
  'status',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const LeftOut = z.strictObject({
  orderId: z.string(),
  transactionOrderNo: z.string(),
  reason: z.enum(leftOutReasons),
  /** The list that it is on. */
  shipmentNo: z.string(),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** How many of what was left out are named. */
export const leftOutShown = 100;

/** What a filter would hand over, before anything is done. */
export const batchDeliver = call({
  method: 'GET',
  path: '/deliver/batchDeliver',
  access: ['shipment:waiting', 'shipment:batch'],
  query: WaitingFilter,
  result: z.strictObject({
    /** To be sent with the confirmation: what came in since is not meant. */
    ids: z.array(z.string()),
    totals: Totals,
    groups: z.array(
      z.strictObject({
        productId: z.string(),
        productName: z.string(),
        warehouses: z.array(LineWarehouse),
        totals: Totals,
      }),
    ),
    leftOut: z.array(LeftOut),
    leftOutCount: z.number(),
  }),
});

/** One number as it is scanned: the waiting order that has it, or why there is none. */
export const scanWaiting = call({
  method: 'POST',
  path: '/deliver/scan',
  access: ['shipment:waiting', 'shipment:batch'],
  body: z.strictObject({ number: text(100), warehouseId: z.optional(id('warehouse')) }),
  result: z.strictObject({
    order: z.nullable(WaitingOrder),
    /** Of an order that there is and that can't be handed over. */
    leftOut: z.nullable(LeftOut),
  }),
});

const ShipmentNo = z.optional(
  z
    .string()
    .check(z.trim(), z.maxLength(50, 'web.verify.25'), z.regex(/^[A-Za-z0-9-]*$/, 'web.verify.83')),
);

/** What is said of a list when it is made. */
const listFields = {
  warehouseId: id('warehouse'),
  mode: z.enum(shipmentModes),
  /** Who hands it over; where it is picked up. */
  shipperId: z.optional(id('shipper')),
  /** Made by us if it is left out. */
  shipmentNo: ShipmentNo,
  estimatedArrival: z.optional(WireTime),
  remark: optionalText(constants.shipmentRemarkMax),
};
const pickUpNeedsPlace = z.refine<{
  mode: ShipmentMode;
  shipperId?: string | undefined;
}>(({ mode, shipperId }) => mode !== 'pickUp' || shipperId !== undefined, {
  path: ['shipperId'],
  error: 'web.verify.0',
});

const orderIds = z
  .array(id('order'))
  .check(z.minLength(1, 'web.verify.0'), z.maxLength(listedMost, 'web.verify.25'));

const Made = z.strictObject({ id: z.string(), shipmentNo: z.string(), ...Totals.shape });

const makes = [
  'order.notFound',
  'warehouse.notFound',
  'address.notFound',
  'shipment.numberTaken',
  'shipment.leftOut',
  'shipment.nothing',
] as const;

/**
 * Hands over the chosen orders as one list. All of them or none: where some can't be,
 * `shipment.leftOut` names them with the reason, and the caller decides about the rest.
 */
export const confirmDeliver = call({
  method: 'POST',
  path: '/deliver/confirmDeliver',
  access: ['shipment:waiting', 'shipment:batch'],
  idempotent: true,
  log: { menu: 'shipment', type: 'create' },
  body: z.strictObject({ ...listFields, ids: orderIds }).check(pickUpNeedsPlace),
  result: Made,
  refuses: makes,
});

/**
 * Hands over every waiting order of a shipper whose line the warehouse takes. Orders keep their shipper
 * as it was, so they are known by its name.
 */
export const confirmDeliverByShipper = call({
  method: 'POST',
  path: '/deliver/confirmDeliver/byShipper',
  access: ['shipment:waiting', 'shipment:batch'],
  idempotent: true,
  log: { menu: 'shipment', type: 'create' },
  body: z.strictObject({ ...listFields, shipperId: id('shipper') }),
  result: z.strictObject({
    ...Made.shape,
    leftOut: z.array(LeftOut),
    leftOutCount: z.number(),
  }),
  refuses: makes,
});
