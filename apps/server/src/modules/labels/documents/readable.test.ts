import { type LabelDesignForm, labelFields, labelMarks, labelSizes } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import type { PaperOrder } from '../../orders/index.ts';
import { drawLabels, nthOrder, pdfOf, testLook, testPaperOrder } from './documentsTestForms.ts';
import { documents } from './index.ts';
import type { DrawnDocument } from './paperKind.ts';
import { codesOfPages } from './readTestPaper.ts';
import { drawStickers } from './stickers.ts';

const long = process.env.ALPACA_LONG ? 5000 : 30;

const number = ({ boxes }: PaperOrder) => boxes[0]?.trackingNumber ?? '';
const subOrder = ({ boxes }: PaperOrder) => boxes[0]?.subOrderNo ?? '';

/** What scanners must read of each kind, from an order of one box. */
const codes: Readonly<Record<DrawnDocument, (order: PaperOrder) => string[]>> = {
  label: (order) => [number(order)],
  shippingMark: (order) => [subOrder(order), subOrder(order)],
  lithium: () => [],
  customs: (order) => [order.trackingNumber],
  invoice: ({ orderNo }) => [orderNo],
  packingList: ({ orderNo }) => [orderNo],
};
const kinds = Object.keys(codes) as DrawnDocument[];

const design = (size: LabelDesignForm['size']): LabelDesignForm => ({
  nameZh: '设计',
  nameEn: 'Design',
  size,
  fields: [...labelFields],
  marks: [...labelMarks],
  logo: false,
});

describe('what is printed can be scanned', () => {
  test(`${long} labels of orders to the whole world`, {
    timeout: long * 1200 + 60_000,
  }, async () => {
    const atOnce = Math.min(50, long);
    for (let from = 0; from < long; from += atOnce) {
      const orders = Array.from({ length: atOnce }, (_, at) => nthOrder(from + at));
      const pdf = await pdfOf((doc) => drawLabels(doc, orders));
      const expected = orders.map((order) => [number(order)]);
      const { zbar, zxing } = await codesOfPages(pdf, { density: 4 });
      expect(zbar).toEqual(expected);
      expect(zxing).toEqual(expected);
    }
  });

  test('every kind of paper', async () => {
    const order = nthOrder(3);
    const pdf = await pdfOf((doc) => {
      for (const kind of kinds) {
        if (kind !== 'lithium') documents[kind].draw(doc, order, testLook());
      }
    });
    const expected = kinds.filter((kind) => kind !== 'lithium').map((kind) => codes[kind](order));
    const { zbar, zxing } = await codesOfPages(pdf);
    expect(zbar).toEqual(expected);
    expect(zxing).toEqual(expected);
  });

  test.each(labelSizes)('a designed label of %s', async (size) => {
    const order = testPaperOrder();
    const numbers = order.boxes.map(({ trackingNumber }) => trackingNumber);
    const pdf = await pdfOf((doc) => documents.label.draw(doc, order, testLook(design(size))));
    const { zbar, zxing } = await codesOfPages(pdf);
    expect(zbar.flat().sort()).toEqual(numbers);
    expect(zxing.flat().sort()).toEqual(numbers);
  });

  test.each(['60x40', '40x30', 'a4x24'] as const)(
    'stickers of %s, also of SKUs in Chinese',
    async (size) => {
      const skus = ['EAR-BT-01', '星野-耳机-黑', 'A-VERY-LONG-SKU-NUMBER-2026-BLACK-XXL-0001'];
      const stickers = skus.map((sku) => ({ sku, nameZh: '耳机', nameEn: 'Earphones', count: 2 }));
      const pdf = await pdfOf((doc) => [...drawStickers(doc, stickers, size)]);
      const { zbar, zxing } = await codesOfPages(pdf);
      expect(zxing.flat().sort()).toEqual(skus.flatMap((sku) => [sku, sku]).sort());
      // Of neighbours that say the same it tells one.
      expect([...new Set(zbar.flat())].sort()).toEqual(skus.toSorted());
    },
  );
});
