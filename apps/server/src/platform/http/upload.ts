import { Readable } from 'node:stream';
import type { UploadPurpose } from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../refusal.ts';
import { inspectUpload, UploadRefused } from '../uploads/index.ts';

/** Takes the one file of a multipart request and checks what it really is. */
export const readUpload = async (request: FastifyRequest, query: unknown) => {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) return refuse('upload.noFile');
  const { purpose } = query as { purpose: UploadPurpose };
  try {
    const checked = await inspectUpload(Readable.from(part.file), purpose);
    return { ...checked, name: part.filename.normalize('NFC').slice(0, 200) };
  } catch (error) {
    if (error instanceof UploadRefused) throw new Refusal(error.key, error.params);
    throw error;
  } finally {
    part.file.resume();
  }
};
