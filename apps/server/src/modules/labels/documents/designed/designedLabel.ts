import type { LabelDesignForm, LabelSize } from '@alpaca/contract';
import { type Frame, inset } from '../../../../platform/paper/frame.ts';
import { a4Size, labelSize, mm, type Size } from '../../../../platform/paper/measures.ts';
import type { Doc } from '../../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import type { PaperLook } from '../paperKind.ts';
import { printed } from '../paperWords.ts';
import { type LabelContent, labelContent } from './labelContent.ts';
import { drawSmall } from './smallLabel.ts';
import { drawStacked, type Parts } from './stackedLabel.ts';

const whole: Parts = {
  margin: 10,
  head: 40,
  country: 34,
  product: 14,
  shipper: 40,
  consignee: { size: 13, least: 110 },
  bars: 62,
  number: 20,
  row: 28,
  columns: [104, 88, 70],
  skus: 34,
  remark: 34,
};

// The same words on two thirds of the room.
const square: Parts = {
  ...whole,
  margin: 7,
  head: 28,
  country: 24,
  product: 12,
  shipper: 30,
  consignee: { size: 11, least: 70 },
  bars: 44,
  number: 16,
  row: 23,
  columns: [80, 70, 60, 60],
  skus: 20,
  remark: 20,
};

const pageSizes: Readonly<Record<LabelSize, Size>> = {
  '100x150': labelSize,
  '100x100': [100 * mm, 100 * mm],
  '60x40': [60 * mm, 40 * mm],
  a4x4: a4Size,
};

/** How many labels one page has. */
export const labelsPerPage = (size: LabelSize) => (size === 'a4x4' ? 4 : 1);

/** Where a label lies on its page: sheets are filled row by row. */
const frameOn = (size: LabelSize, place: number): Frame => {
  const [width, height] = pageSizes[size];
  if (size !== 'a4x4') return { x: 0, y: 0, width, height };
  const cell = { width: width / 2, height: height / 2 };
  const at = { x: (place % 2) * cell.width, y: Math.floor(place / 2) * cell.height };
  // Office printers leave a few millimetres of every edge white.
  return inset({ ...at, ...cell }, 10);
};

const drawCutMarks = (doc: Doc) => {
  const [width, height] = a4Size;
  for (const [x, y] of [
    [width / 2, 0],
    [width / 2, height - 20],
  ] as const) {
    doc.moveTo(x, y).lineTo(x, y + 20);
  }
  for (const x of [0, width - 20]) doc.moveTo(x, height / 2).lineTo(x + 20, height / 2);
  doc.lineWidth(0.4).stroke();
};

const drawOne = (
  doc: Doc,
  frame: Frame,
  content: LabelContent,
  look: PaperLook,
  design: LabelDesignForm,
) => {
  const logo = design.logo ? { picture: look.logo, name: look.tenantName } : null;
  // A name has no room there.
  if (design.size === '60x40') return drawSmall(doc, frame, content, logo?.picture ?? null);
  const captions = { from: printed(look.lang, 'from'), to: printed(look.lang, 'to') };
  const parts = design.size === '100x100' ? square : whole;
  return drawStacked(doc, frame, content, { logo, captions }, parts);
};

/** The label of one box; null: its place stays white. */
export type OneLabel = { order: PaperOrder; at: number } | null;

export const labelsOf = (order: PaperOrder): OneLabel[] =>
  order.boxes.map((_, at) => ({ order, at }));

/** Labels one after the other, as many on a page as the design's size has room for. */
export const drawDesigned = (
  doc: Doc,
  labels: readonly OneLabel[],
  look: PaperLook,
  design: LabelDesignForm,
) => {
  const perPage = labelsPerPage(design.size);
  for (const [index, label] of labels.entries()) {
    if (index % perPage === 0) {
      doc.addPage({ size: pageSizes[design.size], margin: 0 });
      if (design.size === 'a4x4') drawCutMarks(doc);
    }
    if (!label) continue;
    const frame = frameOn(design.size, index % perPage);
    const content = labelContent(label.order, look, design, label.at);
    drawOne(doc, frame, content, look, design);
  }
};
