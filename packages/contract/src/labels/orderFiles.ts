import * as z from 'zod/mini';
import { printerKinds } from '../products/printSet.ts';
import { call } from '../wire/call.ts';
import { id, WireTime } from '../wire/fields.ts';
import { Restored } from '../wire/undo.ts';

/** What a merchant brings along with an order: its FBA box labels, a safety data sheet, an invoice. */
export const orderFileKinds = ['boxLabel', 'msds', 'invoice', 'other'] as const;
export const orderFilesMost = 20;

export const OrderFile = z.strictObject({
  id: z.string(),
  kind: z.enum(orderFileKinds),
  /** Of one box; null: of the whole order. */
  box: z.nullable(z.number()),
  name: z.string(),
  fileKey: z.string(),
  pages: z.number(),
  printer: z.enum(printerKinds),
  createTime: WireTime,
  userName: z.string(),
});
export type OrderFile = z.infer<typeof OrderFile>;

export const listOrderFiles = call({
  method: 'GET',
  path: '/oms/order/listFiles',
  access: 'order:print',
  rules: 'orders',
  query: z.strictObject({ id: id('order') }),
  result: z.array(OrderFile),
  refuses: ['order.notFound'],
});

/** A PDF that was uploaded for this joins the order's papers. */
export const addOrderFile = call({
  method: 'POST',
  path: '/oms/order/addFile',
  access: 'order:print',
  idempotent: true,
  heavy: true,
  log: { menu: 'order', type: 'create' },
  body: z.strictObject({
    orderId: id('order'),
    kind: z.enum(orderFileKinds),
    box: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
    printer: z.enum(printerKinds),
    fileKey: id('orderPdf'),
  }),
  result: z.strictObject({ id: z.string() }),
  refuses: [
    'order.notFound',
    'file.notFound',
    'orderFile.noSuchBox',
    'orderFile.tooMany',
    'orderFile.unusable',
  ],
});

export const deleteOrderFile = call({
  method: 'DELETE',
  path: '/oms/order/deleteFile',
  access: 'order:print',
  idempotent: true,
  log: { menu: 'order', type: 'delete' },
  body: z.strictObject({ id: id('orderFile') }),
  result: z.null(),
  refuses: ['orderFile.notFound', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restoreOrderFile = call({
  method: 'POST',
  path: '/oms/order/restoreFile',
  access: 'order:print',
  idempotent: true,
  log: { menu: 'order', type: 'create' },
  body: z.strictObject({ id: id('orderFile') }),
  result: Restored,
  refuses: ['orderFile.notFound', 'orderFile.tooMany'],
});
