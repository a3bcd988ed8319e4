import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBarcodes } from '../../../testing/barcodeReader.ts';

/** A page as pdftoppm writes it: packing it into a PNG would take ten times as long. */
const pictureIn = (pgm: Buffer) => {
  const [head = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 64)) ?? [];
  const grey = pgm.subarray(head.length);
  const pixels = new Uint32Array(Number(width) * Number(height));
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = 0xff000000 + (grey[at] ?? 255) * 0x010101;
  const data = new Uint8ClampedArray(pixels.buffer);
  return { data, width: Number(width), height: Number(height), colorSpace: 'srgb' as const };
};

// Every barcode of ours stands upright in black on white: readers need not look for others.
const plainly = { tryRotate: false, tryInvert: false, tryDownscale: false };

const byZxing = async (pgm: Buffer, tryHarder: boolean): Promise<string[]> => {
  const picture = pictureIn(pgm) as Parameters<typeof readBarcodes>[0];
  const formats = { formats: ['Code128', 'QRCode'] as ['Code128', 'QRCode'] };
  const found = await readBarcodes(picture, { ...plainly, ...formats, tryHarder });
  return found.map(({ text }) => text).sort();
};

/** Its XML would tell a page's codes of several pictures, but breaks what isn't ASCII. */
const byZbar = (picture: string, density: number): string[] => {
  const only = ['-Sdisable', '-Scode128.enable', '-Sqrcode.enable'];
  const lines = [`-Sx-density=${density}`, `-Sy-density=${density}`];
  const args = ['--quiet', '--nodbus', '--raw', ...only, ...lines, picture];
  const { stdout, error } = spawnSync('zbarimg', args, { encoding: 'utf8' });
  if (error) throw error;
  return stdout
    .split('\n')
    .filter((text) => text !== '')
    .sort();
};

/** The codes of each picture that `make` writes into a folder, as two readers see them. */
export const codesOfPictures = async (make: (dir: string) => unknown, { density = 1 } = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'alpaca-pages-'));
  try {
    await make(dir);
    const pictures = readdirSync(dir)
      .sort()
      .map((name) => join(dir, name));
    const zbar = pictures.map((picture) => byZbar(picture, density));
    const zxing: string[][] = [];
    for (const picture of pictures) zxing.push(await byZxing(readFileSync(picture), density === 1));
    return { zbar, zxing };
  } finally {
    rmSync(dir, { recursive: true });
  }
};

/** The codes of each page as two readers see it, printed by 203 dots to an inch; bars need fewer lines. */
export const codesOfPages = (pdf: Buffer, how?: { density: number }) =>
  codesOfPictures((dir) => {
    const args = ['-r', '203', '-gray', '-', join(dir, 'page')];
    execFileSync('pdftoppm', args, { input: pdf, stdio: 'pipe' });
  }, how);
