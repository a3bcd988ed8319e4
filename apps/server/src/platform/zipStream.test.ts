import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Part, zipStream } from './zipStream.ts';

async function* partsOf(parts: readonly Part[]) {
  yield* parts;
}
const zipped = async (parts: AsyncIterable<Part>, level?: number) => {
  const chunks: Buffer[] = [];
  for await (const chunk of zipStream(parts, level)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** What the directory at the end says of each file. */
const directoryOf = (zip: Buffer) => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const offset = zip.readUInt32LE(at + 42);
    const told = {
      name,
      isUtf8: (zip.readUInt16LE(at + 8) & 0x0800) !== 0,
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      begins: zip.toString('latin1', offset, offset + 4),
    };
    at += 46 + length;
    return told;
  });
};

test.each([0, 6])('what is put in comes out, with its sums, at level %i', async (level) => {
  const long = Array.from({ length: 40 }, (_, at) => Buffer.alloc(9_000, at));
  const parts = [
    { name: '面单/A1.pdf', data: long },
    { name: 'empty', data: [] },
    { name: 'b.txt', data: [Buffer.from('one '), Buffer.from('two')] },
  ];
  const zip = await zipped(partsOf(parts), level);
  const out = unzipSync(zip);
  expect(Object.keys(out)).toEqual(parts.map(({ name }) => name));
  for (const [at, { name, data }] of parts.entries()) {
    const content = Buffer.concat(data);
    expect(Buffer.from(out[name] as Uint8Array).equals(content)).toBe(true);
    expect(directoryOf(zip)[at]).toMatchObject({
      ...{ name, isUtf8: true, begins: 'PK\x03\x04' },
      ...{ crc: crc32(content), unpacked: content.length },
    });
  }
});

test('the same content is the same archive, whenever it is made', async () => {
  const make = () => zipped(partsOf([{ name: 'a', data: [Buffer.from('x')] }]));
  expect((await make()).equals(await make())).toBe(true);
});

test('a part that breaks off breaks the archive', async () => {
  const broken = async function* () {
    yield Buffer.from('half');
    throw new Error('gone');
  };
  await expect(zipped(partsOf([{ name: 'a', data: broken() }]))).rejects.toThrow('gone');
});
