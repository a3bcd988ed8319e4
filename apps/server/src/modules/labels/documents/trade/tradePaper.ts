import { drawCode128 } from '@alpaca/barcodes';
import { a4Size } from '../../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { beside, type Frame, rule } from '../frame.ts';
import type { PaperKind, PaperLook } from '../paperKind.ts';
import { both, printed } from '../paperWords.ts';
import type { NamedFact } from './goodsCells.ts';
import { writeParties } from './party.ts';
import { drawEnd, endHeight } from './signature.ts';
import {
  drawHead,
  drawRow,
  drawTotals,
  headHeight,
  type Row,
  rowHeight,
  type Table,
  totalsHeight,
} from './table.ts';

/** A paper for customs and trade: a head, a table that may go on for pages, a signature. */
export interface TradePaper {
  title: string;
  facts(order: PaperOrder, look: PaperLook): readonly NamedFact[];
  tables(order: PaperOrder): readonly Table[];
}

const [pageWidth, pageHeight] = a4Size;
const margin = 36;
const inner: Frame = {
  x: margin,
  y: margin,
  width: pageWidth - 2 * margin,
  height: pageHeight - 2 * margin,
};
// Below the first page's title, facts and parties; and below the line that later pages begin with.
const tops = { first: 296, later: 62 };
const bottom = pageHeight - margin - 14;
const betweenTables = 12;

type Piece =
  | { kind: 'head'; table: Table; y: number }
  | { kind: 'totals'; table: Table; y: number }
  | { kind: 'row'; table: Table; row: Row; y: number; height: number }
  | { kind: 'end'; y: number };

/** What stands on which page, from above to below. */
const arranged = (tables: readonly Table[]): Piece[][] => {
  const pages: Piece[][] = [[]];
  let y = tops.first;
  const turn = () => {
    pages.push([]);
    y = tops.later;
  };
  const put = (piece: Piece, height: number) => {
    pages.at(-1)?.push(piece);
    y += height;
  };
  for (const table of tables) {
    const heights = table.rows.map((row) => rowHeight(table, row, inner.width));
    if (y + headHeight + (heights[0] ?? 0) > bottom) turn();
    put({ kind: 'head', table, y }, headHeight);
    for (const [at, row] of table.rows.entries()) {
      const height = heights[at] as number;
      // Totals never stand alone: the last row goes with them.
      const needed = at === table.rows.length - 1 ? height + totalsHeight : height;
      if (y + needed > bottom) {
        turn();
        put({ kind: 'head', table, y }, headHeight);
      }
      put({ kind: 'row', table, row, y, height }, height);
    }
    put({ kind: 'totals', table, y }, totalsHeight + betweenTables);
  }
  if (y + endHeight > bottom) turn();
  put({ kind: 'end', y: bottom - endHeight }, endHeight);
  return pages;
};

const writeTitle = (doc: Doc, { title }: TradePaper, order: PaperOrder, look: PaperLook) => {
  const [left, right] = beside({ ...inner, height: 54 }, [3, 2], 12) as [Frame, Frame];
  writeIn(doc, [printed('zh_CN', title)], { ...left, y: margin - 6, height: 28, largest: 20 });
  writeIn(doc, [printed('en_US', title).toUpperCase()], {
    ...left,
    y: margin + 20,
    height: 16,
    largest: 11,
  });
  writeIn(doc, [look.tenantName], { ...left, y: margin + 36, height: 13, largest: 8 });
  drawCode128(doc, order.orderNo, { ...right, y: margin, height: 32 });
  writeIn(doc, [order.orderNo], {
    ...right,
    y: margin + 35,
    height: 13,
    largest: 9,
    align: 'center',
  });
  rule(doc, inner, margin + 54, 1.2);
};

const factsPerRow = 4;

const writeFacts = (doc: Doc, facts: readonly NamedFact[]) => {
  for (const [at, [name, value]] of facts.entries()) {
    const frames = beside(inner, [1, 1, 1, 1], 10);
    const { x, width } = frames[at % factsPerRow] as Frame;
    const y = margin + 60 + Math.floor(at / factsPerRow) * 29;
    writeIn(doc, [both(name)], { x, y, width, height: 10, largest: 6.5 });
    writeIn(doc, [value], { x, y: y + 9, width, height: 18, largest: 10 });
  }
};

const writeLaterHead = (doc: Doc, { title }: TradePaper, { orderNo }: PaperOrder) => {
  writeIn(doc, [both(title)], { ...inner, height: 16, largest: 10 });
  writeIn(doc, [orderNo], { ...inner, height: 16, largest: 10, align: 'right' });
  rule(doc, inner, margin + 18, 1.2);
};

const drawPiece = (doc: Doc, piece: Piece) => {
  const frame = { ...inner, y: piece.y };
  if (piece.kind === 'end') drawEnd(doc, frame);
  else if (piece.kind === 'head') drawHead(doc, piece.table, frame);
  else if (piece.kind === 'totals') drawTotals(doc, piece.table, frame);
  else drawRow(doc, piece.table, piece.row, { ...frame, height: piece.height });
};

/** A paper of A4 sheets; its table's head stands on every one of them. */
export const tradePaper = (paper: TradePaper): PaperKind => ({
  pages: (order) => arranged(paper.tables(order)).length,
  draw(doc, order, look) {
    const pages = arranged(paper.tables(order));
    for (const [at, pieces] of pages.entries()) {
      doc.addPage({ size: a4Size, margin: 0 });
      if (at === 0) {
        writeTitle(doc, paper, order, look);
        writeFacts(doc, paper.facts(order, look));
        writeParties(doc, order, beside({ ...inner, y: 186, height: 98 }, [1, 1], 10));
      } else writeLaterHead(doc, paper, order);
      for (const piece of pieces) drawPiece(doc, piece);
      const count = `${at + 1} / ${pages.length}`;
      const foot = { ...inner, y: pageHeight - margin - 10, height: 12, largest: 8 };
      writeIn(doc, [count], { ...foot, align: 'center' });
    }
  },
});
