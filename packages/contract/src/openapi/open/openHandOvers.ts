import * as z from 'zod/mini';
import { LineWarehouse, listedMost, shipmentModes, Totals } from '../../shipment/handOver.ts';
import { ShipmentCounts, shipmentStatuses } from '../../shipment/shipments.ts';
import { constants } from '../../wire/constants.ts';
import { id, optionalText } from '../../wire/fields.ts';
import { revised } from '../../wire/revision.ts';
import { openCall } from './openCall.ts';
import { AskedInstant, Instant, maybeInstant, pagedFields, pageOf } from './openFields.ts';

export const OpenHandOver = z.strictObject({
  id: z.string(),
  /** Say it when you take the list back: what changed meanwhile is refused. */
  ...revised,
  /** Chosen by you, or ours. */
  number: z.string(),
  /** Always ours: no other list has it. */
  inventoryNo: z.string(),
  status: z.enum(shipmentStatuses),
  warehouseId: z.string(),
  warehouseName: z.string(),
  mode: z.enum(shipmentModes),
  ...Totals.shape,
  counts: ShipmentCounts,
  createdAt: Instant,
  /** When its first parcel was received. */
  receivedAt: maybeInstant,
  estimatedArrival: maybeInstant,
  remark: z.string(),
});
export type OpenHandOver = z.infer<typeof OpenHandOver>;

/** A line that orders wait for, and where it can be brought. */
export const OpenWaitingLine = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  warehouses: z.array(LineWarehouse),
  ...Totals.shape,
});

export const NewHandOver = z
  .strictObject({
    orderIds: z
      .array(id('order'))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(listedMost, 'web.verify.25')),
    warehouseId: id('warehouse'),
    /** You bring it, or it is picked up from the shipper. */
    mode: z._default(z.enum(shipmentModes), 'delivery'),
    shipperId: z.optional(id('shipper')),
    number: z.optional(z.string().check(z.maxLength(50), z.regex(/^[A-Za-z0-9-]+$/))),
    estimatedArrival: z.optional(AskedInstant),
    remark: optionalText(constants.shipmentRemarkMax),
  })
  .check(
    z.refine(({ mode, shipperId }) => mode !== 'pickUp' || shipperId !== undefined, {
      path: ['shipperId'],
      error: 'web.verify.0',
    }),
  );
export type NewHandOver = z.infer<typeof NewHandOver>;

const handOverParams = z.strictObject({ id: id('shipment') });
const reads = { method: 'GET', scope: 'orders:write', rate: 'read' } as const;
const writes = {
  method: 'POST',
  scope: 'orders:write',
  rate: 'write',
  idempotent: true,
  heavy: true,
  result: OpenHandOver,
} as const;

export const openHandOverCalls = {
  listWaitingLines: openCall({
    ...reads,
    path: '/hand-overs/waiting',
    result: z.strictObject({ items: z.array(OpenWaitingLine) }),
  }),
  /** The latest first. */
  listHandOvers: openCall({
    ...reads,
    path: '/hand-overs',
    query: z.strictObject({ ...pagedFields, status: z.optional(z.enum(shipmentStatuses)) }),
    result: pageOf(OpenHandOver),
  }),
  /** All of the orders or none: each that can't be handed over is an issue, its key the reason. */
  handOver: openCall({
    ...writes,
    path: '/hand-overs',
    creates: true,
    log: { menu: 'shipment', type: 'create' },
    body: NewHandOver,
    refuses: [
      'order.notFound',
      'warehouse.notFound',
      'address.notFound',
      'shipment.numberTaken',
      'shipment.leftOut',
    ],
  }),
  getHandOver: openCall({
    ...reads,
    path: '/hand-overs/{id}',
    params: handOverParams,
    result: OpenHandOver,
    refuses: ['shipment.notFound'],
  }),
  /** The sheet that goes with the parcels, as a PDF. */
  getHandOverSheet: openCall({
    ...reads,
    path: '/hand-overs/{id}/sheet',
    rate: 'write',
    heavy: true,
    params: handOverParams,
    result: 'file',
    refuses: ['shipment.notFound', 'shipment.takenBack'],
  }),
  /** Until its first parcel is received; its orders wait again. */
  takeBackHandOver: openCall({
    ...writes,
    path: '/hand-overs/{id}/take-back',
    log: { menu: 'shipment', type: 'update' },
    params: handOverParams,
    body: z.strictObject(revised),
    refuses: [
      'shipment.notFound',
      'shipment.begun',
      'shipment.takenBack',
      'record.changedMeanwhile',
    ],
  }),
};
