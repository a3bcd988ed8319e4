import { text } from 'node:stream/consumers';
import { type LabelDesignForm, labelFields, labelMarks, type PaperFormat } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { nthOrder, testLook, testPaperOrder } from '../documents/documentsTestForms.ts';
import { writtenNames } from '../documents/documentsTestNames.ts';
import { type DrawnDocument, documents } from '../documents/index.ts';
import type { Paper } from '../papers/papers.ts';
import { zplReply } from './zpl.ts';
import { blackIn, codesOfLabels, printedLabels } from './zplTestRender.ts';

// The renderer takes half a second for each label, longer beside others.
const timeout = process.env.ALPACA_LONG ? 1_200_000 : 240_000;
const scripts = Object.keys(writtenNames);
const long = process.env.ALPACA_LONG ? 300 : scripts.length;

const paper = (
  order: PaperOrder,
  document: DrawnDocument = 'label',
  design: LabelDesignForm | null = null,
): Paper => {
  const draw = documents[document];
  const pages = draw.pages(order, design);
  const source = { draw, look: testLook(design) };
  return { order, document, printer: 'label', copies: 1, pages, source };
};

// Nothing of ours is asked for where all is drawn.
const nobody = {} as Ctx;
const zplOf = (papers: readonly Paper[], format: Exclude<PaperFormat, 'pdf'> = 'zpl203') =>
  text(zplReply(nobody, papers, { name: 'labels', format }).body);

const numberOf = ({ boxes }: PaperOrder) => boxes[0]?.trackingNumber ?? '';

const design = (size: LabelDesignForm['size']): LabelDesignForm => ({
  ...{ nameZh: '设计', nameEn: 'Design', size, logo: false },
  ...{ fields: [...labelFields], marks: [...labelMarks] },
});

/** The part of a label in which the consignee stands, at 203 dpi. */
const consignee = { x: 110, y: 270, width: 660, height: 310 };

describe('what a thermal printer makes of our ZPL', { timeout }, () => {
  test(`the barcodes of ${long} labels to people of every script are read by two readers`, async () => {
    const atOnce = 10;
    for (let from = 0; from < long; from += atOnce) {
      const count = Math.min(atOnce, long - from);
      const orders = Array.from({ length: count }, (_, at) => nthOrder(from + at));
      const labels = await printedLabels(await zplOf(orders.map((order) => paper(order))));
      const { zbar, zxing } = await codesOfLabels(labels);
      const numbers = orders.map((order) => [numberOf(order)]);
      expect(zbar).toEqual(numbers);
      expect(zxing).toEqual(numbers);
      // Whatever the script, the name and the address are on paper.
      for (const label of labels) expect(blackIn(label, consignee)).toBeGreaterThan(2000);
    }
  });

  test('so are those of a printer with 300 dots, of designs and of other papers', async () => {
    const order = testPaperOrder({ form: { boxes: [{ weight: 1 }] } });
    const [number, part] = [numberOf(order), order.boxes[0]?.subOrderNo ?? ''];
    const fine = await printedLabels(await zplOf([paper(order)], 'zpl300'), 300);
    const small = await printedLabels(await zplOf([paper(order, 'label', design('60x40'))]));
    const square = await printedLabels(await zplOf([paper(order, 'label', design('100x100'))]));
    const marks = await printedLabels(await zplOf([paper(order, 'shippingMark')]));
    const { zbar, zxing } = await codesOfLabels([...fine, ...small, ...square, ...marks]);
    const codes = [[number], [number], [number], [part, part]];
    expect(zbar).toEqual(codes);
    expect(zxing).toEqual(codes);
    expect(fine[0]?.width).toBe(1182);
  });
});

describe('ZPL', { timeout }, () => {
  test('has plain letters and barcodes for the printer to make, and everything else in dots', async () => {
    const plain = {
      name: 'Avery Example',
      company: '',
      address1: '1200 Main St',
      city: 'Portland',
    };
    const order = testPaperOrder({
      productNames: { zh: 'US Packet', en: 'US Packet' },
      form: { boxes: [{ weight: 1 }], remark: '', shipper: plain, consignee: plain },
    });
    const words = (zpl: string) => [...zpl.matchAll(/\^FD([^^]*)\^FS/g)].map(([, word]) => word);
    const inDots = (zpl: string) => [...zpl.matchAll(/\^FO(\d+),(\d+)\^GFA/g)].length;
    const bare = await zplOf([paper(order)]);
    expect(words(bare)).toEqual(expect.arrayContaining(['Avery', 'Example', numberOf(order)]));
    expect(bare).toContain('^BCN,');
    const chinese = testPaperOrder({ ...order, form: { ...order.form, remark: '易碎品' } });
    expect(inDots(await zplOf([paper(chinese)]))).toBe(inDots(bare) + 1);
  });

  test('is in nobody’s power: no name, number or remark is a command', async () => {
    const evil = '^XZ^XA^FO0,0^GB800,1200,800^FS~JA~DGR:X,1,1,FF \\&_5E^FD 张伟 ^MMT';
    const party = { name: evil, company: evil, address1: evil, city: evil, postCode: '^XZ' };
    const order = testPaperOrder({
      customerNo: '^XA~JR',
      form: {
        boxes: [{ weight: 1, boxNo: '^XZ~HS' }],
        remark: evil,
        shipper: party,
        consignee: party,
      },
    });
    const hostile = ['^XZ~JA1', 'YL>8^FD1'].map((trackingNumber) => ({
      ...order,
      boxes: order.boxes.map((box) => ({ ...box, trackingNumber })),
    }));
    const zpl = await zplOf(hostile.map((one) => paper(one)));
    const commands = new Set(zpl.match(/[\^~][A-Z][A-Z0-9]/g));
    const ours = '^XA ^PW ^LL ^LH ^FO ^FT ^GF ^A0 ^FH ^FD ^FS ^BY ^BC ^XZ'.split(' ');
    expect([...commands].sort()).toEqual(ours.sort());
    expect(zpl.match(/\^XA/g)).toHaveLength(2);
    expect(zpl).toMatch(/^[\x20-\x7e\n]*$/);
    const { zbar, zxing } = await codesOfLabels(await printedLabels(zpl));
    expect(zbar).toEqual([['^XZ~JA1'], ['YL>8^FD1']]);
    expect(zxing).toEqual([['^XZ~JA1'], ['YL>8^FD1']]);
  });
});
