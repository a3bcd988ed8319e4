import { currencyExponents, type LabelDesignForm, type OrderForm } from '@alpaca/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../carriers/own/labelTestDraw.ts';
import { phrasesOf, textOf, unspaced } from '../../../carriers/readTestLabel.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { boxNumbers, consigned } from './consigned.ts';
import { isCn22 } from './customs/sdr.ts';
import { drawDesigned, labelsOf } from './designed/designedLabel.ts';
import { pdfOf, testLook, testPaperOrder } from './documentsTestForms.ts';
import { type DrawnPage, drawnPages } from './drawnTestPaper.ts';
import { documents } from './index.ts';
import type { DrawnDocument, PaperLook } from './paperKind.ts';

const pagesOf = (kind: DrawnDocument, order: PaperOrder, look: PaperLook = testLook()) =>
  drawnPages((doc) => documents[kind].draw(doc, order, look));
const said = (pages: readonly (DrawnPage | undefined)[]) =>
  unspaced(pages.flatMap((page) => page?.texts.map(({ text }) => text) ?? []).join(''));
const saidOf = (...args: Parameters<typeof pagesOf>) => said(pagesOf(...args));

const line = testPaperOrder().form.goods[0] as OrderForm['goods'][number];
const withGoods = (...goods: Partial<OrderForm['goods'][number]>[]) =>
  testPaperOrder({ form: { goods: goods.map((given) => ({ ...line, ...given })) } });

const design = (given: Partial<LabelDesignForm> = {}): LabelDesignForm => ({
  nameZh: '',
  nameEn: '',
  size: '100x150',
  fields: [],
  marks: [],
  logo: false,
  ...given,
});

describe('a label', () => {
  test('without a design has a page for each box, as the own line draws it', async () => {
    const order = testPaperOrder();
    const booked = await labelOf(consigned(order), boxNumbers(order));
    const again = await pdfOf((doc) => documents.label.draw(doc, order, testLook()));
    for (const page of [1, 2]) expect(phrasesOf(again, page)).toEqual(phrasesOf(booked, page));
  });

  test('has the number of its box; of one that has none, the order’s or its own', () => {
    const { boxes } = testPaperOrder();
    const unnumbered = boxes.map((box) => ({ ...box, trackingNumber: '' }));
    const numbers = boxNumbers(testPaperOrder({ boxes: unnumbered, trackingNumber: 'T1' }));
    expect(numbers).toEqual(['T1', 'A26081500000012-2']);
    expect(boxNumbers(testPaperOrder()).every((number) => number.startsWith('YL'))).toBe(true);
  });

  test('by a design says what it names and nothing more', () => {
    const order = testPaperOrder({ source: 'api' });
    const least = saidOf('label', order, testLook(design()));
    expect(least).toBe(saidOf('label', { ...order, customerNo: 'X' }, testLook(design())));
    expect(least).toContain('Portland,OR,97201,US');
    const parts: readonly [Partial<LabelDesignForm>, string][] = [
      [{ fields: ['shipper'] }, '坂田街道'],
      [{ fields: ['consigneePhone'] }, '+15035550100'],
      [{ fields: ['productName'] }, 'USPacket'],
      [{ fields: ['weight'] }, '1.25kg'],
      [{ fields: ['boxNumber'] }, '1/2'],
      [{ fields: ['service'] }, 'WPXDDPSIGN'],
      [{ fields: ['remark'] }, '易碎'],
      [{ fields: ['orderNo'] }, 'ORDER'],
      [{ marks: ['skuList'] }, 'EAR-BT-01×20·CASE-SI-BLK×40'],
      [{ marks: ['customerNo'] }, 'SF-2026-0815'],
      [{ marks: ['source'] }, 'API'],
    ];
    for (const [given, words] of parts) {
      expect(least).not.toContain(words);
      expect(saidOf('label', order, testLook(design(given)))).toContain(words);
    }
  });

  test('speaks the language it is asked in', () => {
    const look = testLook(
      design({ fields: ['productName', 'shipper', 'weight'], marks: ['source'] }),
    );
    const chinese = saidOf('label', testPaperOrder(), { ...look, lang: 'zh_CN' });
    for (const word of ['美国专线小包', '寄', '收', '重量', '网页'])
      expect(chinese).toContain(word);
  });

  test('lies four to a sheet, also of several orders', () => {
    const sheet = design({ size: 'a4x4' });
    const boxes = Array.from({ length: 5 }, () => ({ weight: 1 }));
    const order = testPaperOrder({ form: { boxes } });
    expect(documents.label.pages(order, sheet)).toBe(2);
    expect(documents.label.pages(order)).toBe(5);
    const many = drawnPages((doc) =>
      drawDesigned(
        doc,
        [order, testPaperOrder(), testPaperOrder()].flatMap(labelsOf),
        testLook(sheet),
        sheet,
      ),
    );
    expect(many).toHaveLength(3);
  });

  test('has the logo once in the document, and goes without one that is no picture', async () => {
    const picture = { create: { width: 60, height: 30, channels: 3, background: 'red' } } as const;
    const look = {
      ...testLook(design({ logo: true })),
      logo: await sharp(picture).jpeg().toBuffer(),
    };
    const order = testPaperOrder();
    const count = async (logo: Buffer) => {
      const pdf = await pdfOf((doc) => documents.label.draw(doc, order, { ...look, logo }));
      return pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    };
    expect(await count(look.logo)).toBe(1);
    expect(await count(Buffer.from('<svg/>'))).toBe(0);
    // Whoever has none is named instead.
    expect(saidOf('label', order, { ...look, logo: null })).toContain('深圳云岭国际物流');
  });
});

