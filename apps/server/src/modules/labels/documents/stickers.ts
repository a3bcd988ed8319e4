import type { stickerSizes } from '@alpaca/contract';
import { type Frame, inset, stacked } from '../../../platform/paper/frame.ts';
import { a4Size, mm, type Size } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';
import { drawScannable } from './scannable.ts';

export type StickerSize = (typeof stickerSizes)[number];

export interface Sticker {
  sku: string;
  nameZh: string;
  nameEn: string;
  /** How many of it. */
  count: number;
}

interface Sheet {
  page: Size;
  columns: number;
  rows: number;
  /** White around each sticker. */
  margin: number;
}

// Sheets with 24 stickers of 70 × 37 mm leave no gaps between them.
const sheets: Readonly<Record<StickerSize, Sheet>> = {
  '60x40': { page: [60 * mm, 40 * mm], columns: 1, rows: 1, margin: 5 },
  '40x30': { page: [40 * mm, 30 * mm], columns: 1, rows: 1, margin: 4 },
  a4x24: { page: a4Size, columns: 3, rows: 8, margin: 10 },
};

const drawOne = (doc: Doc, { sku, nameZh, nameEn }: Sticker, cell: Frame, margin: number) => {
  const frame = inset(cell, margin);
  const [number, names] = [13, 20];
  const parts = stacked(frame, [frame.height - number - names, number, names]);
  const [code, below, words] = parts as [Frame, Frame, Frame];
  // Bars have white of their own beside them.
  drawScannable(doc, sku, { ...code, x: cell.x, width: cell.width });
  writeIn(doc, [sku], { ...below, largest: 8.5, align: 'center' });
  const area = { ...words, largest: 7.5, smallest: 4.5, align: 'center' } as const;
  writeIn(doc, [nameZh, nameEn], area);
};

/**
 * So many stickers of each SKU, one after the other; sheets are filled row by row. It stops after each:
 * a code takes milliseconds, and who draws thousands lets others have their turn.
 */
export function* drawStickers(
  doc: Doc,
  skus: readonly Sticker[],
  size: StickerSize,
): Generator<void> {
  const { page, columns, rows, margin } = sheets[size];
  const cell = { width: page[0] / columns, height: page[1] / rows };
  const perPage = columns * rows;
  let drawn = 0;
  for (const sticker of skus) {
    for (let nth = 0; nth < sticker.count; nth += 1) {
      const place = drawn % perPage;
      if (place === 0) doc.addPage({ size: page, margin: 0 });
      const x = (place % columns) * cell.width;
      const y = Math.floor(place / columns) * cell.height;
      drawOne(doc, sticker, { x, y, ...cell }, margin);
      drawn += 1;
      yield;
    }
  }
}
