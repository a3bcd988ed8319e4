import { resolve } from 'node:path';
import { type Limits, runPdftoppm } from './qpdf.ts';
import { inTurn } from './turns.ts';

/** A page in dots: rows of whole bytes, a bit for each, 1 is black. */
export interface Bitmap {
  width: number;
  height: number;
  rowBytes: number;
  bits: Buffer;
}

interface Asked {
  dpi: number;
  /** The first and last page, from 1. */
  from: number;
  to: number;
}

const limits: Limits = { seconds: 120, memoryMb: 1024, fileMb: 1, outputMb: 256, keeps: true };

/** Pictures one after the other, as pdftoppm writes them: a head in letters, then the dots. */
const bitmapsIn = (output: Buffer): Bitmap[] => {
  const bitmaps: Bitmap[] = [];
  for (let at = 0; at < output.length; ) {
    const head = /^P4\s+(\d+)\s+(\d+)\s/.exec(output.toString('latin1', at, at + 64));
    if (!head) throw new Error('pdftoppm wrote something else than pictures');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const rowBytes = Math.ceil(width / 8);
    const from = at + head[0].length;
    at = from + rowBytes * height;
    bitmaps.push({ width, height, rowBytes, bits: output.subarray(from, at) });
  }
  return bitmaps;
};

/** Pages of a document that was cleaned or made by us, as a printer with so many dots to an inch has them. */
export const bitmapsOf = (
  path: string,
  { dpi, from, to }: Asked,
  signal?: AbortSignal,
): Promise<Bitmap[]> =>
  inTurn(async () => {
    const range = ['-f', String(from), '-l', String(to)];
    const args = ['-r', String(dpi), '-mono', ...range, resolve(path)];
    const ran = await runPdftoppm(args, limits, signal);
    if (ran.code !== 0) {
      throw new Error(`pdftoppm could not draw pages (${ran.code}): ${ran.complaints.trim()}`);
    }
    return bitmapsIn(ran.output);
  });
