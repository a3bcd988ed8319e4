import type { CargoProperty } from '@alpaca/contract';
import { type Frame, inset } from '../../../platform/paper/frame.ts';
import { labelSize, mm } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { drawBatteries } from './batteries.ts';
import type { PaperKind } from './paperKind.ts';

/** Lithium ion batteries in or with equipment, and by themselves. */
const unNumbers: Readonly<Partial<Record<CargoProperty, string>>> = {
  builtInBattery: 'UN3481',
  packedBattery: 'UN3481',
  pureBattery: 'UN3480',
};

const numbersOf = ({ form }: PaperOrder) =>
  [...new Set(form.goods.flatMap(({ cargoProperty }) => unNumbers[cargoProperty] ?? []))].sort();

const red = '#d5001c';
const edge = 5 * mm;

/** Slanted stripes around the mark, each with a black line about it: seen without colour too. */
const drawHatching = (doc: Doc, outer: Frame) => {
  const { x, y, width, height } = outer;
  const room = inset(outer, edge);
  doc.save();
  doc.rect(x, y, width, height).rect(room.x, room.y, room.width, room.height).clip('even-odd');
  for (let at = x - height; at < x + width; at += 2 * edge) {
    doc
      .moveTo(at, y + height)
      .lineTo(at + height, y)
      .lineTo(at + height + edge, y)
      .lineTo(at + edge, y + height)
      .closePath();
  }
  doc.lineWidth(0.6).fillAndStroke(red, 'black');
  doc.restore();
  doc.rect(x, y, width, height).rect(room.x, room.y, room.width, room.height);
  doc.lineWidth(0.8).stroke('black').fillColor('black');
};

// 100 × 70 mm is the least that the rules allow: it lies along the longer side of the paper.
const mark: Frame = { x: 3 * mm, y: 3 * mm, width: 144 * mm, height: 86 * mm };

const drawMark = (doc: Doc, order: PaperOrder) => {
  const room = inset(mark, edge + 6);
  drawHatching(doc, mark);
  drawBatteries(doc, { ...room, height: 118 });
  // At least 12 mm high, as the rules ask of the number.
  const number = { ...room, y: room.y + 118, height: 62, largest: 48, smallest: 24 };
  writeIn(doc, [numbersOf(order).join(' ')], { ...number, align: 'center' });
  const phone = { ...room, y: room.y + 178, height: 24, largest: 16, align: 'center' } as const;
  writeIn(doc, [order.form.shipper.phone], phone);
};

/** A page for each box: nobody says which box a battery is in. */
export const lithium: PaperKind = {
  pages: (order) => (numbersOf(order).length > 0 ? order.boxes.length : 0),
  draw(doc, order) {
    if (numbersOf(order).length === 0) return;
    for (const { subOrderNo } of order.boxes) {
      doc.addPage({ size: labelSize, margin: 0 });
      doc.save();
      doc.rotate(90).translate(0, -labelSize[0]);
      drawMark(doc, order);
      const foot = { x: 10, y: 91 * mm, width: 140 * mm, height: 14, largest: 8 };
      writeIn(doc, [subOrderNo], foot);
      doc.restore();
    }
  },
};
