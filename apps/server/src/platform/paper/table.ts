import { beside, type Frame, figureArea, rule } from './frame.ts';
import { type Doc, measure, writeIn } from './paper.ts';

export interface Column {
  /** What stands above it, a line for each language. */
  head: readonly string[];
  share: number;
  align?: 'left' | 'right' | 'center';
}

/** A line for each text of a cell. */
export type Row = readonly (readonly string[])[];

export interface Table {
  columns: readonly Column[];
  rows: readonly Row[];
  totals: Row;
}

export const headHeight = 26;
export const totalsHeight = 20;
const [size, smallest, padding, highest] = [8, 5.5, 3, 64];
const gap = 6;

const cells = (columns: readonly Column[], frame: Frame) =>
  beside(
    { ...frame, x: frame.x + 3, width: frame.width - 6 },
    columns.map(({ share }) => share),
    gap,
  );

/** A figure becomes smaller rather than stand on two lines or lose its end. */
const areaOf = (cell: Frame, align: Column['align'], lines: readonly string[], largest: number) =>
  align === 'right' && lines.length === 1
    ? { ...cell, ...figureArea(cell.height, largest) }
    : { ...cell, largest, smallest };

/** As high as its highest cell, which becomes smaller before it becomes too high. */
export const rowHeight = ({ columns }: Table, row: Row, width: number): number => {
  const frames = cells(columns, { x: 0, y: 0, width, height: highest });
  const heights = frames.map((cell, at) => {
    const lines = row[at] ?? [];
    return measure(lines, areaOf(cell, columns[at]?.align, lines, size)).height;
  });
  return Math.max(...heights) + 2 * padding;
};

const writeRow = (doc: Doc, columns: readonly Column[], row: Row, frame: Frame, largest = size) => {
  const height = frame.height - 2 * padding;
  for (const [at, cell] of cells(columns, { ...frame, height }).entries()) {
    const { align = 'left' } = columns[at] ?? {};
    const lines = row[at] ?? [];
    const area = areaOf(cell, align, lines, largest);
    writeIn(doc, lines, { ...area, y: frame.y + padding, align });
  }
};

export const drawHead = (doc: Doc, { columns }: Table, frame: Frame) => {
  doc.rect(frame.x, frame.y, frame.width, headHeight).fill('#e8e8e8').fillColor('black');
  const heads = columns.map(({ head }) => head);
  writeRow(doc, columns, heads, { ...frame, height: headHeight }, 7);
};

export const drawRow = (doc: Doc, { columns }: Table, row: Row, frame: Frame) => {
  writeRow(doc, columns, row, frame);
  rule(doc, frame, frame.y + frame.height, 0.3);
};

export const drawTotals = (doc: Doc, { columns, totals }: Table, frame: Frame) => {
  writeRow(doc, columns, totals, { ...frame, height: totalsHeight }, 9);
  rule(doc, frame, frame.y, 1);
  rule(doc, frame, frame.y + totalsHeight, 1);
};
