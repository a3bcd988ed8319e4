import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const megabyte = 1024 * 1024;
const modulus = 65_521n;

/** Adler-32, which ends a packed stream: of a megabyte said many times over it is reckoned, not read. */
const checkSum = () => {
  let [low, high] = [1n, 0n];
  return {
    run: (byte: number, times: number) => {
      const [n, value] = [BigInt(times), BigInt(byte)];
      high = (high + n * low + (value * n * (n + 1n)) / 2n) % modulus;
      low = (low + n * value) % modulus;
    },
    end: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(Number((high << 16n) | low));
      return bytes;
    },
  };
};

/**
 * Packs a text with one letter said for megabytes in its midst, as zlib would: the same packed megabyte
 * again and again. To pack hundreds of them in earnest took longer than all that is tried with them.
 */
export const packedRun = (
  before: string,
  letter: string,
  megabytes: number,
  after = '',
): Buffer => {
  const [head, tail] = [before, after].map((text) => Buffer.from(text, 'latin1')) as [
    Buffer,
    Buffer,
  ];
  const byte = letter.charCodeAt(0);
  const flushed = (part: Buffer) =>
    deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH, level: 1 });
  const once = flushed(Buffer.alloc(megabyte, byte));
  const sum = checkSum();
  for (const one of head) sum.run(one, 1);
  sum.run(byte, megabytes * megabyte);
  for (const one of tail) sum.run(one, 1);
  const start = deflateSync('').subarray(0, 2);
  const run = Array.from({ length: megabytes }, () => once);
  return Buffer.concat([start, flushed(head), ...run, deflateRawSync(tail), sum.end()]);
};
