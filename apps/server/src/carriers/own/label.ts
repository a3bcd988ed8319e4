import { drawCode128 } from '@alpaca/barcodes';
import type { Consignment } from '../../platform/carrier.ts';
import { labelSize } from '../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../platform/paper/paper.ts';
import { consigneeLines, joined, serviceWords, shipperLines } from './labelWords.ts';

const [width] = labelSize;
const margin = 10;
const inner = width - 2 * margin;

const rule = (doc: Doc, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(0.7)
    .stroke();

const writeHead = (doc: Doc, { form, productName }: Consignment) => {
  writeIn(doc, [productName], { x: margin, y: 12, width: 185, height: 34, largest: 14 });
  const country = { x: width - margin - 70, y: 2, width: 70, height: 50, largest: 34 };
  writeIn(doc, [form.consignee.countryCode], { ...country, align: 'right' });
  rule(doc, 50);
};

const writeParties = (doc: Doc, { form, taxNumber }: Consignment) => {
  const caption = { x: margin, width: 28, height: 12, largest: 7 };
  const words = { x: margin + 30, width: inner - 30 };
  writeIn(doc, ['FROM'], { ...caption, y: 53 });
  writeIn(doc, shipperLines(form, taxNumber), { ...words, y: 53, height: 37, largest: 7.5 });
  rule(doc, 92);
  writeIn(doc, ['TO'], { ...caption, y: 95, largest: 10, height: 16 });
  writeIn(doc, consigneeLines(form), { ...words, y: 95, height: 114, largest: 12 });
  rule(doc, 212);
};

const drawCode = (doc: Doc, number: string) => {
  drawCode128(doc, number, { x: 4, y: 222, width: width - 8, height: 62 });
  const words = { x: margin, y: 287, width: inner, height: 20, largest: 13 };
  writeIn(doc, [number], { ...words, align: 'center' });
  rule(doc, 309);
};

interface Fact {
  name: string;
  value: string;
  x: number;
  width: number;
}

const writeRow = (doc: Doc, y: number, facts: readonly Fact[]) => {
  for (const { name, value, x, width } of facts) {
    writeIn(doc, [name], { x, y, width, height: 9, largest: 5.5 });
    writeIn(doc, [value], { x, y: y + 7, width, height: 20, largest: 11 });
  }
};

const writeFacts = (doc: Doc, order: Consignment, at: number) => {
  const { form } = order;
  const box = form.boxes[at];
  const [first, second, third] = [
    { x: margin, width: 104 },
    { x: margin + 108, width: 86 },
    { x: margin + 198, width: 65 },
  ] as const;
  writeRow(doc, 312, [
    { name: 'ORDER', value: order.orderNo, ...first },
    { name: 'BOX', value: `${at + 1} / ${form.boxes.length}`, ...second },
    { name: 'WEIGHT', value: `${box?.weight ?? 0} kg`, ...third },
  ]);
  writeRow(doc, 340, [
    { name: 'CUSTOMER NO', value: form.customerNo ?? order.orderNo, ...first },
    { name: 'BOX NO', value: joined([order.subOrderNos[at], box?.boxNo], ' '), ...second },
    { name: 'SERVICE', value: serviceWords(form), ...third },
  ]);
  rule(doc, 369);
  const remark = { x: margin, y: 372, width: inner, height: 46, largest: 9 };
  writeIn(doc, [form.remark ?? ''], remark);
};

/** The page of one box, with its number as Code 128. */
export const drawLabelPage = (doc: Doc, order: Consignment, number: string, at: number) => {
  // Other papers of other sizes may be in the same document.
  doc.addPage({ size: labelSize, margin: 0 });
  writeHead(doc, order);
  writeParties(doc, order);
  drawCode(doc, number);
  writeFacts(doc, order, at);
};
