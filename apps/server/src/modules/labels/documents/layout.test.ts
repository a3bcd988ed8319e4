import { type LabelDesignForm, labelFields, labelMarks, labelSizes } from '@alpaca/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PaperOrder } from '../../orders/index.ts';
import { longestOrder, nthOrder, testLook, testPaperOrder } from './documentsTestForms.ts';
import { allNames } from './documentsTestNames.ts';
import { type DrawnPage, drawnPages, faultsOn } from './drawnTestPaper.ts';
import { documents } from './index.ts';
import type { DrawnDocument, PaperLook } from './paperKind.ts';
import { drawStickers } from './stickers.ts';

const kinds = Object.keys(documents) as DrawnDocument[];
const logo = await sharp({
  create: { width: 300, height: 100, channels: 3, background: '#114488' },
})
  .png()
  .toBuffer();

const orders: Readonly<Record<string, readonly PaperOrder[]>> = {
  short: [testPaperOrder({ form: { remark: '', consignee: { company: '' } } })],
  long: [longestOrder()],
  'in every script': Array.from({ length: 9 }, (_, nth) => nthOrder(nth)),
};
const cases = kinds.flatMap((kind) => Object.keys(orders).map((which) => [kind, which] as const));

const drawnOf = (kind: DrawnDocument, order: PaperOrder, look: PaperLook) =>
  drawnPages((doc) => documents[kind].draw(doc, order, look));
const faultsOf = (pages: readonly DrawnPage[]) => pages.flatMap((page) => faultsOn(page));

describe('nothing leaves the page or lies upon something else', () => {
  test.each(cases)('%s, %s', (kind, which) => {
    for (const order of orders[which] ?? []) {
      for (const lang of ['zh_CN', 'en_US'] as const) {
        const pages = drawnOf(kind, order, { ...testLook(), lang });
        expect(pages).toHaveLength(documents[kind].pages(order));
        expect(pages.length).toBeGreaterThan(0);
        expect(faultsOf(pages)).toEqual([]);
      }
    }
  });

  // So many that every name of the world stands on one of them.
  const toTheWorld = Array.from({ length: process.env.ALPACA_LONG ? 900 : 90 }, (_, nth) =>
    nthOrder(nth),
  );

  test(`${toTheWorld.length} orders with all names and addresses of the world`, () => {
    const said = toTheWorld.map(({ form }) => JSON.stringify(form)).join();
    expect(allNames.filter((name) => !said.includes(name))).toEqual([]);
    for (const order of toTheWorld) {
      for (const kind of ['label', 'customs', 'invoice'] as const) {
        const pages = drawnOf(kind, order, testLook());
        expect(faultsOf(pages)).toEqual([]);
        if (kind !== 'label') continue;
        const cut = pages.flatMap(({ texts }) => texts.filter(({ text }) => text.includes('…')));
        expect(cut).toEqual([]);
      }
    }
  }, 300_000);

  const fieldSets: Readonly<Record<string, Pick<LabelDesignForm, 'fields' | 'marks'>>> = {
    everything: { fields: [...labelFields], marks: [...labelMarks] },
    'as little as there can be': { fields: [], marks: [] },
    'marks alone': { fields: [], marks: [...labelMarks] },
    'half of it': { fields: ['shipper', 'weight', 'orderNo', 'remark'], marks: ['skuList'] },
  };
  const designs = labelSizes.flatMap((size) =>
    Object.keys(fieldSets).map((set) => [size, set] as const),
  );

  test.each(designs)('a designed label of %s with %s', (size, set) => {
    const shown = fieldSets[set] ?? { fields: [], marks: [] };
    for (const order of Object.values(orders).flat()) {
      for (const lang of ['zh_CN', 'en_US'] as const) {
        const design = { nameZh: '', nameEn: '', size, logo: true, ...shown };
        const picture = lang === 'zh_CN' ? logo : null;
        const pages = drawnOf('label', order, { ...testLook(design), lang, logo: picture });
        expect(pages).toHaveLength(documents.label.pages(order, design));
        expect(faultsOf(pages)).toEqual([]);
      }
    }
  });

  test.each(['60x40', '40x30', 'a4x24'] as const)('stickers of %s', (size) => {
    const long = { sku: 'S'.repeat(50), nameZh: '名'.repeat(100), nameEn: 'Name of '.repeat(12) };
    const skus = [long, { sku: 'A1', nameZh: '耳机', nameEn: '' }].map((sku) => ({
      ...sku,
      count: 13,
    }));
    const pages = drawnPages((doc) => [...drawStickers(doc, skus, size)]);
    expect(pages).toHaveLength(size === 'a4x24' ? 2 : 26);
    expect(pages.flatMap((page) => faultsOn(page, 2))).toEqual([]);
  });

  test('whoever draws upon something else is told', () => {
    const [page] = drawnPages((doc) => {
      doc.addPage({ size: [100, 100], margin: 0 });
      doc.rect(10, 10, 80, 10).fill('black');
      doc.font('cjk').fontSize(10);
      for (const [text, x, y] of [
        ['bars', 20, 18],
        ['one', 20, 60],
        ['two', 22, 62],
        ['out', 90, 90],
      ] as const)
        doc.text(text, x, y, { lineBreak: false });
    });
    expect(faultsOn(page as DrawnPage)).toEqual([
      'beyond the edge: out',
      'one upon two',
      'bars upon bars',
    ]);
  });
});
