import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

export interface Part {
  name: string;
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface Kept {
  name: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const version = 20;
// Sizes and checksum follow the data, since they are known only then; names are UTF-8.
const flags = 0x0808;
const deflate = 8;
// The same content is the same file, whenever it is made.
const noDay = 0x0021;
const most = 0xffffffff;

const localHeader = (name: Buffer) => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflate, 8);
  head.writeUInt16LE(noDay, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
};

const descriptor = ({ crc, packed, unpacked }: Kept) => {
  const told = Buffer.alloc(16);
  told.writeUInt32LE(0x08074b50, 0);
  told.writeUInt32LE(crc, 4);
  told.writeUInt32LE(packed, 8);
  told.writeUInt32LE(unpacked, 12);
  return told;
};

const directoryEntry = ({ name, crc, packed, unpacked, offset }: Kept) => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflate, 10);
  entry.writeUInt16LE(noDay, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(unpacked, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
};

const directory = (kept: readonly Kept[], offset: number) => {
  const entries = Buffer.concat(kept.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(kept.length, 8);
  end.writeUInt16LE(kept.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([entries, end]);
};

async function* packedData(data: Part['data'], told: Kept, level: number): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level });
  const counted = async function* () {
    for await (const chunk of data) {
      told.crc = crc32(chunk, told.crc);
      told.unpacked += chunk.length;
      yield chunk;
    }
  };
  const fed = pipeline(counted, packer);
  // Its failure is the reader's too, who says it.
  fed.catch(() => undefined);
  for await (const chunk of packer) {
    told.packed += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
  await fed;
}

const entriesMost = 0xffff;

/**
 * An archive made as it is read, so that it may be long: nothing but its directory is kept. What is
 * packed already is put in at level 0.
 */
export async function* zipStream(
  parts: AsyncIterable<Part>,
  level = constants.Z_DEFAULT_COMPRESSION,
): AsyncGenerator<Buffer> {
  const kept: Kept[] = [];
  let offset = 0;
  for await (const { name, data } of parts) {
    const told = { name: Buffer.from(name), crc: 0, packed: 0, unpacked: 0, offset };
    const head = localHeader(told.name);
    yield head;
    yield* packedData(data, told, level);
    offset += head.length + told.packed + 16;
    if (told.unpacked > most || offset > most) throw new Error(`too long for an archive: ${name}`);
    yield descriptor(told);
    kept.push(told);
    if (kept.length > entriesMost) throw new Error('too many files for an archive');
  }
  yield directory(kept, offset);
}
