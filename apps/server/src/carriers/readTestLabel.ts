import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Otherwise it would be fetched from the network.
const wasm = readFileSync(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });

const poppler = (tool: string, args: string[], pdf: Buffer) =>
  execFileSync(tool, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });

export const unspaced = (text: string) => text.replace(/\s+/g, '');

/** What it says, without spaces: where a line is wide, readers see some that nobody wrote. */
export const textOf = (pdf: Buffer) =>
  unspaced(poppler('pdftotext', ['-', '-'], pdf).toString('utf8'));

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
export const wordsOf = (pdf: Buffer) => {
  const html = poppler('pdftotext', ['-bbox', '-', '-'], pdf).toString('utf8');
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
