import { type LabelDesignForm, labelSizes, type OrderForm } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { phrasesOf, unspaced } from '../../../carriers/readTestLabel.ts';
import { pdfOf, testLook, testPaperOrder } from './documentsTestForms.ts';
import { drawnPages } from './drawnTestPaper.ts';
import { documents } from './index.ts';
import type { DrawnDocument, PaperLook } from './paperKind.ts';

const line = testPaperOrder().form.goods[0] as OrderForm['goods'][number];
const taxNumber = { taxType: 'IOSS', taxNo: 'IM2760000742' };
const importer = (taxType: 'CPF' | 'PCCC' | 'VAT', taxNo: string) => ({ taxType, taxNo });

/** An order worth so much, to somebody whom customs know by a number. */
const orderOf = (value: string, consignee: Partial<OrderForm['consignee']> = {}) =>
  testPaperOrder({
    taxNumber,
    form: {
      consignee,
      shipper: { taxType: 'VAT', taxNo: 'GB999' },
      goods: [{ ...line, value, quantity: 1 }],
    },
  });

const saidOf = (kind: DrawnDocument, order: ReturnType<typeof orderOf>, look?: PaperLook) => {
  const pages = drawnPages((doc) => documents[kind].draw(doc, order, look ?? testLook()));
  return unspaced(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
};

describe('the number that the goods are declared under', () => {
  test('stands with the shipper on the invoice and the packing list', () => {
    for (const kind of ['invoice', 'packingList'] as const) {
      const said = saidOf(kind, orderOf('10'));
      expect(said).toContain('Declaredunder:IOSSIM2760000742');
      expect(said).toContain('VATGB999');
    }
  });

  test.each([
    ['CN22', '10'],
    ['CN23', '1000'],
  ])('stands on the %s with the shipper’s own and the importer’s', (form, value) => {
    const said = saidOf('customs', orderOf(value, importer('CPF', '123.456.789-09')));
    expect(said).toContain(form);
    expect(said).toContain('IOSSIM2760000742VATGB999');
    expect(said).toContain('CPF123.456.789-09');
  });

  test('stands on the label before the address, and on a designed one whatever it leaves out', async () => {
    const order = orderOf('10');
    const phrases = phrasesOf(await pdfOf((doc) => documents.label.draw(doc, order, testLook())));
    const at = phrases.findIndex((phrase) => phrase.endsWith(': IOSS IM2760000742'));
    expect(at).toBeGreaterThan(0);
    expect(phrases[at + 1]).toContain('坂田街道');
    for (const size of labelSizes) {
      const least = { nameZh: '', nameEn: '', size, fields: [], marks: [], logo: false };
      const look = testLook(least as LabelDesignForm);
      expect(saidOf('label', order, look)).toContain('IOSSIM2760000742');
      expect(saidOf('label', { ...order, taxNumber: null }, look)).not.toContain('IOSS');
    }
  });

  test('is nowhere where the order names none', () => {
    const order = { ...orderOf('1000'), taxNumber: null };
    for (const kind of ['invoice', 'customs', 'label'] as const) {
      expect(saidOf(kind, order)).not.toContain('IOSS');
      expect(saidOf(kind, order)).not.toContain('Declaredunder');
    }
  });
});

describe('the consignee’s number', () => {
  test.each([
    ['CPF', '123.456.789-09', true],
    ['PCCC', 'P123456789012', true],
    ['VAT', 'DE123', false],
  ] as const)('%s on a label: %s', (taxType, taxNo, isShown) => {
    const order = orderOf('10', importer(taxType, taxNo));
    expect(saidOf('label', order).includes(`${taxType}${taxNo}`)).toBe(isShown);
    expect(saidOf('invoice', order)).toContain(`${taxType}${taxNo}`);
  });
});
