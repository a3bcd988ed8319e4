import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type Doc = PDFKit.PDFDocument;

// The characters of GB 2312. Opened once and given to every document: reading its tables takes
// longer than drawing a label.
const font = create(
  readFileSync(new URL('../../../assets/fonts/NotoSansSC-GB2312.otf', import.meta.url)),
) as Font;
// pdfkit takes an opened font; its types don't say so.
export const labelFont = font as unknown as PDFKit.Mixins.PDFFontSource;

const hasGlyph = (char: string) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);

const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
};
// What printers of type set where a character is missing: it is seen that something is.
const missing = '〓';

/** The text in characters that the font has; a letter whose mark is missing goes without it. */
export const legible = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' '), (char) => {
    if (hasGlyph(char)) return char;
    const base = plain[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
    return base !== '' && Array.from(base).every((part) => hasGlyph(part)) ? base : missing;
  }).join('');

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  smallest?: number;
  align?: 'left' | 'center' | 'right';
}

const optionsOf = ({ width, align = 'left' }: Area, size: number) =>
  // The font's own line is half as high again as its letters.
  ({ width, align, lineGap: -0.22 * size });

const fits = (doc: Doc, text: string, area: Area, size: number) =>
  doc.fontSize(size).heightOfString(text, optionsOf(area, size)) <= area.height;

/** As much of the text as fits, with an ellipsis for the rest. */
const cut = (doc: Doc, text: string, area: Area, size: number): string => {
  const chars = Array.from(text);
  let [fitting, tooMany] = [0, chars.length];
  while (tooMany - fitting > 1) {
    const half = Math.floor((fitting + tooMany) / 2);
    if (fits(doc, `${chars.slice(0, half).join('')}…`, area, size)) fitting = half;
    else tooMany = half;
  }
  return `${chars.slice(0, fitting).join('')}…`;
};

interface Fitted {
  text: string;
  size: number;
}

const fit = (doc: Doc, text: string, area: Area): Fitted => {
  const { largest, smallest = 5 } = area;
  for (let size = largest; size > smallest; size -= 0.5) {
    if (fits(doc, text, area, size)) return { text, size };
  }
  const isWhole = fits(doc, text, area, smallest);
  return { text: isWhole ? text : cut(doc, text, area, smallest), size: smallest };
};

// The pages of an order say much the same.
const fitted = new WeakMap<Doc, Map<string, Fitted>>();

/** Writes lines into an area, as large as they fit; what fits at no size is cut with an ellipsis. */
export const writeIn = (doc: Doc, lines: readonly string[], area: Area) => {
  const text = lines
    .map((line) => legible(line).trim())
    .filter((line) => line !== '')
    .join('\n');
  const known = fitted.get(doc) ?? new Map<string, Fitted>();
  fitted.set(doc, known);
  const key = `${area.width}×${area.height}×${area.largest} ${text}`;
  const found = known.get(key) ?? fit(doc, text, area);
  known.set(key, found);
  doc.fontSize(found.size).text(found.text, area.x, area.y, optionsOf(area, found.size));
};
