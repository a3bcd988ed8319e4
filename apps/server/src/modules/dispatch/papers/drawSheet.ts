import { setImmediate as turn } from 'node:timers/promises';
import { drawCode128 } from '@alpaca/barcodes';
import { beside, type Frame, rule } from '../../../platform/paper/frame.ts';
import { a4Size } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';
import {
  drawHead,
  drawRow,
  drawTotals,
  headHeight,
  rowHeight,
  type Table,
  totalsHeight,
} from '../../../platform/paper/table.ts';
import type { Packed } from './parcels.ts';
import { headOf, type Sheet } from './sheet.ts';

const [shortSide, longSide] = a4Size;
const margin = 28;
const page: Frame = {
  x: margin,
  y: margin,
  width: longSide - 2 * margin,
  height: shortSide - 2 * margin,
};
const bottom = shortSide - margin - 14;
const tops = { first: 104, later: 52 };

/** What stands above the rows: whose batch it is and how it travels. */
export interface SheetHead {
  title: readonly [zh: string, en: string];
  batchNo: string;
  /** Name and value. */
  facts: readonly (readonly [string, string])[];
}

const writeFirst = (doc: Doc, { title, batchNo, facts }: SheetHead) => {
  const [left, right] = beside({ ...page, height: 40 }, [3, 2], 16) as [Frame, Frame];
  writeIn(doc, [title[0]], { ...left, height: 22, largest: 16 });
  writeIn(doc, [title[1]], { ...left, y: margin + 20, height: 13, largest: 9 });
  drawCode128(doc, batchNo, { ...right, height: 24 });
  writeIn(doc, [batchNo], { ...right, y: margin + 26, height: 11, largest: 8, align: 'center' });
  rule(doc, page, margin + 40, 1);
  const cells = beside(
    { ...page, y: margin + 44, height: 26 },
    facts.map(() => 1),
    10,
  );
  for (const [at, [name, value]] of facts.entries()) {
    const cell = cells[at] as Frame;
    writeIn(doc, [name], { ...cell, height: 9, largest: 6 });
    writeIn(doc, [value], { ...cell, y: cell.y + 9, height: 14, largest: 9 });
  }
};

const writeLater = (doc: Doc, { title, batchNo }: SheetHead) => {
  writeIn(doc, [title.join(' ')], { ...page, height: 14, largest: 9 });
  writeIn(doc, [batchNo], { ...page, height: 14, largest: 9, align: 'right' });
  rule(doc, page, margin + 16, 1);
};

const tableOf = ({ fields }: Sheet): Table => ({
  columns: fields.map(({ key, share, align = 'left' as const }) => ({
    head: [headOf('zh_CN', key), headOf('en_US', key)],
    share,
    align,
  })),
  rows: [],
  totals: [],
});

const turnAfter = 25;

/**
 * Draws a sheet on A4 held sideways, row by row as its parcels are read: a batch of thousands is neither
 * held as a whole nor keeps others waiting.
 */
export const drawSheet = async (
  doc: Doc,
  sheet: Sheet,
  head: SheetHead,
  parcels: AsyncIterable<Packed>,
) => {
  const table = tableOf(sheet);
  let pages = 0;
  let y = 0;
  const newPage = () => {
    doc.addPage({ size: [longSide, shortSide], margin: 0 });
    if (pages === 0) writeFirst(doc, head);
    else writeLater(doc, head);
    pages += 1;
    const foot = { ...page, y: bottom + 4, height: 10, largest: 7, align: 'center' } as const;
    writeIn(doc, [String(pages)], foot);
    y = pages === 1 ? tops.first : tops.later;
    drawHead(doc, table, { ...page, y });
    y += headHeight;
  };
  newPage();
  let since = 0;
  for await (const packed of parcels) {
    for (const cells of sheet.rowsOf(packed)) {
      const row = cells.map(({ lines }) => lines);
      const height = rowHeight(table, row, page.width);
      if (y + height > bottom) newPage();
      drawRow(doc, table, row, { ...page, y, height });
      y += height;
      since += 1;
    }
    if (since < turnAfter) continue;
    since = 0;
    await turn();
  }
  if (y + totalsHeight > bottom) newPage();
  const totals = sheet.totals().map(({ lines }) => lines);
  drawTotals(doc, { ...table, totals }, { ...page, y });
  doc.end();
};
