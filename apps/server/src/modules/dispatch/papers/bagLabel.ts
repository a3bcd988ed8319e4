import { drawCode128, drawQr } from '@alpaca/barcodes';
import { beside, type Frame, rule } from '../../../platform/paper/frame.ts';
import { labelSize } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';

/** What a bag's label says. */
export interface BagLabel {
  tenantName: string;
  warehouse: string;
  line: string;
  batchNo: string;
  bagNo: string;
  /** In words, in both languages. */
  kind: string;
  /** Name and value; what is not known yet is written in by hand. */
  facts: readonly (readonly [string, string])[];
}

const [width, height] = labelSize;
const margin = 12;
const inner = { x: margin, width: width - 2 * margin };

const writeFact = (doc: Doc, name: string, value: string, frame: Frame) => {
  writeIn(doc, [name], { ...frame, height: 10, largest: 7 });
  writeIn(doc, [value], { ...frame, y: frame.y + 11, height: frame.height - 13, largest: 17 });
};

/** A page of 100 × 150 mm: what people read from afar is large, what scanners read is wide. */
export const drawBagLabel = (doc: Doc, label: BagLabel) => {
  doc.addPage({ size: labelSize, margin: 0 });
  const [left, right] = beside({ ...inner, y: 10, height: 14 }, [1, 1], 8) as [Frame, Frame];
  writeIn(doc, [label.tenantName], { ...left, largest: 9 });
  writeIn(doc, [label.warehouse], { ...right, largest: 9, align: 'right' });
  rule(doc, inner, 28, 1);
  writeIn(doc, [label.line], { ...inner, y: 34, height: 52, largest: 26, align: 'center' });
  writeIn(doc, [label.kind], { ...inner, y: 90, height: 18, largest: 12, align: 'center' });
  const short = label.bagNo.split('-').at(-1) ?? label.bagNo;
  writeIn(doc, [short], { ...inner, y: 104, height: 76, largest: 64, align: 'center' });
  rule(doc, inner, 186, 1);
  for (const [at, [name, value]] of label.facts.entries()) {
    const cell = beside({ ...inner, y: 192, height: 36 }, [1, 1], 8)[at % 2] as Frame;
    writeFact(doc, name, value, { ...cell, y: 192 + Math.floor(at / 2) * 38 });
  }
  rule(doc, inner, 270, 1);
  drawCode128(doc, label.bagNo, { x: 4, width: width - 8, y: 278, height: 62 });
  writeIn(doc, [label.bagNo], { ...inner, y: 344, height: 18, largest: 12, align: 'center' });
  const corner = { x: width - margin - 52, y: height - 58, width: 52, height: 52 };
  drawQr(doc, label.bagNo, corner);
  writeIn(doc, [label.batchNo], { ...inner, y: height - 36, width: 200, height: 14, largest: 9 });
};
