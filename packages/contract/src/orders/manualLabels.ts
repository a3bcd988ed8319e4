import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';

/** A row of the sheet by which operators bring in numbers of carriers that have no other way. */
export const TrackingRow = z.strictObject({
  orderNo: text(40),
  trackingNumber: text(60).check(z.regex(/^[A-Za-z0-9-]+$/, 'web.verify.44')),
});
export type TrackingRow = z.infer<typeof TrackingRow>;

/** An order whose number or label an operator has to bring in. */
export const AwaitedLabel = z.strictObject({
  orderNo: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  productName: z.string(),
  countryCode: z.string(),
  consigneeName: z.string(),
  trackingNumber: z.string(),
  bookTime: WireTime,
});
export type AwaitedLabel = z.infer<typeof AwaitedLabel>;

/** Booked orders without a label, the longest waiting first. */
export const listAwaitedLabels = call({
  method: 'GET',
  path: '/ops/label/awaited',
  access: 'ops:carriers',
  rules: 'orders',
  query: z.strictObject({ ...pageQuery, orderNo: optionalText(40) }),
  result: page(AwaitedLabel),
});

/** Brings a sheet of numbers in; it is repaired and committed as every import. */
export const importTrackingNumber = call({
  method: 'POST',
  path: '/oms/order/importTrackingNumber',
  access: 'ops:carrierImport',
  idempotent: true,
  log: { menu: 'order', type: 'import' },
  body: 'multipart',
  uploads: 'importSheet',
  result: z.strictObject({ id: z.string() }),
});

/** The label of one order, as its carrier gave it to the operator. */
export const importLabel = call({
  method: 'POST',
  path: '/oms/order/importLabel',
  access: 'ops:carrierImport',
  idempotent: true,
  log: { menu: 'order', type: 'import' },
  query: z.strictObject({ orderNo: text(40) }),
  body: 'multipart',
  uploads: 'labelFile',
  result: z.null(),
  refuses: ['order.noSuchNumber', 'order.notBooked'],
});
