import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelDesignForm, labelFields, labelMarks } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaperOrder } from '../../orders/index.ts';
import { nthOrder, pdfOf, testLook, testPaperOrder } from '../documents/documentsTestForms.ts';
import { documents } from '../documents/index.ts';
import { codesOfPages } from '../documents/readTestPaper.ts';
import { startCups } from './cupsTestServer.ts';

// A print server is no part of what we run, so only the night installs one.
const isLong = Boolean(process.env.ALPACA_LONG);

const pagesOf = (path: string) =>
  [
    ...execFileSync('pdfinfo', ['-l', '99', path], { encoding: 'utf8' }).matchAll(
      /size: +([\d.]+) x ([\d.]+) pts/g,
    ),
  ].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
  );

const design: LabelDesignForm = {
  ...{ nameZh: '设计', nameEn: 'Design', size: '100x150', logo: false },
  ...{ fields: [...labelFields], marks: [...labelMarks] },
};

describe.runIf(isLong)('through CUPS and its PDF printer', { timeout: 300_000 }, () => {
  let cups: Awaited<ReturnType<typeof startCups>>;
  beforeAll(async () => {
    cups = await startCups();
  }, 120_000);
  afterAll(() => cups?.stop());

  const printed = async (bytes: Buffer) => {
    const title = `alpaca-${randomUUID()}`;
    const path = join(cups.folder, `${title}.pdf`);
    writeFileSync(path, bytes);
    const out = await cups.printPdf(path, title, ['media=Custom.100x150mm']);
    try {
      return { sizes: pagesOf(out), codes: await codesOfPages(readFileSync(out)) };
    } finally {
      rmSync(out);
    }
  };

  test.each<[string, PaperOrder, LabelDesignForm | null]>([
    ['as it is usually drawn, of two boxes', testPaperOrder(), null],
    ['by a design', testPaperOrder(), design],
    ['to somebody in another script', nthOrder(2), null],
  ])('a label %s comes out at 100 × 150 mm, and its barcodes are read', async (_, order, look) => {
    const { sizes, codes } = await printed(
      await pdfOf((doc) => documents.label.draw(doc, order, testLook(look))),
    );
    const numbers = order.boxes.map(({ trackingNumber }) => [trackingNumber]);
    expect(sizes).toEqual(numbers.map(() => [100, 150]));
    expect(codes).toEqual({ zbar: numbers, zxing: numbers });
  });

  test('commands come to a thermal printer as they are', async () => {
    const path = join(cups.folder, 'label.zpl');
    const zpl = '^XA^PW800^LL1199^LH0,0\n^FO1,2^GFA,1,1,1,F0^FS\n^XZ\n';
    writeFileSync(path, zpl);
    expect(await cups.printRaw(path)).toBe(zpl);
  });
});
