import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { packedData, readZipEntries, type ZipEntry } from '../uploads/zip.ts';
import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';

const macroPart = /(^|\/)(vbaProject|xlm|macrosheets)/i;
// A part's name is a path inside the archive and nowhere else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const wildName = /^\/|\\|(^|\/)\.\.?(\/|$)|[\x00-\x1f]/;

const total = (entries: readonly ZipEntry[], field: 'packed' | 'unpacked') =>
  entries.reduce((sum, entry) => sum + entry[field], 0);

/** Entries that share bytes are how a small archive pretends to be many large ones. */
const overlap = (entries: readonly ZipEntry[]) => {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return sorted.some((entry, at) => {
    const next = sorted[at + 1];
    return next !== undefined && entry.offset + entry.packed + entry.name.length > next.offset;
  });
};

export interface Archive {
  has(name: string): boolean;
  /** A part's text as it is unpacked, never more than was declared. */
  text(name: string): AsyncGenerator<string>;
}

const inputBytes = 64 * 1024;
async function* slices(data: Buffer) {
  for (let at = 0; at < data.length; at += inputBytes) yield data.subarray(at, at + inputBytes);
}

async function* unpack(zip: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const data = packedData(zip, entry);
  if (entry.method !== 0 && entry.method !== 8) refuseSheet('broken');
  const bytes: AsyncIterable<Buffer> =
    entry.method === 0
      ? slices(data)
      : Readable.from(slices(data)).pipe(createInflateRaw({ chunkSize: 4 * inputBytes }));
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > entry.unpacked) refuseSheet('unsafe');
    yield chunk;
  }
  if (size !== entry.unpacked) refuseSheet('broken');
}

/** Opens a workbook's archive by its directory alone; all that it declares is checked first. */
export const openArchive = (zip: Buffer, limits: SheetLimits): Archive => {
  const entries = readZipEntries(zip, limits.entries);
  if (entries.some(({ name }) => macroPart.test(name))) refuseSheet('macros');
  const names = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (names.size !== entries.length) refuseSheet('broken');
  if (entries.some(({ name }) => wildName.test(name))) refuseSheet('unsafe');
  const packed = total(entries, 'packed');
  const unpacked = total(entries, 'unpacked');
  if (packed > zip.length || overlap(entries)) refuseSheet('unsafe');
  if (unpacked > packed * limits.ratio || unpacked > limits.unpackedBytes) refuseSheet('tooBig');
  const find = (name: string) => names.get(name.toLowerCase());

  return {
    has: (name) => find(name) !== undefined,
    async *text(name) {
      const entry = find(name) ?? refuseSheet('broken');
      const decoder = new TextDecoder('utf-8', { fatal: true });
      for await (const chunk of unpack(zip, entry)) yield decoder.decode(chunk, { stream: true });
      const rest = decoder.decode();
      if (rest) yield rest;
    },
  };
};
