import * as z from 'zod/mini';

/** Who makes an order's label: its merchant by submitting it, or the warehouse after weighing it. */
export const labelPlaces = ['merchant', 'warehouse'] as const;
export type LabelPlace = (typeof labelPlaces)[number];

/** Everything that can be printed of an order. */
export const printDocuments = [
  'label',
  'shippingMark',
  'lithium',
  'customs',
  'invoice',
  'packingList',
  'ownFiles',
] as const;
export type PrintDocument = (typeof printDocuments)[number];

/** A thermal printer with labels of 100 × 150 mm, or one with sheets of A4. */
export const printerKinds = ['label', 'a4'] as const;
export type PrinterKind = (typeof printerKinds)[number];

/** What a document is drawn for. A merchant's own files come as they are. */
export const usualPrinter: Readonly<Record<PrintDocument, PrinterKind>> = {
  label: 'label',
  shippingMark: 'label',
  lithium: 'label',
  customs: 'label',
  invoice: 'a4',
  packingList: 'a4',
  ownFiles: 'a4',
};

export const copiesMost = 9;
const PrintItem = z.strictObject({
  document: z.enum(printDocuments),
  copies: z
    .int('web.verify.53')
    .check(z.minimum(1, 'web.verify.53'), z.maximum(copiesMost, 'web.verify.53')),
  printer: z.enum(printerKinds),
});
export type PrintItem = z.infer<typeof PrintItem>;

/** What a line prints of each order, in this order; a document stands in it once. */
export const PrintSet = z.array(PrintItem).check(
  z.minLength(1, 'web.verify.0'),
  z.refine(
    (items) => new Set(items.map(({ document }) => document)).size === items.length,
    'web.verify.54',
  ),
);
export type PrintSet = z.infer<typeof PrintSet>;

export const usualPrintSet: PrintSet = [{ document: 'label', copies: 1, printer: 'label' }];

/** As a change of it is told, a line for each document: which, how many, on which printer. */
export const printSetLines = (set: PrintSet): string[] =>
  set.map(({ document, copies, printer }) => `${document} ${copies} ${printer}`);

/** The set that was told so; what is no line of one is left out. */
export const printSetOf = (lines: readonly string[]): PrintSet =>
  lines.flatMap((line) => {
    const [document, copies, printer] = line.split(' ');
    const { data } = PrintItem.safeParse({ document, copies: Number(copies), printer });
    return data ? [data] : [];
  });
