import type { Bitmap } from '../../../platform/pdf/index.ts';
import { bitmapField } from './fields.ts';
import { runLength } from './runLength.ts';

// Lines of one paragraph are one picture: each has some forty signs of its own beside its dots.
const gap = 12;

const rowsOf = ({ bits, rowBytes, height }: Bitmap) =>
  Array.from({ length: height }, (_, row) => bits.subarray(row * rowBytes, (row + 1) * rowBytes));

interface Band {
  from: number;
  to: number;
}

/** Where something is, from row to row, and between it nothing for a while. */
const bandsOf = (rows: readonly Buffer[]): Band[] => {
  const bands: Band[] = [];
  for (const [at, row] of rows.entries()) {
    if (!row.some(Boolean)) continue;
    const last = bands.at(-1);
    if (last && at - last.to <= gap) last.to = at + 1;
    else bands.push({ from: at, to: at + 1 });
  }
  return bands;
};

/** Only the parts of a picture that have something on them: most of a label is white. */
export const inkedFields = (bitmap: Bitmap): string[] => {
  const rows = rowsOf(bitmap);
  return bandsOf(rows).map(({ from, to }) => {
    const band = rows.slice(from, to);
    const isInked = (column: number) => band.some((row) => row[column] !== 0);
    let [left, right] = [0, bitmap.rowBytes];
    while (!isInked(left)) left += 1;
    while (!isInked(right - 1)) right -= 1;
    const cut = band.map((row) => row.subarray(left, right));
    const row = right - left;
    return bitmapField(runLength(cut), { x: left * 8, y: from }, { bytes: row * cut.length, row });
  });
};
