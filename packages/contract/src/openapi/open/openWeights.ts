import * as z from 'zod/mini';
import { between, OrderForm } from '../../orders/orderForm.ts';
import { openCall } from './openCall.ts';
import { orderParams } from './openFields.ts';
import { OpenOrder, placingRefusals, placingStops, toPlace } from './openOrders.ts';

const one = {
  scope: 'orders:write',
  rate: 'write',
  idempotent: true,
  heavy: true,
  log: { menu: 'order', type: 'update' },
  params: orderParams,
  result: OpenOrder,
} as const;

/** Of orders that no carrier knows: drafts, and those that were refused. */
export const openWeightCalls = {
  /** Its boxes are these from now on, with their weights and sizes; it is a draft until it is submitted. */
  changeWeight: openCall({
    ...one,
    method: 'PUT',
    path: '/orders/{id}/weight',
    body: z.strictObject({ boxes: OrderForm.def.shape.boxes }).check(between),
    refuses: [
      'account.notActive',
      'order.notFound',
      'order.cannotMove',
      'product.notFound',
      'taxNumber.notFound',
    ],
  }),
  submitOrder: openCall({
    ...one,
    method: 'POST',
    path: '/orders/{id}/submit',
    body: z.strictObject(toPlace),
    refuses: [
      ...placingStops,
      ...placingRefusals,
      'order.notFound',
      'order.cannotMove',
      'order.incomplete',
    ],
  }),
};
