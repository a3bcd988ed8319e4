import { inflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
};

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const longestComment = 0xffff;
const encryptedFlag = 1;

/** In the 32-bit fields this stands for "see the ZIP64 extra field". */
const elsewhere = 0xffffffff;
const zip64Id = 1;

const broken = (why: string): never => {
  throw new Error(`broken archive: ${why}`);
};

const zip64Values = (extra: Buffer): bigint[] => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== zip64Id) continue;
    const data = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: data.length >> 3 }, (_, index) => data.readBigUInt64LE(index * 8));
  }
  return [];
};

const readEntry = (zip: Buffer, at: number) => {
  if (zip.readUInt32LE(at) !== entrySignature) broken('entry');
  if (zip.readUInt16LE(at + 8) & encryptedFlag) broken('encrypted');
  const nameEnd = at + entryBytes + zip.readUInt16LE(at + 28);
  const extraEnd = nameEnd + zip.readUInt16LE(at + 30);
  const wide = zip64Values(zip.subarray(nameEnd, extraEnd));
  // ZIP64 lists only the values whose 32-bit field is full, in this order.
  const size = (field: number) => {
    const value = zip.readUInt32LE(at + field);
    return value === elsewhere ? Number(wide.shift() ?? broken('zip64')) : value;
  };
  const unpacked = size(24);
  const packed = size(20);
  const entry: ZipEntry = {
    name: zip.toString('utf8', at + entryBytes, nameEnd),
    method: zip.readUInt16LE(at + 10),
    packed,
    unpacked,
    offset: size(42),
  };
  return { entry, next: extraEnd + zip.readUInt16LE(at + 32) };
};

/** What the archive's directory declares; nothing is unpacked. */
export const readZipEntries = (zip: Buffer, mostEntries: number): ZipEntry[] => {
  const from = Math.max(0, zip.length - endBytes - longestComment);
  const end = zip.subarray(from).lastIndexOf(endSignature) + from;
  if (end < from || end + endBytes > zip.length) broken('no directory');
  const count = zip.readUInt16LE(end + 10);
  if (count > mostEntries) broken('too many entries');
  const entries: ZipEntry[] = [];
  const start = zip.readUInt32LE(end + 16);
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > end) broken('directory');
    const { entry, next } = readEntry(zip, at);
    entries.push(entry);
    at = next;
  }
  // A count that hides entries would let two readers see two different archives.
  if (at - start !== zip.readUInt32LE(end + 12)) broken('directory');
  return entries;
};

/** An entry's bytes as they lie in the archive. */
export const packedData = (zip: Buffer, { offset, packed, name }: ZipEntry): Buffer => {
  if (offset + localBytes > zip.length) broken('offset');
  if (zip.readUInt32LE(offset) !== localSignature) broken('local header');
  const nameAt = offset + localBytes;
  const nameEnd = nameAt + zip.readUInt16LE(offset + 26);
  if (zip.toString('utf8', nameAt, nameEnd) !== name) broken('two names');
  const start = nameEnd + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length !== packed) broken('cut off');
  return data;
};

export const unpackEntry = (zip: Buffer, entry: ZipEntry, mostBytes: number): Buffer => {
  const { packed, method } = entry;
  const data = packedData(zip, entry);
  if (method === 0 && packed <= mostBytes) return data;
  if (method !== 8) broken('method');
  return inflateRawSync(data, { maxOutputLength: mostBytes });
};
