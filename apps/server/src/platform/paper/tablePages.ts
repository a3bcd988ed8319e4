import type { Frame } from './frame.ts';
import type { Doc } from './paper.ts';
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

type Piece =
  | { kind: 'head'; table: Table; y: number }
  | { kind: 'totals'; table: Table; y: number }
  | { kind: 'row'; table: Table; row: Row; y: number; height: number }
  | { kind: 'end'; y: number };

export interface TablePages {
  width: number;
  /** Where the first page's table begins, and that of each later one. */
  tops: { first: number; later: number };
  bottom: number;
  /** How high what stands at the bottom of the last page is. */
  end: number;
}

const betweenTables = 12;

/** What stands on which page, from above to below: a table's head stands on every one of them. */
export const arranged = (
  tables: readonly Table[],
  { width, tops, bottom, end }: TablePages,
): Piece[][] => {
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
    const heights = table.rows.map((row) => rowHeight(table, row, width));
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
  if (y + end > bottom) turn();
  put({ kind: 'end', y: bottom - end }, end);
  return pages;
};

export type ArrangedPages = ReturnType<typeof arranged>;

/** Draws a page's pieces within these sides. */
export const drawPieces = (
  doc: Doc,
  pieces: readonly Piece[],
  sides: Frame,
  drawEnd: (doc: Doc, frame: Frame) => void,
) => {
  for (const piece of pieces) {
    const frame = { ...sides, y: piece.y };
    if (piece.kind === 'end') drawEnd(doc, frame);
    else if (piece.kind === 'head') drawHead(doc, piece.table, frame);
    else if (piece.kind === 'totals') drawTotals(doc, piece.table, frame);
    else drawRow(doc, piece.table, piece.row, { ...frame, height: piece.height });
  }
};
