import * as z from 'zod/mini';
import { between, OrderDraft, OrderForm } from '../../orders/orderForm.ts';
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

/** Of orders whose weight no carrier was told. */
export const openWeightCalls = {
  /** As far as it is filled in: nothing is quoted or held until it is submitted. */
  createDraft: openCall({
    method: 'POST',
    path: '/orders/drafts',
    scope: 'orders:write',
    rate: 'write',
    idempotent: true,
    creates: true,
    log: { menu: 'order', type: 'create' },
    body: z.strictObject({ order: OrderDraft }),
    result: OpenOrder,
    refuses: [
      'account.notActive',
      'order.customerNoTaken',
      'product.notFound',
      'taxNumber.notFound',
    ],
  }),
  /**
   * Its boxes are these from now on, with their weights and sizes. A draft stays one, and what was refused
   * is one again. What is labelled in the warehouse is quoted and held anew until it is handed over.
   */
  changeWeight: openCall({
    ...one,
    method: 'PUT',
    path: '/orders/{id}/weight',
    body: z
      .strictObject({ boxes: OrderForm.def.shape.boxes, agreedTotal: toPlace.agreedTotal })
      .check(between),
    refuses: [
      'account.notActive',
      'account.frozen',
      'order.notFound',
      'order.cannotMove',
      'order.notQuoted',
      'order.priceRose',
      'product.notFound',
      'taxNumber.notFound',
      'wallet.tooLow',
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
