import {
  type PrintDocument,
  type PrintSet,
  printDocuments,
  printSetLines,
  printSetOf,
  usualPrinter,
} from '@alpaca/contract';

/** The document a place up or down; at either end it stays. */
export const moved = (set: PrintSet, document: PrintDocument, by: -1 | 1): PrintSet => {
  const at = set.findIndex((item) => item.document === document);
  const item = set[at];
  const to = at + by;
  if (!item || to < 0 || to >= set.length) return set;
  return set.toSpliced(at, 1).toSpliced(to, 0, item);
};

export const withDocument = (set: PrintSet, document: PrintDocument): PrintSet => [
  ...set,
  { document, copies: 1, printer: usualPrinter[document] },
];

/** Documents that are not in the set yet. */
export const others = (set: PrintSet): PrintDocument[] =>
  printDocuments.filter((one) => !set.some(({ document }) => document === one));

type Told = Readonly<Record<string, unknown>>;

/** A form as its changes are told: the print set in lines. */
export const inLines = <F extends { printSet?: PrintSet | undefined }>(form: F): Told => ({
  ...form,
  printSet: printSetLines(form.printSet ?? []),
});

/** The other way round. */
export const fromLines = (told: Told): Told => ({
  ...told,
  printSet: printSetOf((told.printSet ?? []) as string[]),
});
