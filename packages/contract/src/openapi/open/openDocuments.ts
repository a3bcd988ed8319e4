import * as z from 'zod/mini';
import { paperFormats, printObstacles } from '../../labels/labels.ts';
import { printDocuments } from '../../products/printSet.ts';
import { id } from '../../wire/fields.ts';
import { openCall } from './openCall.ts';
import { orderParams } from './openFields.ts';

/** `zpl` is for printers of 203 dots to an inch, which most are. */
const format = z._default(z.enum([...paperFormats, 'zpl']), 'pdf');
export type OpenPaperFormat = z.output<typeof format>;

export const OpenDocuments = z.strictObject({
  orderId: z.string(),
  /** Why nothing can be printed yet; null where it can. */
  obstacle: z.nullable(z.enum(printObstacles)),
  items: z.array(z.strictObject({ kind: z.enum(printDocuments), pages: z.number() })),
});
export type OpenDocuments = z.infer<typeof OpenDocuments>;

const reads = { method: 'GET', scope: 'labels:read' } as const;
const file = { ...reads, rate: 'write', heavy: true, result: 'file' } as const;

export const openDocumentCalls = {
  /** The label as a file: of all boxes, or of one. */
  getLabel: openCall({
    ...file,
    path: '/orders/{id}/label',
    params: orderParams,
    query: z.strictObject({
      format,
      box: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999))),
    }),
    refuses: ['order.notFound', 'label.cannotPrint'],
  }),
  /** What papers there are of an order. */
  listDocuments: openCall({
    ...reads,
    rate: 'read',
    heavy: true,
    path: '/orders/{id}/documents',
    params: orderParams,
    result: OpenDocuments,
    refuses: ['order.notFound'],
  }),
  getDocument: openCall({
    ...file,
    path: '/orders/{id}/documents/{kind}',
    params: z.strictObject({ id: id('order'), kind: z.enum(printDocuments) }),
    query: z.strictObject({ format }),
    refuses: ['order.notFound', 'label.cannotPrint', 'label.nothingToPrint', 'label.tooManyPages'],
  }),
};
