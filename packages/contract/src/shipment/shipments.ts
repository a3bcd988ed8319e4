import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orderMoves.ts';
import { call } from '../wire/call.ts';
import { constants } from '../wire/constants.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { listedMost, shipmentModes, Totals } from './handOver.ts';

/** Expected, here in part, all here, or given up before anything came. */
export const shipmentStatuses = ['open', 'received', 'closed', 'takenBack'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** What came of a list, counted whenever somebody looks. */
export const ShipmentCounts = z.strictObject({
  listed: z.number(),
  arrived: z.number(),
  /** Not here though the list's first parcel is. */
  missing: z.number(),
  /** Came with it and is not on it. */
  extra: z.number(),
});
export type ShipmentCounts = z.infer<typeof ShipmentCounts>;

const shown = {
  id: z.string(),
  ...revised,
  /** Chosen by its merchant, or ours. */
  shipmentNo: z.string(),
  /** Always ours: no other list has it. */
  inventoryNo: z.string(),
  status: z.enum(shipmentStatuses),
  merchantCode: z.string(),
  merchantName: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  mode: z.enum(shipmentModes),
  shipperName: z.string(),
  ...Totals.shape,
  counts: ShipmentCounts,
  /** When it was listed. */
  shipmentTime: WireTime,
  /** When its first parcel was received. */
  deliverTime: z.nullable(WireTime),
  estimatedArrival: z.nullable(WireTime),
  remark: z.string(),
  /** When what is still missing is taken off; null while nothing is. */
  missingUntil: z.nullable(WireTime),
};

export const ShipmentView = z.strictObject(shown);
export type ShipmentView = z.infer<typeof ShipmentView>;

const filterFields = {
  /** Either of its numbers, or how it begins. */
  shipmentNo: optionalText(50),
  /** The staff's: one merchant's. */
  merchantCode: optionalText(30),
  warehouseId: z.optional(id('warehouse')),
  status: z.optional(z.enum(shipmentStatuses)),
  /** Only those of which something is missing for so long that its merchant was told. */
  missing: z.optional(z.literal(true)),
  from: z.optional(WireTime),
  to: z.optional(WireTime),
};
export const ShipmentFilter = z.strictObject(filterFields).check(...rangeChecks);
export type ShipmentFilter = z.infer<typeof ShipmentFilter>;

/** The merchant's lists, or everybody's for the staff; the latest first. */
export const listShipments = call({
  method: 'POST',
  path: '/deliver/list',
  access: 'shipment:inventory',
  rules: 'merchants',
  body: z.strictObject({ ...pageQuery, ...filterFields }).check(...rangeChecks),
  result: page(ShipmentView),
});

/** Where lists go to, to choose from. */
export const listShipmentWarehouses = call({
  method: 'GET',
  path: '/deliver/warehouses',
  access: 'shipment:inventory',
  rules: { none: 'the tenant’s own houses' },
  result: z.array(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
});

export const PickUpPlace = z.strictObject({
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type PickUpPlace = z.infer<typeof PickUpPlace>;

export const ShipmentDetail = z.strictObject({
  ...shown,
  warehouse: z.strictObject({
    name: z.string(),
    address: z.string(),
    contact: z.string(),
    phone: z.string(),
  }),
  /** Who hands it over, as the book had it then. */
  shipper: z.nullable(PickUpPlace),
  createdBy: z.string(),
  /** Taken off since: how many, and how many of them because they never came. */
  off: z.number(),
  offMissing: z.number(),
});
export type ShipmentDetail = z.infer<typeof ShipmentDetail>;

export const getDeliverDetail = call({
  method: 'GET',
  path: '/deliver/deliverDetail',
  access: ['shipment:inventory', 'shipment:detail'],
  query: z.strictObject({ id: id('shipment') }),
  result: ShipmentDetail,
  refuses: ['shipment.notFound'],
});

/** How an order stands to a list. */
export const listingStates = [
  'expected',
  'arrived',
  'missing',
  'extra',
  'off',
  'missedOff',
] as const;
export type ListingState = (typeof listingStates)[number];

export const ShipmentOrder = z.strictObject({
  /** Null of a parcel that nobody forecast. */
  orderId: z.nullable(z.string()),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  productName: z.string(),
  countryCode: z.string(),
  pieces: z.number(),
  weightKg: z.number(),
  status: z.nullable(z.enum(orderStatuses)),
  state: z.enum(listingStates),
  /** When it was listed, came, or was taken off. */
  time: WireTime,
});
export type ShipmentOrder = z.infer<typeof ShipmentOrder>;

/** The orders of a list: those on it, what came besides, and what was taken off. */
export const listShipmentOrders = call({
  method: 'POST',
  path: '/deliver/orders',
  access: ['shipment:inventory', 'shipment:detail'],
  rules: 'orders',
  body: z.strictObject({
    ...pageQuery,
    id: id('shipment'),
    state: z.optional(z.enum(listingStates)),
  }),
  result: page(ShipmentOrder),
  refuses: ['shipment.notFound'],
});

/** Until its first parcel is received. Adds and removes orders; what is left out stays as it is. */
export const editShipment = call({
  method: 'PUT',
  path: '/deliver/edit',
  access: ['shipment:waiting', 'shipment:batch'],
  idempotent: true,
  edits: 'shipment',
  log: { menu: 'shipment', type: 'update' },
  body: z.strictObject({
    id: id('shipment'),
    ...revised,
    estimatedArrival: z.optional(z.nullable(WireTime)),
    remark: optionalText(constants.shipmentRemarkMax),
    add: z._default(z.array(id('order')).check(z.maxLength(listedMost, 'web.verify.25')), []),
    remove: z._default(z.array(id('order')).check(z.maxLength(listedMost, 'web.verify.25')), []),
  }),
  result: Saved,
  refuses: [
    'shipment.notFound',
    'shipment.begun',
    'shipment.takenBack',
    'shipment.leftOut',
    'shipment.nothing',
    'order.notFound',
    'record.changedMeanwhile',
  ],
});

/** All of it is not handed over after all; until its first parcel is received. */
export const takeBackShipment = call({
  method: 'POST',
  path: '/deliver/takeBack',
  access: ['shipment:waiting', 'shipment:batch'],
  idempotent: true,
  log: { menu: 'shipment', type: 'update' },
  // As it was seen: what a colleague listed meanwhile does not go with it unasked.
  body: z.strictObject({ id: id('shipment'), ...revised }),
  result: z.null(),
  refuses: ['shipment.notFound', 'shipment.begun', 'shipment.takenBack', 'record.changedMeanwhile'],
});

/** The sheet that goes with the parcels: the list's number as a barcode, its orders, its totals. */
export const deliverPrint = call({
  method: 'GET',
  path: '/deliver/deliverPrint',
  access: ['shipment:inventory', 'shipment:detail', 'shipment:waiting', 'shipment:batch'],
  noStore: true,
  heavy: true,
  query: z.strictObject({ id: id('shipment') }),
  result: 'file',
  refuses: ['shipment.notFound', 'shipment.takenBack'],
});
