import { setImmediate as turn } from 'node:timers/promises';
import { code128, drawCode128 } from '@alpaca/barcodes';
import { beside, type Frame, rule } from '../../../platform/paper/frame.ts';
import { a4Size } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';
import type { Row, Table } from '../../../platform/paper/table.ts';
import { arranged, drawPieces } from '../../../platform/paper/tablePages.ts';
import { both, heading } from './sheetWords.ts';

/** All that stands on a sheet, in words that are printed as they are. */
export interface SheetContent {
  shipmentNo: string;
  /** What a scanner reads. */
  inventoryNo: string;
  tenantName: string;
  /** What is said of the list: names of `deliverSheet`, and their values. */
  facts: readonly (readonly [name: string, value: string])[];
  /** As wide as the page. */
  longFacts: readonly (readonly [name: string, value: string])[];
  rows: readonly Row[];
  totals: Row;
}

const [pageWidth, pageHeight] = a4Size;
const margin = 36;
const inner: Frame = {
  x: margin,
  y: margin,
  width: pageWidth - 2 * margin,
  height: pageHeight - 2 * margin,
};
const factsPerRow = 4;
const factHeight = 29;
const factsTop = margin + 104;
const later = 62;
const bottom = pageHeight - margin - 14;
const endHeight = 56;

const table = ({ rows, totals }: SheetContent): Table => ({
  columns: [
    { head: ['#'], share: 22 },
    { head: heading('orderNo'), share: 92 },
    { head: heading('customerNo'), share: 92 },
    { head: heading('trackingNo'), share: 104 },
    { head: heading('product'), share: 108 },
    { head: heading('country'), share: 34, align: 'center' },
    { head: heading('pieces'), share: 36, align: 'right' },
    { head: heading('weightKg'), share: 50, align: 'right' },
  ],
  rows,
  totals,
});

// Thinner bars are lost on office paper.
const module = 1.3;

/** As wide as its bars need, and never wider than the page. */
const drawNumber = (doc: Doc, inventoryNo: string) => {
  const modules = code128(inventoryNo).reduce((sum, bar) => sum + bar, 20);
  const width = Math.min(inner.width, modules * module);
  const frame = { x: inner.x + inner.width - width, y: margin + 44, width, height: 36 };
  drawCode128(doc, inventoryNo, frame);
  writeIn(doc, [inventoryNo], {
    ...frame,
    y: frame.y + 39,
    height: 13,
    largest: 10,
    align: 'center',
  });
};

const writeTitle = (doc: Doc, { tenantName, shipmentNo, inventoryNo }: SheetContent) => {
  const [zh = '', en = ''] = heading('title');
  const [left, right] = beside(inner, [3, 2], 12) as [Frame, Frame];
  writeIn(doc, [`${zh} ${en}`], { ...left, y: margin - 6, height: 28, largest: 18 });
  writeIn(doc, [tenantName], { ...left, y: margin + 20, height: 14, largest: 9 });
  const no = { ...right, y: margin - 4, height: 24, largest: 15, align: 'right' } as const;
  writeIn(doc, [shipmentNo], no);
  drawNumber(doc, inventoryNo);
  rule(doc, inner, factsTop - 6, 1.2);
};

const writeFact = (doc: Doc, [name, value]: readonly [string, string], frame: Frame) => {
  writeIn(doc, [both(name)], { ...frame, height: 10, largest: 6.5 });
  writeIn(doc, [value], { ...frame, y: frame.y + 9, height: 18, largest: 10 });
};

const rowsOfFacts = ({ facts }: SheetContent) => Math.ceil(facts.length / factsPerRow);

const writeFacts = (doc: Doc, content: SheetContent) => {
  for (const [at, fact] of content.facts.entries()) {
    const frame = beside(inner, [1, 1, 1, 1], 10)[at % factsPerRow] as Frame;
    writeFact(doc, fact, { ...frame, y: factsTop + Math.floor(at / factsPerRow) * factHeight });
  }
  const below = factsTop + rowsOfFacts(content) * factHeight;
  for (const [at, fact] of content.longFacts.entries()) {
    writeFact(doc, fact, { ...inner, y: below + at * factHeight });
  }
};

const tableTop = (content: SheetContent) =>
  factsTop + (rowsOfFacts(content) + content.longFacts.length) * factHeight + 8;

const writeLaterHead = (doc: Doc, { shipmentNo }: SheetContent) => {
  writeIn(doc, [both('title')], { ...inner, height: 16, largest: 10 });
  writeIn(doc, [shipmentNo], { ...inner, height: 16, largest: 10, align: 'right' });
  rule(doc, inner, margin + 18, 1.2);
};

/** Where both sides sign for what was counted. */
const drawEnd = (doc: Doc, frame: Frame) => {
  for (const [at, name] of ['handedOverBy', 'receivedBy', 'countedPieces', 'date'].entries()) {
    const line = beside(frame, [2, 2, 1, 1], 20)[at] as Frame;
    rule(doc, line, frame.y + 36, 0.5);
    writeIn(doc, [both(name)], { ...line, y: frame.y + 39, height: 12, largest: 7 });
  }
};

/** Draws the sheet page by page; others have their turn in between. */
export const drawSheet = async (doc: Doc, content: SheetContent) => {
  const tops = { first: tableTop(content), later };
  const pages = arranged([table(content)], { width: inner.width, tops, bottom, end: endHeight });
  for (const [at, pieces] of pages.entries()) {
    // Nobody waits for it any more.
    if (doc.destroyed) return;
    doc.addPage({ size: a4Size, margin: 0 });
    if (at === 0) {
      writeTitle(doc, content);
      writeFacts(doc, content);
    } else writeLaterHead(doc, content);
    drawPieces(doc, pieces, inner, drawEnd);
    const foot = { ...inner, y: pageHeight - margin - 10, height: 12, largest: 8 };
    writeIn(doc, [`${at + 1} / ${pages.length}`], { ...foot, align: 'center' });
    await turn();
  }
  doc.end();
};
