import { Readable } from 'node:stream';
import type { UploadPurpose } from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../refusal.ts';
import { inspectUpload, UploadRefused } from '../uploads/index.ts';

// What is no multipart after all is the sender's mistake, whatever the reader calls it.
const firstFile = (request: FastifyRequest) =>
  request.isMultipart()
    ? request.file().catch(() => refuse('request.malformed'))
    : Promise.resolve(undefined);

/** The bytes of a part. Where they end too early, that is the sender's mistake too. */
async function* bytesOf(part: AsyncIterable<Buffer>) {
  try {
    yield* part;
  } catch {
    refuse('request.malformed');
  }
}

/** Other endings that content of a kind may have. */
const alsoEnds: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], csv: ['txt'] };

// Controls, and marks that turn the direction of writing: with them 'exe.pdf' is made to be read.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The sender's name for it, never cut in the middle of a character. It ends as its content does:
 * whoever opens it later must not start something else.
 */
const fileName = (given: string | undefined, extension: string) => {
  const name = (given ?? '').toWellFormed().normalize('NFC').replace(unseen, '');
  const short = [...name].slice(0, 200).join('') || 'file';
  const ends = [extension, ...(alsoEnds[extension] ?? [])];
  const isRight = ends.some((end) => short.toLowerCase().endsWith(`.${end}`));
  return isRight ? short : `${short}.${extension}`;
};

/** Takes the one file of a multipart request and checks what it really is. */
export const readUpload = async (request: FastifyRequest, purpose: UploadPurpose) => {
  const part = await firstFile(request);
  if (!part) return refuse('upload.noFile');
  try {
    const checked = await inspectUpload(Readable.from(bytesOf(part.file)), purpose);
    return { ...checked, name: fileName(part.filename, checked.extension) };
  } catch (error) {
    if (error instanceof UploadRefused) throw new Refusal(error.key, error.params);
    throw error;
  } finally {
    part.file.resume();
  }
};
