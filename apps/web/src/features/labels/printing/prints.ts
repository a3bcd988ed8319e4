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

/** What comes out of a printer of this kind, document by document; a merchant's own files are one. */
export const recordsOf = (previews: readonly PrintPreview[], kind: PrinterKind): PrintRecords =>
  previews.flatMap(({ id, items }) => {
    const here = items.filter(({ printer }) => printer === kind);
    return [...Map.groupBy(here, ({ document }) => document)].map(([document, same]) => ({
      ...{ orderId: id, document, copies: same[0]?.copies ?? 1 },
      pages: same.reduce((sum, { pages }) => sum + pages, 0),
    }));
  });

export const pagesOf = (records: PrintRecords) =>
  records.reduce((sum, { pages, copies }) => sum + pages * copies, 0);
