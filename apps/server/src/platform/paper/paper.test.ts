import { describe, expect, test } from 'vitest';
import { legible } from './legible.ts';
import { fit } from './lines.ts';
import { asSeen, bytesOf, newPaper, writeIn } from './paper.ts';
import { piecesOf } from './pieces.ts';

describe('what the fonts can write', () => {
  test.each([
    ['深圳市 Ann', '深圳市 Ann'],
    // A mark of its own is one with its letter.
    ['Cafe\u0301', 'Café'],
    ['Łódź đ ħ Ħ ı ł', 'Łódź đ ħ Ħ ı ł'],
    ['東京都 堃喆 서울특별시', '東京都 堃喆 서울특별시'],
    ['Санкт-Петербург Ἀθήνα', 'Санкт-Петербург Αθήνα'],
    ['الرياض', 'الرياض'],
    ['a\t\u0000b\n\u200e c', 'a b c'],
    ['2丁目14−5', '2丁目14-5'],
    ['🚚!', '〓!'],
    ['𠮷', '〓'],
  ])('%j is written %j', (text, expected) => {
    expect(legible(text)).toBe(expected);
  });
});

const area = { x: 10, y: 20, width: 100, height: 30, largest: 12 };

interface Said {
  text: string;
  size: number;
  x: number;
  y: number;
}

/** What is written of the lines, each run where it stands. */
const written = (lines: readonly string[], parts: Partial<Parameters<typeof writeIn>[2]> = {}) => {
  const doc = newPaper({ size: [300, 300], title: '' });
  doc.addPage();
  const said: Said[] = [];
  // pdfkit keeps the size to itself.
  const inner = doc as unknown as { _fontSize: number };
  doc.text = ((text: string, x: number, y: number) => {
    said.push({ text, size: inner._fontSize, x, y });
    return doc;
  }) as typeof doc.text;
  writeIn(doc, lines, { ...area, ...parts });
  return said;
};
const textsOf = (said: readonly Said[]) => said.map(({ text }) => text);
const whole = (said: readonly Said[]) => textsOf(said).join('');

describe('writing into an area', () => {
  test('is as large as it may be where there is room, from the left', () => {
    const [ann] = written(['Ann']);
    expect(ann).toMatchObject({ text: 'Ann', size: 12, x: 10 });
    expect(ann?.y).toBeCloseTo(20 + 1.16 * 12, 6);
    const [right] = written(['Ann'], { align: 'right' });
    const [middle] = written(['Ann'], { align: 'center' });
    expect(right?.x).toBeGreaterThan(80);
    expect(middle?.x).toBeCloseTo((10 + (right?.x ?? 0)) / 2, 6);
  });

  test('goes without what is empty; each line is bare of spaces around it', () => {
    expect(textsOf(written([' Ann ', '', ' \t ', 'Bo']))).toEqual(['Ann', 'Bo']);
  });

  test('becomes smaller by half a point until it fits, and never smaller than it may', () => {
    const address = '深圳市宝安区航城街道三号仓库二楼';
    expect(written([address])[0]?.size).toBe(12);
    const twice = written([address.repeat(2)]);
    expect(twice[0]?.size).toBe(8);
    expect(whole(twice)).toBe(address.repeat(2));
    const least = written(['深'.repeat(40)], { height: 15, smallest: 5 });
    expect([whole(least), least[0]?.size]).toEqual(['深'.repeat(40), 5]);
    expect(written(['深'.repeat(10)], { height: 9, smallest: 8 })[0]?.size).toBe(8);
  });

  test('is cut with an ellipsis where it fits at no size, and keeps all that fits', () => {
    expect(whole(written(['深'.repeat(200)]))).toBe(`${'深'.repeat(79)}…`);
    expect(whole(written(['深'.repeat(80)]))).toBe('深'.repeat(80));
    // Not even one sign has room.
    expect(whole(written(['深圳'], { height: 1 }))).toBe('…');
  });

  test('a word that is wider than the line goes on in the next', () => {
    const lines = textsOf(written(['W'.repeat(12)], { smallest: 12 }));
    expect(lines.length).toBe(2);
    expect(lines.join('')).toBe('W'.repeat(12));
  });

  test('each script in a font that has it, side by side without a gap', () => {
    const said = written(['Łódź 深圳 Đà Nẵng'], { width: 280 });
    expect(whole(said)).toBe('Łódź 深圳 Đà Nẵng');
    const { lines, size } = fit(['Łódź 深圳 Đà Nẵng'], { ...area, width: 280 });
    const end = said.at(-1) as Said;
    const last = lines[0]?.units.at(-1);
    expect(end.x + (last?.width ?? 0) * size).toBeCloseTo(10 + (lines[0]?.width ?? 0) * size, 6);
  });
});

describe('what is read from the right', () => {
  const seen = (text: string) => {
    const units = piecesOf(text).pieces.flatMap((piece) => piece.units);
    return asSeen(units).map((unit) => unit.text);
  };

  test('words come from right to left, numbers and Latin within them do not', () => {
    expect(seen('شارع الملك فهد')).toEqual(['فهد', ' ', 'الملك', ' ', 'شارع']);
    expect(seen('حي 12 طريق ABC DEF')).toEqual([
      'ABC',
      ' ',
      'DEF',
      ' ',
      'طريق',
      ' ',
      '12',
      ' ',
      'حي',
    ]);
    expect(seen('Riyadh الملك فهد 11564')).toEqual([
      'Riyadh',
      ' ',
      '11564',
      ' ',
      'فهد',
      ' ',
      'الملك',
    ]);
  });

  test('brackets look to where the words between them begin', () => {
    expect(seen('فهد (12)')).toEqual(['(', '12', ')', ' ', 'فهد']);
    expect(seen('Ann (12)')).toEqual(['Ann', ' ', '(12)']);
  });

  test('begins at the right edge', () => {
    const said = written(['شارع الملك']);
    const first = said.find(({ text }) => text === 'شارع') as Said;
    expect(first.x).toBeGreaterThan(60);
    expect(textsOf(written(['Ann', 'شارع']))).toEqual(['Ann', 'شارع']);
  });
});

test('a document of all scripts embeds each font once, however often they change', async () => {
  const doc = newPaper({ size: [300, 300], title: 'all' });
  const pdf = await bytesOf(doc, async () => {
    for (let page = 0; page < 3; page += 1) {
      doc.addPage();
      for (let line = 0; line < 5; line += 1) {
        writeIn(doc, ['深圳 Łódź ẵ الرياض'], { ...area, y: line * 40, width: 250 });
      }
    }
  });
  expect(pdf.toString('latin1').match(/\/FontFile/g)).toHaveLength(3);
});
