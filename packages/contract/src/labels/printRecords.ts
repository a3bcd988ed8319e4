import * as z from 'zod/mini';
import { copiesMost, printDocuments } from '../products/printSet.ts';
import { call } from '../wire/call.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { papersMost } from './labels.ts';

/** Who brings pages to a printer: QZ Tray, C-Lodop, or the browser's own dialog. */
export const printClients = ['qz', 'lodop', 'browser'] as const;
/**
 * Sent and not heard of since; taken by the client; told to be on paper; or refused by it. Each may
 * follow those before it, and nothing follows a failure.
 */
export const printOutcomes = ['sent', 'accepted', 'printed', 'failed'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];
/** Where prints are begun. */
export const printPlaces = [
  'list',
  'detail',
  'scanPrint',
  'scanToPrint',
  'labelSet',
  'finish',
  'receive',
] as const;

const pages = z.int().check(z.minimum(1), z.maximum(10_000));

/**
 * Written before the pages are sent. A label that was printed before asks why it is printed again:
 * `print.again` refuses with the earlier print's facts until a reason is given.
 */
export const addPrintRecords = call({
  method: 'POST',
  path: '/oms/printRecord/add',
  access: 'order:print',
  idempotent: true,
  log: { menu: 'print', type: 'create' },
  body: z.strictObject({
    records: z
      .array(
        z.strictObject({
          orderId: id('order'),
          document: z.enum(printDocuments),
          pages,
          copies: z.int().check(z.minimum(1), z.maximum(copiesMost)),
        }),
      )
      .check(
        z.minLength(1, 'web.verify.0'),
        z.maxLength(papersMost * printDocuments.length),
        z.refine(
          (records) =>
            new Set(records.map((one) => `${one.orderId} ${one.document}`)).size === records.length,
          'web.verify.54',
        ),
      ),
    client: z.enum(printClients),
    printer: optionalText(100),
    workstation: text(60),
    place: z.enum(printPlaces),
    /** Why a label is printed again. */
    reason: optionalText(200),
  }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  refuses: ['order.notFound', 'label.cannotPrint', 'print.again'],
});

/** What became of prints, as the client told it. A later word never takes an earlier "failed" back. */
export const tellPrintOutcome = call({
  method: 'PUT',
  path: '/oms/printRecord/outcome',
  access: 'order:print',
  idempotent: true,
  log: { menu: 'print', type: 'update' },
  body: z.strictObject({
    ids: z
      .array(id('printRecord'))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(papersMost * printDocuments.length)),
    outcome: z.enum(['accepted', 'printed', 'failed']),
    message: optionalText(300),
  }),
  result: z.null(),
  refuses: ['print.notFound'],
});

export const PrintRecord = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  document: z.enum(printDocuments),
  pages: z.number(),
  copies: z.number(),
  time: WireTime,
  userName: z.string(),
  workstation: z.string(),
  printer: z.string(),
  client: z.enum(printClients),
  place: z.enum(printPlaces),
  outcome: z.enum(printOutcomes),
  message: z.string(),
  /** Which print of this document it was: 1 is the first. One that failed is not counted. */
  nth: z.number(),
  reason: z.string(),
});
export type PrintRecord = z.infer<typeof PrintRecord>;

/** The print ledger, latest first. */
export const listPrintRecords = call({
  method: 'POST',
  path: '/oms/printRecord/list',
  access: ['order:scanRecord', 'order:print'],
  rules: 'orders',
  body: z
    .strictObject({
      ...pageQuery,
      /** An order's number, as a whole. */
      keyword: optionalText(60),
      orderId: z.optional(id('order')),
      outcome: z.optional(z.enum(printOutcomes)),
      place: z.optional(z.enum(printPlaces)),
      /** Only labels that were printed before. */
      again: z.optional(z.literal(true)),
      from: z.optional(WireTime),
      to: z.optional(WireTime),
    })
    .check(...rangeChecks),
  result: page(PrintRecord),
});
