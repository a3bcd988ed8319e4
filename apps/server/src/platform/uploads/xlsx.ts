import { refuseUpload, UploadRefused } from './refused.ts';
import { readZipEntries, unpackEntry, type ZipEntry } from './zip.ts';

const mostEntries = 10_000;
const mostRatio = 100;
const mostUnpacked = 500 * 1024 * 1024;
const mostTypesBytes = 1024 * 1024;

const typesPart = '[Content_Types].xml';
// The main part decides: a text document that embeds a table mentions spreadsheetml as well.
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const macroPart = /(^|\/)vbaProject\.bin$/i;

const total = (entries: ZipEntry[], field: 'packed' | 'unpacked') =>
  entries.reduce((sum, entry) => sum + entry[field], 0);

// What is declared can be a lie the other way round too: the importer still caps what it unpacks.
const looksLikeBomb = (zip: Buffer, entries: ZipEntry[]) => {
  const packed = total(entries, 'packed');
  const unpacked = total(entries, 'unpacked');
  // More packed bytes than the file has means that entries share them.
  return packed > zip.length || unpacked > packed * mostRatio || unpacked > mostUnpacked;
};

const inspect = (zip: Buffer): Buffer => {
  const entries = readZipEntries(zip, mostEntries);
  const names = new Set(entries.map((entry) => entry.name));
  if (names.size !== entries.length) refuseUpload('upload.broken', { reason: 'xlsx' });
  if (looksLikeBomb(zip, entries)) refuseUpload('upload.broken', { reason: 'xlsx' });
  const types = entries.find((entry) => entry.name === typesPart);
  if (!types) return refuseUpload('upload.wrongType', { allowed: 'xlsx' });
  const declared = unpackEntry(zip, types, mostTypesBytes).toString('utf8');
  const macros = declared.includes('macroEnabled') || [...names].some((it) => macroPart.test(it));
  if (!declared.includes(workbook) || macros) refuseUpload('upload.wrongType', { allowed: 'xlsx' });
  return zip;
};

export const checkXlsx = (body: Buffer): Buffer => {
  try {
    return inspect(body);
  } catch (error) {
    // Whatever a made-up archive trips over (ranges, inflate) is the archive's fault.
    throw error instanceof UploadRefused
      ? error
      : new UploadRefused('upload.broken', { reason: 'xlsx' });
  }
};
