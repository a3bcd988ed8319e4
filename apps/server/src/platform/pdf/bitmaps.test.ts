import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, expect, test } from 'vitest';
import { bytesOf } from '../paper/paper.ts';
import { bitmapsOf } from './bitmaps.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpaca-bitmaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An inch each way, its left half black from page to page a little further down. */
const squares = async (pages: number) => {
  const doc = new PDFDocument({ size: [72, 72], margin: 0, autoFirstPage: false });
  const path = join(folder, `${pages}.pdf`);
  const bytes = await bytesOf(doc, async () => {
    for (let page = 0; page < pages; page += 1) {
      doc
        .addPage()
        .rect(0, page * 18, 36, 18)
        .fill('black');
    }
  });
  writeFileSync(path, bytes);
  return path;
};

test('pages are dots in rows of whole bytes, black is 1', async () => {
  const bitmaps = await bitmapsOf(await squares(3), { dpi: 100, from: 2, to: 3 });
  expect(bitmaps).toHaveLength(2);
  for (const [nth, { width, height, rowBytes, bits }] of bitmaps.entries()) {
    expect([width, height, rowBytes, bits.length]).toEqual([100, 100, 13, 1300]);
    const rows = Array.from({ length: 100 }, (_, row) => bits.subarray(row * 13, row * 13 + 13));
    const inked = rows.flatMap((row, at) => (row[0] === 255 ? [at] : []));
    expect(inked).toEqual(Array.from({ length: 25 }, (_, at) => (nth + 1) * 25 + at));
    expect(rows.every((row) => row[7] === 0)).toBe(true);
  }
});

test('what is no document is told as a failure', async () => {
  const path = join(folder, 'none.pdf');
  writeFileSync(path, 'nothing of the kind');
  await expect(bitmapsOf(path, { dpi: 203, from: 1, to: 1 })).rejects.toThrow('pdftoppm');
});