describe('an invoice', () => {
  test('adds up to the cent, says both languages and who both parties are', async () => {
    const order = withGoods(
      { value: '0.10', quantity: 3, weight: 0.1 },
      { value: '1234567.89', quantity: 2, weight: 0.2 },
    );
    const text = textOf(await pdfOf((doc) => documents.invoice.draw(doc, order, testLook())));
    for (const word of [
      '商业发票',
      'COMMERCIALINVOICE',
      '0.30',
      '2,469,135.78',
      '2,469,136.08',
      '0.700',
      '851830',
      'BluetoothearphonesEAR-BT-01',
      '蓝牙耳机',
      '2026-08-15',
      'DDP',
      'USD',
      '星野电商',
      'ExampleOutdoorLtd',
      '签名Signature',
    ]) {
      expect(text).toContain(unspaced(word));
    }
  });

  test('writes money without decimals where its currency has none', () => {
    const order = withGoods({ value: '1500', quantity: 2 });
    const yen = { ...order, form: { ...order.form, declaredCurrency: 'JPY' as const } };
    expect(saidOf('invoice', yen)).toContain('3,000');
    expect(saidOf('invoice', yen)).not.toContain('3,000.00');
  });

  test('of many goods goes on for pages, each with the table’s head, and ends with the totals', () => {
    const order = withGoods(...Array.from({ length: 120 }, (_, at) => ({ sku: `S${at}` })));
    const pages = pagesOf('invoice', order);
    expect(pages.length).toBe(documents.invoice.pages(order));
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, page] of pages.entries()) {
      expect(said([page])).toContain(`${at + 1}/${pages.length}`);
      if (at < pages.length - 1) expect(said([page])).toContain('HScode');
    }
    const all = said(pages);
    for (let at = 0; at < 120; at += 1) expect(all).toContain(`S${at}`);
    expect(said([pages.at(-1)])).toContain('Signature');
    expect(all.match(/合计Total/g)).toHaveLength(1);
  });

  test('leaves a total out that nobody can tell', () => {
    expect(saidOf('packingList', withGoods({ weight: 1 }, { weight: undefined }))).toContain('–kg');
  });
});

describe('a packing list', () => {
  test('has every box with its size and weight', () => {
    const text = saidOf('packingList', testPaperOrder());
    for (const word of ['BX2', '40×30×20', '0.0240', '2.400', '3.650', '0.0330', '装箱单']) {
      expect(text).toContain(word);
    }
  });
});

