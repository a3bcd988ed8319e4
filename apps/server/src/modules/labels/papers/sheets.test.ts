import type { LabelDesignForm } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { testLook, testPaperOrder } from '../documents/documentsTestForms.ts';
import { documents } from '../documents/index.ts';
import type { Paper } from './papers.ts';
import { boxByBox, pagesOf, placesOf, runsOf } from './sheets.ts';

const design = (size: LabelDesignForm['size'], nameZh = '四张'): LabelDesignForm => ({
  nameZh,
  nameEn: nameZh,
  size,
  fields: [],
  marks: [],
  logo: false,
});
const sheet = design('a4x4');

const labelOf = (boxes: number, by: LabelDesignForm | null = sheet, copies = 1): Paper => {
  const order = testPaperOrder({
    form: { boxes: Array.from({ length: boxes }, () => ({ weight: 1 })) },
  });
  const pages = documents.label.pages(order, by);
  const source = { draw: documents.label, look: testLook(by) };
  return { order, document: 'label', printer: 'a4', copies, pages, source };
};
const invoice: Paper = { ...labelOf(1, null), document: 'invoice', pages: 2 };
const carrier: Paper = { ...labelOf(1, null), pages: 3, source: { fileId: 'f' } };

const runs = (...papers: Paper[]) => runsOf(papers).map((run) => run.length);
const places = (...papers: Paper[]) => placesOf(papers).map(({ from, to }) => [from, to]);

describe('labels that follow one another', () => {
  test('fill sheets together, by one design and with nothing between', () => {
    expect(runs(labelOf(1), labelOf(2), labelOf(1, { ...sheet }))).toEqual([3]);
    expect(runs(labelOf(1), labelOf(1, design('a4x4', '别的')))).toEqual([1, 1]);
    expect(runs(labelOf(1), invoice, labelOf(1), carrier, labelOf(1))).toEqual([1, 1, 1, 1, 1]);
    expect(runs(labelOf(1, design('100x150')), labelOf(1, design('100x150')))).toEqual([1, 1]);
    expect(runs(labelOf(1, null), labelOf(1, null))).toEqual([1, 1]);
  });

  test('each tells its pages, of which one may be another’s too', () => {
    expect(places(...Array.from({ length: 5 }, () => labelOf(1)))).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(places(labelOf(3), labelOf(6), labelOf(3), labelOf(1))).toEqual([
      [1, 1],
      [1, 3],
      [3, 3],
      [4, 4],
    ]);
    expect(places(carrier, labelOf(1), labelOf(4), invoice, labelOf(1))).toEqual([
      [1, 3],
      [4, 4],
      [4, 5],
      [6, 7],
      [8, 8],
    ]);
  });

  test('copies lie beside one another on sheets, and behind one another otherwise', () => {
    expect(places(labelOf(1, sheet, 3), labelOf(1, sheet, 2))).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(pagesOf([{ ...invoice, copies: 3 }])).toBe(6);
  });

  test('each box may have a sheet of its own, which nobody shares', () => {
    const apart = boxByBox(labelOf(3));
    expect(apart.map(({ box, pages }) => [box, pages])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(runs(...apart, labelOf(1))).toEqual([1, 1, 1, 1]);
    expect(boxByBox(carrier)).toEqual([carrier]);
  });
});
