import { drawCode128 } from '@alpaca/barcodes';
import {
  beside,
  type Frame,
  inset,
  rule,
  stacked,
  writeFirstWhole,
} from '../../../../platform/paper/frame.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import { drawLogo } from '../logo.ts';
import type { Fact, LabelContent } from './labelContent.ts';

/** How high the parts of a label are, and how large their letters may be. */
export interface Parts {
  margin: number;
  head: number;
  country: number;
  product: number;
  shipper: number;
  consignee: { size: number; least: number };
  bars: number;
  number: number;
  row: number;
  columns: readonly number[];
  skus: number;
  remark: number;
}

const gap = 4;

/** The captions that stand before the two parties. */
export interface Captions {
  from: string;
  to: string;
}

/** The tenant at the head: its picture, or where there is none its name. */
export interface Logo {
  picture: Buffer | null;
  name: string;
}

const drawTenant = (doc: Doc, { picture, name }: Logo, at: Frame) => {
  if (picture && drawLogo(doc, picture, at)) return;
  writeIn(doc, [name], { ...at, y: at.y + 3, largest: 10 });
};

const writeHead = (doc: Doc, content: LabelContent, logo: Logo | null, at: Frame, p: Parts) => {
  const [left, right] = beside(at, [at.width - 74, 70], gap) as [Frame, Frame];
  const country = { ...right, y: right.y - 3, largest: p.country, align: 'right' } as const;
  writeIn(doc, [content.country], country);
  const [tenant, words] = beside(left, [2, 3], 8) as [Frame, Frame];
  if (logo) drawTenant(doc, logo, { ...tenant, height: at.height - 4 });
  const room = logo ? words : left;
  const area = { ...room, y: room.y + 3, height: at.height - 8, largest: p.product };
  writeIn(doc, [content.product], area);
};

const writeParty = (
  doc: Doc,
  caption: string,
  ways: readonly (readonly string[])[],
  at: Frame,
  largest: number,
) => {
  const [name, words] = beside(at, [26, at.width - 30], gap) as [Frame, Frame];
  const top = { y: at.y + 3, height: at.height - 5 };
  writeIn(doc, [caption], { ...name, ...top, height: Math.min(14, top.height), largest: 8 });
  writeFirstWhole(doc, ways, { ...words, ...top, largest });
};

const drawNumber = (doc: Doc, number: string, at: Frame, label: Frame, p: Parts) => {
  // Bars may come closer to the edge than letters: their own white keeps them apart from it.
  const wide = { x: label.x + 4, width: label.width - 8 };
  drawCode128(doc, number, { ...wide, y: at.y + 8, height: p.bars });
  const words = { ...at, y: at.y + 10 + p.bars, height: p.number, largest: 13 };
  writeIn(doc, [number], { ...words, align: 'center' });
};

const writeFacts = (doc: Doc, facts: readonly Fact[], at: Frame, { columns }: Parts) => {
  const row = (at.height - 3) / rowsOf(facts, columns);
  for (const [index, { name, value }] of facts.entries()) {
    const cell = beside(at, columns, gap)[index % columns.length] as Frame;
    const y = at.y + 3 + Math.floor(index / columns.length) * row;
    writeIn(doc, [name], { ...cell, y, height: 8, largest: 5.5 });
    writeIn(doc, [value], { ...cell, y: y + 7, height: row - 9, largest: 11 });
  }
};

const rowsOf = (facts: readonly Fact[], columns: readonly number[]) =>
  Math.ceil(facts.length / columns.length);

/** The parts' heights: where they leave the consignee too little, all that may be smaller is. */
const heightsOf = (content: LabelContent, room: number, p: Parts) => {
  const rows = rowsOf(content.facts, p.columns);
  const [head, number] = [p.head, p.bars + p.number + 12];
  const wanted = {
    shipper: content.shipper.length > 0 ? p.shipper : 0,
    facts: rows > 0 ? rows * p.row + 3 : 0,
    skus: content.skus === '' ? 0 : p.skus,
    remark: content.remark === '' ? 0 : p.remark,
  };
  const all = Object.values(wanted).reduce((sum, height) => sum + height, 0);
  const left = room - head - number - p.consignee.least;
  const share = all > left ? left / all : 1;
  const { shipper, facts, skus, remark } = wanted;
  const consignee = room - head - number - all * share;
  return [head, shipper * share, consignee, number, facts * share, skus * share, remark * share];
};

/** A label whose parts lie below one another; what is left out leaves its room to the consignee. */
export const drawStacked = (
  doc: Doc,
  label: Frame,
  content: LabelContent,
  said: { logo: Logo | null; captions: Captions },
  p: Parts,
) => {
  const inner = inset(label, p.margin);
  const parts = stacked(inner, heightsOf(content, inner.height, p));
  const [head, shipper, consignee, number, facts, skus, remark] = parts as [
    Frame,
    Frame,
    Frame,
    Frame,
    Frame,
    Frame,
    Frame,
  ];
  writeHead(doc, content, said.logo, head, p);
  if (shipper.height > 0) writeParty(doc, said.captions.from, [content.shipper], shipper, 7.5);
  writeParty(doc, said.captions.to, content.consignee, consignee, p.consignee.size);
  drawNumber(doc, content.number, number, label, p);
  writeFacts(doc, content.facts, facts, p);
  for (const [at, text] of [
    [skus, content.skus],
    [remark, content.remark],
  ] as const) {
    writeIn(doc, [text], { ...at, y: at.y + 3, height: Math.max(0, at.height - 4), largest: 9 });
  }
  for (const part of parts.slice(1)) {
    if (part.height > 0) rule(doc, inner, part.y);
  }
};
