import { joined } from '../../../../carriers/own/labelWords.ts';
import {
  beside,
  type Frame,
  inset,
  stacked,
  writeFirstWhole,
} from '../../../../platform/paper/frame.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import { drawLogo } from '../logo.ts';
import { drawScannable } from '../scannable.ts';
import type { LabelContent } from './labelContent.ts';

/** What small labels say in one line: values alone, as there is no room for their names. */
const lineOf = ({ product, facts, skus, remark }: LabelContent) =>
  joined([product, ...facts.map(({ value }) => value), skus, remark], ' · ');

const bars = 28;

/** 60 × 40 mm: who and where above, the number as bars, everything else in small words below. */
export const drawSmall = (doc: Doc, label: Frame, content: LabelContent, logo: Buffer | null) => {
  const inner = inset(label, 5);
  const below = [content.shipper[0] ?? '', lineOf(content)].filter((text) => text !== '');
  const parts = [inner.height - bars - 14 - below.length * 8, bars + 4, 10, below.length * 8];
  const [party, code, number, words] = stacked(inner, parts) as [Frame, Frame, Frame, Frame];
  const [who, where] = beside(party, [inner.width - 34, 30], 4) as [Frame, Frame];
  writeFirstWhole(doc, content.consignee, { ...who, largest: 8 });
  const isDrawn = logo !== null && drawLogo(doc, logo, { ...where, height: 12 });
  const country = isDrawn ? { ...where, y: where.y + 13, height: where.height - 13 } : where;
  writeIn(doc, [content.country], { ...country, largest: 18, align: 'right' });
  const wide = { x: label.x + 2, width: label.width - 4 };
  drawScannable(doc, content.number, { ...wide, y: code.y + 3, height: bars });
  writeIn(doc, [content.number], { ...number, largest: 7, align: 'center' });
  writeIn(doc, below, { ...words, largest: 6 });
};
