import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readBarcodes } from '../testing/barcodeReader.ts';

const poppler = (tool: string, args: string[], pdf: Buffer) =>
  execFileSync(tool, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });

export const unspaced = (text: string) => text.replace(/\s+/g, '');

/** What it says, without spaces: where a line is wide, readers see some that nobody wrote. */
export const textOf = (pdf: Buffer) =>
  unspaced(poppler('pdftotext', ['-', '-'], pdf).toString('utf8'));

/** What each page says, line by line. */
export const pagesOf = (pdf: Buffer) =>
  poppler('pdftotext', ['-layout', '-', '-'], pdf).toString('utf8').split('\f').slice(0, -1);

/** The barcodes of a page, printed with as many dots to an inch as label printers have. */
export const codesOf = async (pdf: Buffer, page = 1, dpi = 203) => {
  const only = ['-f', String(page), '-l', String(page), '-singlefile'];
  const png = poppler('pdftoppm', ['-r', String(dpi), '-png', '-gray', ...only, '-'], pdf);
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['Code128'],
  });
  return found.map(({ text }) => text);
};

export interface Word {
  text: string;
  xMin: number;
  xMax: number;
  yMin: number;
  yMax: number;
}

/** Where each word stands, in points, and how large the pages are. */
export const wordsOf = (pdf: Buffer, only: readonly string[] = []) => {
  const html = poppler('pdftotext', ['-bbox', ...only, '-', '-'], pdf).toString('utf8');
  const pages = [...html.matchAll(/<page width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  );
  const words = [
    ...html.matchAll(
      /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g,
    ),
  ].map(
    ([, xMin, yMin, xMax, yMax, text]): Word => ({
      text: text ?? '',
      xMin: Number(xMin),
      yMin: Number(yMin),
      xMax: Number(xMax),
      yMax: Number(yMax),
    }),
  );
  return { pages, words };
};

// What a line of the label's font is high, for each point of its size.
const lineOfSize = 1.448;

/** What a page says from above to below, as `x y, size: words`; words that follow one another are one. */
export const phrasesOf = (pdf: Buffer, page = 1): string[] => {
  const { words } = wordsOf(pdf, ['-f', String(page), '-l', String(page)]);
  const phrases: (Word & { size: number })[] = [];
  for (const word of words.sort((a, b) => a.yMin - b.yMin || a.xMin - b.xMin)) {
    const size = Math.round(((word.yMax - word.yMin) / lineOfSize) * 2) / 2;
    const last = phrases.at(-1);
    const follows = last && last.yMin === word.yMin && word.xMin - last.xMax < size;
    if (follows) Object.assign(last, { text: `${last.text} ${word.text}`, xMax: word.xMax });
    else phrases.push({ ...word, size });
  }
  return phrases.map(
    ({ xMin, yMin, size, text }) => `${Math.round(xMin)} ${Math.round(yMin)}, ${size}: ${text}`,
  );
};

export const titleOf = (pdf: Buffer) =>
  /^Title:\s*(.*)$/m.exec(poppler('pdfinfo', ['-'], pdf).toString('utf8'))?.[1];

const numbersIn = (text: string) => text.trim().split(/\s+/).map(Number);

/** The rules and bars of a page, in points from its upper left corner. */
export const drawnIn = (pdf: Buffer, page = 1) => {
  const pages = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, body = '']) => {
      try {
        return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .filter((text) => text.includes(' re\n'));
  const drawn = pages[page - 1] ?? '';
  const rules = [...drawn.matchAll(/(.*) m\n(.*) l\n(.*) w\nS/g)].map(([, start, end, thick]) => {
    const [[from = 0, y = 0], [to = 0]] = [numbersIn(start ?? ''), numbersIn(end ?? '')];
    return { y, from, to: Math.round(to * 100) / 100, thick: Number(thick) };
  });
  const bars = [...drawn.matchAll(/(.*) re\n/g)].map(([, box = '']) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbersIn(box);
    return { x, y, width, height };
  });
  return { rules, bars };
};
