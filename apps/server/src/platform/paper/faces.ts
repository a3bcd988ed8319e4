import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { rememberLayouts } from './layouts.ts';

const files = { cjk: 'NotoSansCJK.otf', letters: 'NotoSans.ttf', arabic: 'NotoSansArabic.ttf' };
type Name = keyof typeof files;

/** A font that documents are written in. */
export interface Face {
  name: Name;
  /** As pdfkit takes it: opened, which its types don't say. */
  source: PDFKit.Mixins.PDFFontSource;
  has: (char: string) => boolean;
  /** Of a word, as a share of the size. */
  widthOf: (word: string) => number;
}

// Words come again and again: countries, cities, what stands on every label.
const mostWidths = 20_000;

/** A font as it lies there, without anything that we keep of it. */
export const readFont = (name: Name): Font =>
  create(readFileSync(new URL(`../../../assets/fonts/${files[name]}`, import.meta.url))) as Font;

/** Written as it is meant: not the half-width, old or compatible form of another sign. */
const isItself = (code: number) => {
  const sign = String.fromCodePoint(code);
  return sign.normalize('NFKC') === sign;
};

/**
 * Makes each sign known by what it stands for. Fonts keep the first they hear of a glyph, and what puts
 * fonts into documents tells only its number: letters that came so would not join any more, marks would
 * lose their place, and no sign of them could be read back, in every document after that. Of several
 * signs with one glyph the usual one is heard first.
 */
const knowSigns = (font: Font) => {
  for (const usual of [true, false]) {
    for (const code of font.characterSet) {
      if (isItself(code) === usual) font.glyphForCodePoint(code);
    }
  }
};

const open = (name: Name): Face & { font: Font } => {
  const font = readFont(name);
  knowSigns(font);
  const advanceOf = rememberLayouts(font);
  const widths = new Map<string, number>();
  const widthOf = (word: string) => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    if (widths.size >= mostWidths) widths.clear();
    const width = advanceOf(word) / font.unitsPerEm;
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
const first = open('cjk');

/** Chinese, Japanese, Korean and Latin. */
export const mainFace: Face = first;

/** In the order they are asked: a character is written in the first that has it. */
export const faces: readonly Face[] = [first, open('letters'), open('arabic')];

/** From a line's upper edge to where its letters stand, as a share of the size. */
export const ascent = first.font.ascent / first.font.unitsPerEm;
/** The font's own line is half as high again as its letters, which labels have no room for. */
export const lineHeight = ascent - first.font.descent / first.font.unitsPerEm - 0.22;