describe('a customs declaration', () => {
  test('is CN22 up to 300 special drawing rights and CN23 above', () => {
    // A twentieth below the limit, which was 410.73 dollars on the day of the rates.
    expect(saidOf('customs', withGoods({ value: '390.19', quantity: 1 }))).toContain('CN22');
    expect(saidOf('customs', withGoods({ value: '390.20', quantity: 1 }))).toContain('CN23');
    expect(isCn22(1, 'XXX')).toBe(false);
    for (const currency of Object.keys(currencyExponents)) {
      expect(isCn22(0.01, currency)).toBe(true);
      expect(isCn22(100_000_000, currency)).toBe(false);
    }
  });

  test('is needed only across a border', () => {
    const home = testPaperOrder({ form: { consignee: { countryCode: 'CN' } } });
    expect(documents.customs.pages(home)).toBe(0);
    expect(pagesOf('customs', home)).toEqual([]);
  });

  test('has every line of goods, on as many pages as they need', () => {
    const order = withGoods(
      ...Array.from({ length: 20 }, (_, at) => ({ goodsNameEn: `Thing ${at} of many` })),
    );
    const pages = pagesOf('customs', order);
    expect(pages).toHaveLength(4);
    for (let at = 0; at < 20; at += 1) expect(said(pages)).toContain(`Thing${at}ofmany`);
  });

  test('ticks what the parcel is: documents, or goods that were sold', () => {
    const ticked = (goodsType: OrderForm['goodsType']) => {
      const [page] = pagesOf('customs', testPaperOrder({ form: { goodsType } }));
      // A box is drawn around each cross, and only there two shapes have one middle.
      const middles = (page?.strokes ?? []).map(({ left, right, top }) => ({
        x: left + right,
        top,
      }));
      const { x, top } = middles.find((one, at) =>
        middles
          .slice(at + 1)
          .some((other) => Math.abs(other.x - one.x) < 0.1 && Math.abs(other.top - one.top) < 3),
      ) ?? { x: 0, top: 0 };
      return page?.texts.find(
        (text) => text.left > x / 2 && text.left < x / 2 + 12 && Math.abs(text.top - top) < 5,
      )?.text;
    };
    expect(ticked('DOC')).toContain('Documents');
    expect(ticked('PAK')).toContain('Documents');
    expect(ticked('WPX')).toContain('Sale of goods');
  });
});

describe('a shipping mark', () => {
  test('says where to, which of how many, and where it was made', () => {
    const order = testPaperOrder({ form: { deliveryAddressCode: 'ONT8' } });
    const [, second] = pagesOf('shippingMark', order);
    for (const word of ['ONT8', '2/2', '2.4kg', '40×30×20', 'MADEINCHINA', order.orderNo]) {
      expect(said([second])).toContain(word);
    }
    const [big] = (second?.texts ?? []).filter(({ text }) => text === 'ONT8');
    expect(big?.size).toBe(72);
    const others = withGoods({ madeCountry: 'CN' }, { madeCountry: 'VN' });
    expect(saidOf('shippingMark', others)).toContain('MADEINCHINA,VIETNAM');
    expect(saidOf('shippingMark', others)).toContain('US97201');
  });
});

describe('a lithium mark', () => {
  test.each([
    [['general', 'liquid'], null],
    [['general', 'builtInBattery'], 'UN3481'],
    [['packedBattery'], 'UN3481'],
    [['pureBattery'], 'UN3480'],
    [['pureBattery', 'packedBattery'], 'UN3480UN3481'],
  ] as const)('of %j is %s', (properties, number) => {
    const order = withGoods(...properties.map((cargoProperty) => ({ cargoProperty })));
    const pages = pagesOf('lithium', order);
    expect(pages).toHaveLength(number ? 2 : 0);
    expect(documents.lithium.pages(order)).toBe(number ? 2 : 0);
    if (!number) return;
    expect(said(pages)).toContain(number);
    expect(said(pages)).toContain('075588880100');
    // Capitals are 0.733 of the size, and the rules want 12 mm.
    const [un] = pages[0]?.texts.filter(({ text }) => text.startsWith('UN')) ?? [];
    expect(((un?.size ?? 0) * 0.733) / (72 / 25.4)).toBeGreaterThanOrEqual(12);
  });
});
