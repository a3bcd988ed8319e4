import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { inspectUpload, UploadRefused } from './index.ts';
import { embedded, mainType, sheetPart, typesPart, zipOf } from './zipTestFiles.ts';

const send = (body: Buffer | string) =>
  inspectUpload(Readable.from([Buffer.from(body)]), 'importSheet');

const refusal = (body: Buffer | string) =>
  send(body).then(
    () => 'accepted',
    (error) => (error instanceof UploadRefused ? error.key : error),
  );

const workbook = () => zipOf([typesPart(mainType.xlsx), sheetPart]);

describe('xlsx', () => {
  test('a workbook passes unchanged', async () => {
    const file = await send(workbook());
    expect(file.body).toEqual(workbook());
    expect(file.extension).toBe('xlsx');
    expect(file.contentType).toMatch(/spreadsheetml\.sheet$/);
  });

  test('a text document is refused, also one that embeds a workbook', async () => {
    expect(await refusal(zipOf([typesPart(mainType.docx)]))).toBe('upload.wrongType');
    expect(await refusal(zipOf([typesPart(mainType.docx, embedded)]))).toBe('upload.wrongType');
  });

  test('any other archive is refused', async () => {
    expect(await refusal(zipOf([{ name: 'readme.txt', body: 'hi' }]))).toBe('upload.wrongType');
  });

  test('a workbook with macros is refused, declared or hidden', async () => {
    expect(await refusal(zipOf([typesPart(mainType.xlsm), sheetPart]))).toBe('upload.wrongType');
    const hidden = { name: 'xl/vbaProject.bin', body: 'macro' };
    expect(await refusal(zipOf([typesPart(mainType.xlsx), hidden]))).toBe('upload.wrongType');
  });

  test('a declared ratio over 100 to 1 is refused', async () => {
    const zeros = { name: 'xl/worksheets/sheet1.xml', body: '0'.repeat(3_000_000) };
    expect(await refusal(zipOf([typesPart(mainType.xlsx), zeros]))).toBe('upload.broken');
  });

  test('a list of types that unpacks to more than it declares is refused', async () => {
    const types = typesPart(mainType.xlsx, ' '.repeat(3_000_000));
    expect(await refusal(zipOf([{ ...types, declared: 100 }]))).toBe('upload.broken');
  });

  test('more than 10,000 entries are refused', async () => {
    const parts = Array.from({ length: 10_000 }, (_, index) => ({ name: `p${index}`, body: '' }));
    expect(await refusal(zipOf([typesPart(mainType.xlsx), ...parts]))).toBe('upload.broken');
  });

  test('two entries of one name are refused', async () => {
    const types = typesPart(mainType.xlsx);
    expect(await refusal(zipOf([types, types]))).toBe('upload.broken');
  });

  test('an archive cut off anywhere is refused and never crashes', async () => {
    const whole = workbook();
    for (let length = 4; length < whole.length; length++) {
      expect(await refusal(whole.subarray(0, length))).toMatch(/^upload\./);
    }
  });

  test('an archive with any byte changed is accepted or refused, never a crash', async () => {
    const whole = workbook();
    for (let at = 4; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(await refusal(changed)).toMatch(/^(accepted|upload\.)/);
    }
  });
});

describe('csv', () => {
  const gb18030 = Buffer.from('b6a9b5a5bac52cd6d8c1bf0d0a', 'hex'); // 订单号,重量

  test('UTF-8 and GB18030 text pass, each with its charset', async () => {
    expect((await send('\uFEFF订单号,重量\r\nA1,0.28\r\n')).contentType).toBe(
      'text/csv; charset=utf-8',
    );
    const file = await send(gb18030);
    expect(file.contentType).toBe('text/csv; charset=gb18030');
    expect(file.extension).toBe('csv');
    expect(new TextDecoder('gb18030').decode(file.body)).toBe('订单号,重量\r\n');
  });

  test('Unicode text as spreadsheets save it passes, with its charset', async () => {
    const wide = Buffer.from('\uFEFFa\tb\r\n', 'utf16le');
    expect((await send(wide)).contentType).toBe('text/csv; charset=utf-16le');
  });

  test('a heading that looks like a two-letter signature passes', async () => {
    expect(await refusal('BM code,weight\n1,2\n')).toBe('accepted');
  });

  test.each([
    ['a NUL', Buffer.from('a,b\0c\n')],
    ['UTF-16 without its mark', Buffer.from('a,b\n', 'utf16le')],
    ['UTF-16 with half a pair', Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x00, 0xd8])],
    ['UTF-16 of a NUL', Buffer.from('\uFEFFa\0,b\n', 'utf16le')],
    ['a page in UTF-16', Buffer.from('\uFEFF<html>a,b</html>', 'utf16le')],
    ['bytes of no encoding', Buffer.from([0x61, 0x2c, 0xff, 0xff, 0x0a])],
    ['a control character', Buffer.from('a,b\x1b[2J\n')],
    ['a page', '<html><body>a,b</body></html>'],
    ['a PDF', '%PDF-1.7\n%%EOF'],
    ['an old xls', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
  ])('%s is refused as a table', async (_name, body) => {
    expect(await refusal(body)).toBe('upload.wrongType');
  });
});
