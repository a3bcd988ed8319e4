import { drawCode128 } from '@alpaca/barcodes';
import { beside, type Frame, rule } from '../../../../platform/paper/frame.ts';
import { a4Size } from '../../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import type { Table } from '../../../../platform/paper/table.ts';
import { type ArrangedPages, arranged, drawPieces } from '../../../../platform/paper/tablePages.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { type PaperKind, type PaperLook, stepwise } from '../paperKind.ts';
import { both, printed } from '../paperWords.ts';
import type { NamedFact } from './goodsCells.ts';
import { writeParties } from './party.ts';
import { drawEnd, endHeight } from './signature.ts';

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
const places = { width: inner.width, tops, bottom, end: endHeight };
const known = new WeakMap<PaperOrder, Map<TradePaper, ArrangedPages>>();

/** Long tables are measured once for an order: to count their pages, and to draw them. */
const arrangedOnce = (paper: TradePaper, order: PaperOrder): ArrangedPages => {
  const papers = known.get(order) ?? new Map<TradePaper, ArrangedPages>();
  known.set(order, papers);
  const pages = papers.get(paper) ?? arranged(paper.tables(order), places);
  papers.set(paper, pages);
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

/** A paper of A4 sheets; its table's head stands on every one of them. */
export const tradePaper = (paper: TradePaper): PaperKind => ({
  pages: (order) => arrangedOnce(paper, order).length,
  ...stepwise(function* (doc, order, look) {
    const pages = arrangedOnce(paper, order);
    for (const [at, pieces] of pages.entries()) {
      doc.addPage({ size: a4Size, margin: 0 });
      if (at === 0) {
        writeTitle(doc, paper, order, look);
        writeFacts(doc, paper.facts(order, look));
        writeParties(doc, order, beside({ ...inner, y: 186, height: 98 }, [1, 1], 10));
      } else writeLaterHead(doc, paper, order);
      drawPieces(doc, pieces, inner, drawEnd);
      const count = `${at + 1} / ${pages.length}`;
      const foot = { ...inner, y: pageHeight - margin - 10, height: 12, largest: 8 };
      writeIn(doc, [count], { ...foot, align: 'center' });
      yield;
    }
  }),
});
