import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { drawnPdf, pdfOf } from '../pdf/pdfTestFiles.ts';
import { inspectUpload, UploadRefused } from './index.ts';

const sent = (body: Buffer) => inspectUpload(Readable.from([body]), 'paymentProof');
const outcome = (body: Buffer) =>
  sent(body).then(
    () => 'accepted',
    (error) => (error instanceof UploadRefused ? error.key : error),
  );

test('of a PDF its pages are kept, and not what runs with them', async () => {
  const script = '/OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>';
  const { body, bytes } = await sent(pdfOf({ catalog: script }));
  expect(body.includes('OpenAction') || body.includes('alert')).toBe(false);
  expect(bytes).toBe(body.length);
});

test('the same proof is the same file, however often it is sent', async () => {
  const proof = await drawnPdf([[595, 842]], { info: { Title: 'JavaScript Ltd.' } });
  expect((await sent(proof)).sha256).toBe((await sent(proof)).sha256);
});

test.each([
  ['upload.broken', 'cut off', async () => pdfOf().subarray(0, 200)],
  ['upload.broken', 'without a page', async () => Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n')],
  ['upload.tooLarge', 'of 501 pages', () => drawnPdf(Array.from({ length: 501 }, () => [9, 9]))],
  ['upload.locked', 'with a password', () => drawnPdf([[9, 9]], { userPassword: 'secret' })],
  [
    'upload.active',
    'whose pictures lie elsewhere',
    async () =>
      pdfOf({ page: '/Resources << /Properties << /P << /S /Launch /F (calc.exe) >> >> >>' }),
  ],
] as const)('%s: one %s', async (key, _, make) => {
  expect(await outcome(await make())).toBe(key);
});
