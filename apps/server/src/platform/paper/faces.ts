import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** A font that documents are written in. */
export interface Face {
  name: string;
  /** As pdfkit takes it: opened, which its types don't say. */
  source: PDFKit.Mixins.PDFFontSource;
  has: (char: string) => boolean;
  /** Of a word, as a share of the size. */
  widthOf: (word: string) => number;
}

// Words come again and again: countries, cities, what stands on every label.
const mostWidths = 20_000;

const open = (name: string, file: string): Face & { font: Font } => {
  const bytes = readFileSync(new URL(`../../../assets/fonts/${file}`, import.meta.url));
  const font = create(bytes) as Font;
  const widths = new Map<string, number>();
  const widthOf = (word: string) => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    if (widths.size >= mostWidths) widths.clear();
    const width = font.layout(word).advanceWidth / font.unitsPerEm;
    widths.set(word, width);
    return width;
  };
  return {
    name,
    font,
    source: font as unknown as PDFKit.Mixins.PDFFontSource,
    has: (char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
    widthOf,
  };
};

// Opened once and given to every document: reading their tables takes longer than drawing a label.
const first = open('cjk', 'NotoSansCJK.otf');

/** Chinese, Japanese, Korean and Latin. */
export const mainFace: Face = first;

/** In the order they are asked: a character is written in the first that has it. */
export const faces: readonly Face[] = [
  first,
  open('letters', 'NotoSans.ttf'),
  open('arabic', 'NotoSansArabic.ttf'),
];

/** From a line's upper edge to where its letters stand, as a share of the size. */
export const ascent = first.font.ascent / first.font.unitsPerEm;
/** The font's own line is half as high again as its letters, which labels have no room for. */
export const lineHeight = ascent - first.font.descent / first.font.unitsPerEm - 0.22;
