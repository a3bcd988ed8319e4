import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { broken, large, locked, odd } from './brokenTestFiles.ts';
import { drawing, opening, pages } from './hostileTestFiles.ts';
import { cleanPdf, UnusablePdf, type UnusableReason } from './index.ts';

// Where all of it is done, to see what is left lying.
const folder = mkdtempSync(join(tmpdir(), 'hostile-pdfs-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(left).toEqual(['clean.pdf']);
});

const outcome = (body: Buffer): Promise<UnusableReason | 'cleaned'> =>
  cleanPdf(body).then(
    ({ bytes, pages }) => {
      expectHarmless(bytes, pages.length);
      return 'cleaned';
    },
    (error) => {
      if (error instanceof UnusablePdf) return error.reason;
      throw error;
    },
  );

const acting =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|Filespec|RichMedia|Rendition|GoTo[ER]|SubmitForm|ImportData|URI|OpenAction|AA|AcroForm|XFA|Annots|Names|Outlines|Metadata|PieceInfo|AF|EF|OPI|Movie|Sound)\b/;

/** By another reader than the one that cleaned, and by its words. */
const expectHarmless = (bytes: Buffer, pages: number) => {
  const facts = execFileSync('pdfinfo', ['-'], { input: bytes }).toString();
  expect(facts).toMatch(new RegExp(`^Pages:\\s+${pages}$`, 'm'));
  for (const fact of ['JavaScript:\\s+no', 'Encrypted:\\s+no', 'Form:\\s+none']) {
    expect(facts).toMatch(new RegExp(`^${fact}$`, 'm'));
  }
  const path = join(folder, 'clean.pdf');
  writeFileSync(path, bytes);
  const plain = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-']);
  expect(plain.toString('latin1')).not.toMatch(acting);
};
const all = { opening, pages, drawing, large, locked, broken, odd };

test('there are fifty of them and more', () => {
  expect(Object.values(all).flat().length).toBeGreaterThan(50);
});

describe.each(Object.entries(all))('hostile PDFs: %s', (_, cases) => {
  test.each(cases)('%s: %s', async (expected, _what, make) => {
    expect(await outcome(await make())).toBe(expected);
  });
});
