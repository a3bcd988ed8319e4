import type { addPrintRecords, PrinterKind, PrintPreview, Request } from '@alpaca/contract';

export type PrintRecords = Request<typeof addPrintRecords>['body']['records'];

export interface Prints {
  able: readonly PrintPreview[];
  /** Nothing of theirs can be printed. */
  blocked: readonly PrintPreview[];
}

export const isAble = ({ obstacle, items }: PrintPreview) => obstacle === null && items.length > 0;

export const sortedPrints = (previews: readonly PrintPreview[]): Prints => ({
  able: previews.filter(isAble),
  blocked: previews.filter((one) => !isAble(one)),
});

/** Those whose label is on paper already, somewhere. */
export const printedBefore = (previews: readonly PrintPreview[]) =>
  previews.filter(
    ({ printCount, items }) => printCount > 0 && items.some(({ document }) => document === 'label'),
  );

export const kindsIn = (previews: readonly PrintPreview[]): readonly PrinterKind[] =>
  (['label', 'a4'] as const).filter((kind) =>
    previews.some(({ items }) => items.some(({ printer }) => printer === kind)),
  );

/** What comes out of a printer of this kind, document by document. */
export const recordsOf = (previews: readonly PrintPreview[], kind: PrinterKind): PrintRecords =>
  previews.flatMap(({ id, items }) =>
    items
      .filter(({ printer }) => printer === kind)
      .map(({ document, pages, copies }) => ({ orderId: id, document, pages, copies })),
  );

export const pagesOf = (records: PrintRecords) =>
  records.reduce((sum, { pages, copies }) => sum + pages * copies, 0);
