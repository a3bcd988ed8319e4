import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { labelFont, legible, writeIn } from './fit.ts';

describe('what the font can write', () => {
  test.each([
    ['深圳市 Ann', '深圳市 Ann'],
    // A mark of its own is one with its letter.
    ['Cafe\u0301', 'Café'],
    ['Łódź đ ħ Ħ ı ł', 'Lódz đ h H i l'],
    ['a\t\u0000b\n\u200e c', 'a b c'],
    ['東', '〓'],
    ['🚚!', '〓!'],
    ['\u0301x', '〓x'],
  ])('%j is written %j', (text, expected) => {
    expect(legible(text)).toBe(expected);
  });
});

const area = { x: 10, y: 20, width: 100, height: 30, largest: 12 };

/** What is written of the lines: the text, its size and where. */
const written = (lines: readonly string[], parts: Partial<Parameters<typeof writeIn>[2]> = {}) => {
  const doc = new PDFDocument({ size: [300, 300], margin: 0 }).font(labelFont);
  const said: unknown[] = [];
  const text = doc.text.bind(doc);
  doc.text = ((words: string, x: number, y: number, options: object) => {
    said.push({ text: words, size: sizeOf(doc), x, y, options });
    return text(words, x, y, options);
  }) as typeof doc.text;
  writeIn(doc, lines, { ...area, ...parts });
  return said[0] as {
    text: string;
    size: number;
    x: number;
    y: number;
    options: { width: number; align: string; lineGap: number };
  };
};
// pdfkit keeps it to itself.
const sizeOf = (doc: PDFKit.PDFDocument) => (doc as unknown as { _fontSize: number })._fontSize;

describe('writing into an area', () => {
  test('is as large as it may be where there is room, from the left', () => {
    expect(written(['Ann'])).toEqual({
      text: 'Ann',
      size: 12,
      x: 10,
      y: 20,
      options: { width: 100, align: 'left', lineGap: -0.22 * 12 },
    });
    expect(written(['Ann'], { align: 'right' }).options.align).toBe('right');
  });

  test('goes without what is empty; each line is bare of spaces around it', () => {
    expect(written([' Ann ', '', ' \t ', 'Bo']).text).toBe('Ann\nBo');
  });

  test('becomes smaller by half a point until it fits, and never smaller than it may', () => {
    const long = written(['深圳市宝安区航城街道三号仓库二楼']);
    expect(long).toMatchObject({ text: '深圳市宝安区航城街道三号仓库二楼', size: 12 });
    expect(written(['深圳市宝安区航城街道三号仓库二楼'.repeat(2)])).toMatchObject({ size: 8 });
    const least = written(['深'.repeat(40)], { height: 15, smallest: 5 });
    expect(least).toMatchObject({ text: '深'.repeat(40), size: 5 });
    expect(written(['深'.repeat(10)], { height: 9, smallest: 8 }).size).toBe(8);
  });

  test('is cut with an ellipsis where it fits at no size, and keeps all that fits', () => {
    const cut = written(['深'.repeat(200)]);
    expect(cut.size).toBe(5);
    expect(cut.text).toBe(`${'深'.repeat(79)}…`);
    expect(written(['深'.repeat(80)])).toMatchObject({ text: '深'.repeat(80), size: 5 });
    // Not even one sign has room.
    expect(written(['深圳'], { height: 1 }).text).toBe('…');
    // A sign of two halves is never cut in two.
    expect(written(['𠮷'.repeat(200)]).text).toBe(`${'〓'.repeat(79)}…`);
  });

  test('a document remembers what fitted, by the area and the words', () => {
    const doc = new PDFDocument({ size: [300, 300], margin: 0 }).font(labelFont);
    let measured = 0;
    const height = doc.heightOfString.bind(doc);
    doc.heightOfString = ((...asked: Parameters<typeof height>) => {
      measured += 1;
      return height(...asked);
    }) as typeof doc.heightOfString;
    const measuredFor = (lines: string[], parts = {}) => {
      measured = 0;
      writeIn(doc, lines, { ...area, ...parts });
      return measured > 0;
    };
    expect(measuredFor(['Ann'])).toBe(true);
    expect(measuredFor(['Ann'], { x: 50, y: 50 })).toBe(false);
    expect(measuredFor(['Bo'])).toBe(true);
    expect(measuredFor(['Ann'], { width: 90 })).toBe(true);
    expect(measuredFor(['Ann'], { height: 29 })).toBe(true);
    expect(measuredFor(['Ann'], { largest: 11 })).toBe(true);
    expect(measuredFor(['Bo'])).toBe(false);
  });
});
