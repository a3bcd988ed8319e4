import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from './purposes.ts';
import { textEncoding } from './text.ts';

const kindByMime: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  // An animated PNG is a PNG whose first frame every reader shows.
  'image/apng': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const zipStart = Buffer.from('PK\x03\x04', 'latin1');

// Text that opens like these is a page, a PDF, PostScript, RTF or JSON, not a table's first cell.
const notATable = /^\s*[<%{]/;

const isCsv = (body: Buffer) => {
  const encoding = textEncoding(body);
  if (!encoding) return false;
  return !notATable.test(new TextDecoder(encoding).decode(body.subarray(0, 256)));
};

/** The kind the bytes have, if it is one of those allowed here. */
export const detectKind = async (
  body: Buffer,
  allowed: readonly FileKind[],
): Promise<FileKind | null> => {
  // An archive goes to our own reader, which unpacks one small entry and nothing else.
  if (body.subarray(0, zipStart.length).equals(zipStart)) {
    return allowed.includes('xlsx') ? 'xlsx' : null;
  }
  const found = await fileTypeFromBuffer(body);
  const kind = found && kindByMime[found.mime];
  if (kind && allowed.includes(kind)) return kind;
  // Some signatures are two letters ('BM' is a bitmap), which a heading of a table may open with.
  return allowed.includes('csv') && isCsv(body) ? 'csv' : null;
};
