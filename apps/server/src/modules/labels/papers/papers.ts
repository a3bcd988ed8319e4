import { setImmediate as turn } from 'node:timers/promises';
import {
  isMarked,
  type PrintDocument,
  type PrinterKind,
  type PrintItem,
  type PrintObstacle,
  printObstacle,
  usualPrinter,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { documents, type PaperKind, type PaperLook } from '../documents/index.ts';
import { filesOf, type OrderFileFacts } from '../orderFiles/filesOf.ts';
import { looksOf } from './looks.ts';

/** Pages of one document of one order: drawn by us, or a file as it came. */
export interface Paper {
  order: PaperOrder;
  document: PrintDocument;
  printer: PrinterKind;
  copies: number;
  /** Of one copy. */
  pages: number;
  source: { draw: PaperKind; look: PaperLook } | { fileId: string };
  /** Of a label on sheets: the one box it is of, on a sheet of its own; else it is of all of them. */
  box?: number;
  /** Given up since: on a sheet that others share its place stays white. */
  isGone?: boolean;
}

export interface Wanted {
  documents?: readonly PrintDocument[] | undefined;
  printer?: PrinterKind | undefined;
}

const isDrawn = (ctx: Ctx, { adapter }: PaperOrder) =>
  ctx.node.carriers.get(adapter)?.labelsDrawn === true;

const liesNowhere = (ctx: Ctx, order: PaperOrder) =>
  order.labelFileId === null && !isDrawn(ctx, order) && !isMarked(order);

/** Why an order can't be printed; one whose label lies nowhere can't either. */
export const obstacleOf = (ctx: Ctx, order: PaperOrder): PrintObstacle | null =>
  printObstacle(order) ?? (liesNowhere(ctx, order) ? 'missing' : null);

const mark: PrintItem = { document: 'shippingMark', copies: 1, printer: 'label' };

/** What is asked for by name is printed once where the line's set doesn't say how often. */
const namedItems = ({ printSet }: PaperOrder, wanted: Wanted['documents']): readonly PrintItem[] =>
  wanted?.map(
    (document) =>
      printSet.find((item) => item.document === document) ?? {
        document,
        copies: 1,
        printer: usualPrinter[document],
      },
  ) ?? printSet;

/** The line's set comes out when the parcel is weighed; before that only a mark goes on it. */
const itemsOf = (order: PaperOrder, wanted: Wanted['documents']): readonly PrintItem[] => {
  if (!isMarked(order)) return namedItems(order, wanted);
  if (wanted === undefined) return [mark];
  return namedItems(order, wanted).map((item) => (item.document === 'label' ? mark : item));
};

interface Known {
  ctx: Ctx;
  order: PaperOrder;
  look: PaperLook;
  files: readonly OrderFileFacts[];
}

const drawn = ({ order, look }: Known, { document, ...item }: PrintItem): Paper[] => {
  if (document === 'ownFiles') return [];
  const draw = documents[document];
  const pages = draw.pages(order, look.design);
  // Four labels to a sheet need a printer with sheets.
  const printer = document === 'label' && look.design?.size === 'a4x4' ? 'a4' : item.printer;
  return pages === 0 ? [] : [{ ...item, printer, order, document, pages, source: { draw, look } }];
};

const paperOf = (known: Known, item: PrintItem): Paper[] => {
  const { ctx, order, files } = known;
  if (item.document === 'ownFiles') {
    return files.map(({ printer, pages, fileId }) => ({
      ...item,
      order,
      printer,
      pages,
      source: { fileId },
    }));
  }
  if (item.document !== 'label' || isDrawn(ctx, order)) return drawn(known, item);
  const fileId = order.labelFileId as string;
  return [{ ...item, order, pages: order.labelPages, source: { fileId } }];
};

/** The papers of orders that can be printed, in their order and each by its line's set. */
export const papersFor = async (
  ctx: Ctx,
  orders: readonly PaperOrder[],
  { documents: names, printer }: Wanted,
): Promise<Paper[]> => {
  const [looks, files] = await Promise.all([
    looksOf(ctx, orders),
    filesOf(
      ctx,
      orders.map(({ id }) => id),
    ),
  ]);
  const papers: Paper[] = [];
  for (const order of orders) {
    const look = looks(order);
    const known = { ctx, order, look, files: files.get(order.id) ?? [] };
    papers.push(...itemsOf(order, names).flatMap((item) => paperOf(known, item)));
    // To count the pages of a long list it is measured, and others want their turn between.
    await turn();
  }
  return printer === undefined ? papers : papers.filter((paper) => paper.printer === printer);
};
