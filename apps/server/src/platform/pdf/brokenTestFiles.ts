import { deflateSync } from 'node:zlib';
import { packedRun } from './packedRunTestFiles.ts';
import {
  type Case,
  drawingWith,
  drawnPdf,
  type Made,
  made,
  packedPdfOf,
  pdfOf,
  picture,
  stream,
  tableAt,
} from './pdfTestFiles.ts';

const nested = (depth: number) => `${'[ '.repeat(depth)}${'] '.repeat(depth)}`;
const zeros = (mb: number) => Buffer.alloc(mb * 1024 * 1024);
const encrypted = (userPassword: string | undefined) =>
  drawnPdf([[288, 432]], {
    ...(userPassword !== undefined && { userPassword }),
    ownerPassword: 'owner',
    pdfVersion: '1.7',
    permissions: { copying: false },
  });
const manyPages = (count: number): Made => ({
  objects: {
    2: `<< /Type /Pages /Count ${count} /MediaBox [0 0 9 9] /Kids [${'3 0 R '.repeat(count)}] >>`,
  },
});
const astray = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9'), 'latin1');
const text = (words: string) => () => Buffer.from(words, 'latin1');

export const large: readonly Case[] = [
  ['tooLarge', 'more bytes than anybody sends', () => Buffer.concat([pdfOf(), zeros(21)])],
  ['tooLarge', 'a page as large as a field', made({ page: '/MediaBox [0 0 1000000 1000000]' })],
  ['tooLarge', 'a page made large by its unit', made({ page: '/UserUnit 1000' })],
  [
    'tooLarge',
    'a page shown in part, large as a field',
    made({ page: '/MediaBox [0 0 99999 99999] /CropBox [0 0 9 9]' }),
  ],
  [
    'tooLarge',
    'a drawing that unpacks without end',
    made({ objects: { 4: stream('/Filter /FlateDecode', packedRun('', '\0', 300)) } }),
  ],
  [
    'tooLarge',
    'a drawing packed twice',
    made({
      objects: {
        4: stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packedRun('', '\0', 300))),
      },
    }),
  ],
  [
    'tooLarge',
    'a picture of ten thousand million pixels',
    made(drawingWith(picture('/Width 100000 /Height 100000 /Filter /DCTDecode'))),
  ],
  [
    'tooLarge',
    'objects that unpack without end',
    () =>
      packedPdfOf({ objects: { 6: '(…)' } }, (dictionary, body) => {
        const [before = '', after = ''] = (body as string).split('…');
        return stream(`${dictionary} /Filter /FlateDecode`, packedRun(before, ' ', 200, after));
      }),
  ],
  ['tooManyPages', 'one page 501 times', made(manyPages(501))],
  [
    'tooManyPages',
    '501 pages',
    () => drawnPdf(Array.from({ length: 501 }, () => [90, 90] as const)),
  ],
];

export const locked: readonly Case[] = [
  ['encrypted', 'a password to open it', () => encrypted('secret')],
  ['cleaned', 'a password only to change it', () => encrypted(undefined)],
  [
    'broken',
    'a lock that nobody knows',
    made({ trailer: '/Encrypt << /Filter /Nobody /V 9 /R 9 >> /ID [(a) (a)]' }),
  ],
];

export const broken: readonly Case[] = [
  ['broken', 'nothing', text('')],
  ['broken', 'a page of the web', text('<!doctype html><script>alert(1)</script>')],
  ['broken', 'a picture', text('\x89PNG\r\n\x1a\n')],
  ['broken', 'PostScript', text('%!PS-Adobe-3.0\nshowpage\n%%EOF\n')],
  [
    'broken',
    'a program with a PDF behind it',
    () => Buffer.concat([Buffer.from('MZ\x90'), pdfOf()]),
  ],
  ['broken', 'a version there is not', made({ version: '9.9' })],
  ['broken', 'only a head and an end', text('%PDF-1.4\n%%EOF\n')],
  [
    'broken',
    'noise between head and end',
    text(`%PDF-1.4\n${'\x01\x02obj<<'.repeat(999)}\n%%EOF\n`),
  ],
  ['broken', 'half of it', () => pdfOf().subarray(0, 300)],
  [
    'broken',
    'half of it and an end',
    () => Buffer.concat([pdfOf().subarray(0, 330), Buffer.from('\n%%EOF\n')]),
  ],
  ['broken', 'no catalogue', made({ objects: { 1: 'null' } })],
  [
    'broken',
    'a tree of pages that leads to itself',
    made({ objects: { 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' } }),
  ],
  [
    'broken',
    'two branches that lead to each other',
    made({
      objects: {
        2: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
        6: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
      },
    }),
  ],
  [
    'broken',
    'a drawing that does not unpack',
    made({ objects: { 4: stream('/Filter /FlateDecode', 'no') } }),
  ],
  ['broken', 'a page without a size', made({ page: '/MediaBox null' })],
  ['broken', 'a page of no size', made({ page: '/MediaBox [0 0 0 0]' })],
  ['broken', 'a size in words', made({ page: '/MediaBox [(a) (b) (c) (d)]' })],
  ['empty', 'no pages', made({ objects: { 2: '<< /Type /Pages /Kids [] /Count 0 >>' } })],
  [
    'broken',
    'no pages where one is counted',
    made({ objects: { 2: '<< /Type /Pages /Kids [null] /Count 1 >>' } }),
  ],
];

export const odd: readonly Case[] = [
  [
    'broken',
    'a table that leads nowhere and a drawing that is lost',
    () => astray(pdfOf({ page: '/Contents 9 0 R' })),
  ],
  ['cleaned', 'a table that leads nowhere', () => astray(pdfOf())],
  [
    'cleaned',
    'a table that leads to itself',
    () => pdfOf({ trailer: `/Prev ${tableAt(pdfOf())}` }),
  ],
  [
    'cleaned',
    'a resource that leads to itself',
    made({
      page: '/Resources 6 0 R',
      objects: { 6: '<< /XObject << /X 6 0 R >> /Font << /F1 5 0 R >> >>' },
    }),
  ],
  [
    'cleaned',
    'a size that leads elsewhere',
    made({ page: '/MediaBox 6 0 R', objects: { 6: '[0 0 7 0 R 432]', 7: '288' } }),
  ],
  [
    'broken',
    'lists in lists, ten thousand deep',
    made({ page: `/Resources << /Properties << /P ${nested(10_000)} >> >>` }),
  ],
  ['cleaned', 'lists in lists where nobody looks', made({ catalog: `/Extra ${nested(400)}` })],
];
