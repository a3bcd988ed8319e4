import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { afterAll, describe, expect, test } from 'vitest';
import { faces, readFont } from '../../../platform/paper/faces.ts';
import { legible } from '../../../platform/paper/legible.ts';
import { asSeen } from '../../../platform/paper/paper.ts';
import { piecesOf } from '../../../platform/paper/pieces.ts';
import { pdfOf } from './documentsTestForms.ts';
import { allNames, writtenNames } from './documentsTestNames.ts';

const dir = mkdtempSync(join(tmpdir(), 'alpaca-pango-'));
afterAll(() => rmSync(dir, { recursive: true }));

// As fontconfig calls them.
const families: Readonly<Record<string, string>> = {
  cjk: 'Noto Sans CJK SC',
  letters: 'Noto Sans',
  arabic: 'Noto Sans Arabic',
};

/** What is drawn of a text from left to right: each glyph and the font it is of. */
const drawn = (text: string): string[] => {
  const units = piecesOf(legible(text)).pieces.flatMap((piece) => piece.units);
  return asSeen(units)
    .filter((unit) => unit.text.trim() !== '')
    .flatMap(({ text, face }) =>
      (face.source as unknown as Font)
        .layout(text)
        .glyphs.map(({ id }) => `${families[face.name]} ${id}`),
    );
};

interface PangoLine {
  runs: { text: string; font: { description: string }; glyphs: { glyph: number }[] }[];
}

const [config, words, out] = [
  join(dir, 'fonts.conf'),
  join(dir, 'words.txt'),
  join(dir, 'out.json'),
];

/** The same by Pango, with our fonts and no others. */
const byPango = (texts: readonly string[]): string[][] => {
  const fonts = fileURLToPath(new URL('../../../../assets/fonts', import.meta.url));
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir><cachedir>${dir}</cachedir></fontconfig>`);
  writeFileSync(words, texts.map(legible).join('\n'));
  const font = `--font=${Object.values(families).join(', ')} 12`;
  execFileSync('pango-view', ['-q', `--serialize-to=${out}`, font, words], {
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  const { output } = JSON.parse(readFileSync(out, 'utf8')) as { output: { lines: PangoLine[] } };
  const space = 1;
  return output.lines.map(({ runs }) =>
    runs.flatMap(({ font: { description }, glyphs }) =>
      glyphs
        .filter(({ glyph }) => glyph !== space)
        .map(({ glyph }) => `${description.replace(/ 12$/, '')} ${glyph}`),
    ),
  );
};

// Pango hashes a whole font for every run of signs that it tells of, so all names are the night's.
const isArabic = /\p{Script=Arabic}/u;

describe('names and addresses of the world', () => {
  test('there are more than 200, each other than the rest', () => {
    expect(new Set(allNames).size).toBe(allNames.length);
    expect(allNames.length).toBeGreaterThan(200);
  });

  test('have a glyph for every sign', () => {
    expect(allNames.filter((name) => legible(name).includes('〓'))).toEqual([]);
    expect(allNames.filter((name) => drawn(name).some((glyph) => / 0$/.test(glyph)))).toEqual([]);
  });

  test('are drawn sign by sign as Pango draws them: joined, and from the right where they are', () => {
    const tried = process.env.ALPACA_LONG
      ? allNames
      : allNames.filter((name) => isArabic.test(name));
    const theirs = byPango(tried);
    expect(theirs).toHaveLength(tried.length);
    const differing = tried.filter((name, at) => drawn(name).join() !== theirs[at]?.join());
    expect(differing).toEqual([]);
  }, 300_000);

  test('are drawn alike after documents that other signs were put into', async () => {
    const before = allNames.map((name) => drawn(name).join());
    await pdfOf((doc) => {
      doc.addPage();
      for (const { name, source } of faces) {
        const font = source as unknown as Font;
        doc.font(name).text('A');
        // A document asks for glyphs by their numbers: here for all that a font has.
        for (let id = 0; id < Math.min(font.numGlyphs, 5000); id += 1) font.getGlyph(id);
      }
    });
    // So it would be without what opening a font does: this one has heard of numbers first.
    const numbered = readFont('arabic');
    for (let id = 0; id < numbered.numGlyphs; id += 1) numbered.getGlyph(id);
    const glyphs = numbered.layout('مبنى').glyphs.map(({ id }) => `${families.arabic} ${id}`);
    expect(glyphs).not.toEqual(drawn('مبنى'));
    expect(allNames.map((name) => drawn(name).join())).toEqual(before);
  });

  test('a letter between others has another form than one by itself', () => {
    const alone = [...'شارع'].flatMap(drawn);
    expect(drawn('شارع')).not.toEqual(alone.toReversed());
    expect(writtenNames.arabic?.length).toBe(25);
  });
});
