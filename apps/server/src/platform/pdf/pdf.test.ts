import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanPdf, mergePdfs, pageCount } from './index.ts';
import { drawingWith, drawnPdf, packedPdfOf, pdfOf, stream } from './pdfTestFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdfs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const label = [283.46, 425.2] as const;
const a4 = [595.28, 841.89] as const;

const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString();
const stored = (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

describe('an ordinary PDF passes', () => {
  test('with all its pages, their sizes and their words', async () => {
    const sizes = [label, a4, [90, 60], ...Array.from({ length: 97 }, () => label)] as const;
    const { bytes, pages } = await cleanPdf(await drawnPdf(sizes));
    expect(pages).toEqual(sizes.map(([width, height]) => ({ width, height })));
    expect(textOf(bytes).match(/page \d+/g)).toHaveLength(100);
  });

  test('500 pages, as many as there may be', async () => {
    const { pages } = await cleanPdf(await drawnPdf(Array.from({ length: 500 }, () => label)));
    expect(pages).toHaveLength(500);
  });

  test('the same way whenever it comes', async () => {
    const came = await drawnPdf([label]);
    expect((await cleanPdf(came)).bytes).toEqual((await cleanPdf(came)).bytes);
    const clean = (await cleanPdf(came)).bytes;
    expect((await cleanPdf(clean)).pages).toEqual((await cleanPdf(came)).pages);
  });

  test('with its objects packed', async () => {
    expect((await cleanPdf(packedPdfOf())).pages).toEqual([{ width: 288, height: 432 }]);
  });

  test('as large as a reader shows it: cut, turned, in its unit', async () => {
    const page = '/MediaBox [300 500 0 0] /CropBox [50 100 250 9999] /Rotate 270 /UserUnit 2';
    expect((await cleanPdf(pdfOf({ page }))).pages).toEqual([{ width: 800, height: 400 }]);
  });

  test('that calls its own things as it likes', async () => {
    const page = '/Resources << /Font << /F1 5 0 R /JS 5 0 R /AA 5 0 R >> /XObject 6 0 R >>';
    const drawn = stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '');
    const made = { page, objects: { 6: '<< /OpenAction 7 0 R /Launch 7 0 R >>', 7: drawn } };
    expect((await cleanPdf(pdfOf(made))).pages).toHaveLength(1);
  });

  test('with a blank page', async () => {
    const made = { page: '/Contents []' };
    expect((await cleanPdf(pdfOf(made))).pages).toHaveLength(1);
  });

  test('and what a stamp on it shows stays', async () => {
    const look = drawingWith(
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Font << /F1 5 0 R >> >>',
        'BT /F1 12 Tf 5 5 Td (PAID IN FULL) Tj ET',
      ),
    );
    const stamp = '<< /Subtype /Stamp /Rect [9 9 108 108] /F 4 /AP << /N 6 0 R >> >>';
    const { bytes } = await cleanPdf(pdfOf({ ...look, page: `/Annots [${stamp}]` }));
    expect(textOf(bytes)).toContain('PAID IN FULL');
  });
});

test('many cleaned at once all come out', async () => {
  const came = await drawnPdf([label, a4]);
  const cleaned = await Promise.all(Array.from({ length: 20 }, () => cleanPdf(came)));
  expect(cleaned.map(({ pages }) => pages.length)).toEqual(Array(20).fill(2));
});

describe('documents put together', () => {
  const three = async () => stored('three.pdf', await drawnPdf([label, a4, label]));
  const out = join(folder, 'out.pdf');

  test('are as long as their parts, in their order', async () => {
    const parts = [{ path: await three(), from: 2, to: 3 }, { path: await three() }];
    const one = { path: stored('a name with spaces, 面单.pdf', await drawnPdf([a4])) };
    await mergePdfs([...parts, one, { path: await three(), from: 3 }], out);
    expect(await pageCount(out)).toBe(7);
    const order = execFileSync('pdftotext', [out, '-'])
      .toString()
      .match(/page \d/g);
    expect(order?.join(' ')).toBe('page 2 page 3 page 1 page 2 page 3 page 1 page 3');
  });

  test('may be more than a command line takes', async () => {
    const path = stored(`${'long'.repeat(50)}.pdf`, await drawnPdf([label]));
    await mergePdfs(
      Array.from({ length: 12_000 }, () => ({ path })),
      out,
    );
    expect(await pageCount(out)).toBe(12_000);
  });

  test('what is missing or broken is said', async () => {
    await expect(mergePdfs([{ path: join(folder, 'none.pdf') }], out)).rejects.toThrow('merge');
    await expect(pageCount(stored('no.pdf', Buffer.from('no')))).rejects.toThrow('count pages');
    await expect(mergePdfs([{ path: await three(), from: 9 }], out)).rejects.toThrow('merge');
  });

  test('and whoever no longer wants them ends it', async () => {
    const path = await three();
    const parts = Array.from({ length: 9_000 }, () => ({ path }));
    const stopped = AbortSignal.timeout(150);
    await expect(mergePdfs(parts, out, stopped)).rejects.toThrow('timeout');
    await expect(mergePdfs(parts, out, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
