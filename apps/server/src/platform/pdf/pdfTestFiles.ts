import { deflateSync } from 'node:zlib';
import PDFKit from 'pdfkit';
import type { UnusableReason } from './unusable.ts';

type Part = string | Buffer;

const bytesOf = (parts: readonly Part[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

export const stream = (dictionary: string, body: Part) => {
  const bytes = bytesOf([body]);
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`;
  return bytesOf([head, bytes, '\nendstream']);
};

export const packedStream = (dictionary: string, body: Part) =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(bytesOf([body]), { level: 9 }));

const drawing = 'BT /F1 24 Tf 20 200 Td (LX123456785CN) Tj ET';

export interface Made {
  /** More of the catalogue and of the page. */
  catalog?: string;
  page?: string;
  /** Further objects, or others in place of 1 catalogue, 2 page tree, 3 page, 4 drawing, 5 font. */
  objects?: Readonly<Record<number, Part>>;
  trailer?: string;
  version?: string;
}

const label = ({ catalog = '', page = '', objects = {} }: Made): [number, Part][] => {
  const usual: Record<number, Part> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R ${page.includes('/MediaBox') ? '' : '/MediaBox [0 0 288 432]'}
        ${page.includes('/Contents') ? '' : '/Contents 4 0 R'}
        ${page.includes('/Resources') ? '' : '/Resources << /Font << /F1 5 0 R >> >>'} ${page} >>`,
    4: packedStream('', drawing),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  };
  return Object.entries(usual).map(([number, part]) => [Number(number), part]);
};

const written = (start: Part, objects: readonly [number, Part][]) => {
  const parts: Part[] = [start];
  const offsets = new Map<number, number>();
  for (const [number, part] of objects) {
    offsets.set(number, bytesOf(parts).length);
    parts.push(`${number} 0 obj\n`, part, '\nendobj\n');
  }
  return { body: bytesOf(parts), offsets };
};

const ten = (offset: number) => String(offset).padStart(10, '0');

/** A label of one page, written out by hand: as a carrier might send it, or somebody who means harm. */
export const pdfOf = (made: Made = {}): Buffer => {
  const { trailer = '', version = '1.7' } = made;
  const { body, offsets } = written(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, label(made));
  const table = [...offsets].map(([number, at]) => `${number} 1\n${ten(at)} 00000 n \n`);
  return bytesOf([
    body,
    `xref\n0 1\n0000000000 65535 f \n${table.join('')}`,
    `trailer << /Size ${Math.max(...offsets.keys()) + 1} /Root 1 0 R ${trailer} >>\n`,
    `startxref\n${body.length}\n%%EOF\n`,
  ]);
};

export const tableAt = (pdf: Buffer) =>
  Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1]);

/** The document with an object in a later version: as signing and filling in forms add them. */
export const revised = (pdf: Buffer, number: number, object: string): Buffer => {
  const { body, offsets } = written(pdf, [[number, object]]);
  return bytesOf([
    body,
    `xref\n${number} 1\n${ten(offsets.get(number) ?? 0)} 00000 n \n`,
    `trailer << /Size 9 /Root 1 0 R /Prev ${tableAt(pdf)} >>\nstartxref\n${body.length}\n%%EOF\n`,
  ]);
};

/** The same with all that is no stream packed into one, as newer writers do. */
export const packedPdfOf = (made: Made = {}, pack = packedStream): Buffer => {
  const objects = label(made);
  const isStream = (part: Part) => Buffer.isBuffer(part);
  const inside = objects.filter(([, part]) => !isStream(part)) as [number, string][];
  const places: string[] = [];
  let text = '';
  for (const [number, part] of inside) {
    places.push(`${number} ${text.length}`);
    text += `${part}\n`;
  }
  const index = `${places.join(' ')}\n`;
  const holder = Math.max(...objects.map(([number]) => number)) + 1;
  const packed = pack(`/Type /ObjStm /N ${inside.length} /First ${index.length}`, index + text);
  const outside: [number, Part][] = objects.filter(([, part]) => isStream(part));
  const { body, offsets } = written('%PDF-1.7\n', [...outside, [holder, packed]]);
  const rows = Buffer.alloc((holder + 2) * 7);
  const row = (number: number, kind: number, at: number, then: number) => {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(at, number * 7 + 1);
    rows.writeUInt16BE(then, number * 7 + 5);
  };
  for (const [number, at] of offsets) row(number, 1, at, 0);
  for (const [place, [number]] of inside.entries()) row(number, 2, holder, place);
  row(holder + 1, 1, body.length, 0);
  const table = stream(`/Type /XRef /W [1 4 2] /Size ${holder + 2} /Root 1 0 R`, rows);
  return bytesOf([
    ...[body, `${holder + 1} 0 obj\n`, table, '\nendobj\n'],
    `startxref\n${body.length}\n%%EOF\n`,
  ]);
};

/** As a library writes it: so many pages, each of its size. */
export const drawnPdf = async (
  sizes: readonly (readonly [number, number])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> => {
  const document = new PDFKit({ ...options, autoFirstPage: false });
  for (const [at, size] of sizes.entries()) {
    document.addPage({ size: [...size], margin: 10 }).text(`page ${at + 1}`);
  }
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** What is made, and what shall come of it. */
export type Case = readonly [UnusableReason | 'cleaned', string, () => Buffer | Promise<Buffer>];
export const made = (what: Made) => () => pdfOf(what);

/** A page that draws with this object. */
export const drawingWith = (object: Buffer): Made => ({
  page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
  objects: { 6: object },
});

export const picture = (more: string) =>
  stream(`/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`, 'x');
