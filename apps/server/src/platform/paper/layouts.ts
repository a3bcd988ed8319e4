import type { Font, GlyphRun } from 'fontkit';

// What is measured is written soon after, and then comes again in much of what follows.
const mostRuns = 4000;

/** Its own positions, because pdfkit scales them where they are; glyphs are the font's. */
const together = (runs: readonly GlyphRun[]): GlyphRun => {
  const glyphs: GlyphRun['glyphs'] = [];
  const positions: GlyphRun['positions'] = [];
  for (const run of runs) {
    for (const glyph of run.glyphs) glyphs.push(glyph);
    for (const { xAdvance, yAdvance, xOffset, yOffset } of run.positions) {
      positions.push({ xAdvance, yAdvance, xOffset, yOffset });
    }
  }
  // It adds its widths up when it is asked, so that they are right when it was scaled too.
  const empty = Object.create(Object.getPrototypeOf(runs[0]));
  return Object.assign(empty, { glyphs, positions });
};

/**
 * Lets a font remember the words that it laid out: they are measured by us, and asked for once more
 * by pdfkit when they are written. Pdfkit lays out a word together with the space behind it.
 */
export const rememberLayouts = (font: Font) => {
  const layout = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  const runOf = (word: string): GlyphRun => {
    const found = known.get(word);
    if (found) return found;
    if (known.size >= mostRuns) known.clear();
    const made = layout(word);
    known.set(word, made);
    return made;
  };
  font.layout = (text, ...more) => {
    if (more[0] !== undefined) return layout(text, ...more);
    const isSpaced = text.length > 1 && text.endsWith(' ');
    return together(isSpaced ? [runOf(text.slice(0, -1)), runOf(' ')] : [runOf(text)]);
  };
  /** Of a word, in the font's own units. */
  return (word: string): number => runOf(word).advanceWidth;
};
