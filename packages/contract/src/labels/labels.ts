import * as z from 'zod/mini';
import { printDocuments, printerKinds } from '../products/printSet.ts';
import { call } from '../wire/call.ts';
import { id, idKinds } from '../wire/fields.ts';

/** Orders whose papers one call hands out; more are a set that is made in the background. */
export const papersMost = 200;
export const paperIds = z
  .array(id('order'))
  .check(z.minLength(1, 'web.verify.0'), z.maxLength(papersMost, 'web.verify.25'));

/** Pages that one call hands out. */
export const paperPagesMost = 5_000;

/** Each document once: what is named a thousand times would be drawn as often. */
export const documentsWanted = z.array(z.enum(printDocuments)).check(
  z.minLength(1, 'web.verify.0'),
  z.refine((documents) => new Set(documents).size === documents.length, 'web.verify.54'),
);

/** Which papers: those that the order's line names, or only these. */
export const PapersWanted = z.strictObject({
  ids: paperIds,
  documents: z.optional(documentsWanted),
  /** Only what is printed by this kind of printer. */
  printer: z.optional(z.enum(printerKinds)),
});
export type PapersWanted = z.infer<typeof PapersWanted>;

/** A document for any printer, or a thermal printer's own language by its dots to an inch. */
export const paperFormats = ['pdf', 'zpl203', 'zpl300'] as const;
export type PaperFormat = (typeof paperFormats)[number];
const format = z.optional(z.enum(paperFormats));

/** An order's label: of all its boxes, or of one. */
export const getLabel = call({
  method: 'GET',
  path: '/oms/order/getLabel',
  access: 'order:print',
  noStore: true,
  heavy: true,
  query: z.strictObject({
    id: id('order'),
    box: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999))),
    format,
  }),
  result: 'file',
  refuses: ['order.notFound', 'label.cannotPrint'],
});

/**
 * The papers of many orders as one file, in the order of the ids, each order's by its line's print set;
 * copies are pages too. One that cannot be printed refuses all of it: `checkPrint` tells beforehand.
 */
export const batchGetLabel = call({
  method: 'POST',
  path: '/oms/order/batchGetLabel',
  access: 'order:print',
  heavy: true,
  body: z.extend(PapersWanted, { format }),
  result: 'file',
  refuses: ['order.notFound', 'label.cannotPrint', 'label.nothingToPrint', 'label.tooManyPages'],
});

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Several ids in one parameter, with commas between them. */
const OrderIdsText = z
  .pipe(
    z
      .string()
      .check(z.regex(new RegExp(`^${uuid}(,${uuid}){0,${papersMost - 1}}$`), 'web.verify.40'))
      .register(idKinds, { kind: 'order' }),
    z.transform((ids: string) => ids.split(',')),
  )
  .register(idKinds, { kind: 'order' });

/** The commercial invoices of several orders as one PDF. */
export const batchGetInvoiceLabel = call({
  method: 'GET',
  path: '/oms/order/batchGetInvoiceLabel',
  access: 'order:print',
  heavy: true,
  noStore: true,
  query: z.strictObject({ ids: OrderIdsText }),
  result: 'file',
  refuses: ['order.notFound', 'label.cannotPrint', 'label.tooManyPages'],
});

/** Why an order has nothing to print, in the order of what is said first. */
export const printObstacles = ['status', 'gone', 'pending', 'missing'] as const;
export type PrintObstacle = (typeof printObstacles)[number];

/** Whose label the warehouse makes: until then a mark with its number is printed in the label's place. */
export const isMarked = ({ booking }: { booking?: string }) => booking === 'awaitingWeight';

/**
 * Who has a label on paper: what was accepted by a carrier and not given up. The server refuses by it,
 * the web disables by it.
 */
const printable = ['generated', 'inWarehouse', 'withheld', 'outWarehouse', 'delivered'] as const;
export const printObstacle = (order: {
  status: string;
  label: string;
  booking?: string;
  papersGone?: boolean;
}): PrintObstacle | null => {
  if (!(printable as readonly string[]).includes(order.status)) return 'status';
  // Its days are over: what a label would be made of is not there any more.
  if (order.papersGone) return 'gone';
  if (isMarked(order)) return null;
  if (order.label === 'pending') return 'pending';
  return order.label === 'ready' ? null : 'missing';
};
