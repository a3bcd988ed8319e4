import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadPurpose } from '@alpaca/contract';
import { reencodeImage } from './image.ts';
import { detectKind } from './kind.ts';
import { checkPdf } from './pdf.ts';
import { type FileKind, purposes } from './purposes.ts';
import { refuseUpload } from './refused.ts';
import { textEncoding } from './text.ts';
import { checkXlsx } from './xlsx.ts';

export type CheckedFile = {
  body: Buffer;
  contentType: string;
  extension: string;
  bytes: number;
  sha256: string;
  /** Of a PDF. */
  pages?: number;
};

const readUpTo = async (stream: Readable, limitMb: number): Promise<Buffer> => {
  const limit = limitMb * 1024 * 1024;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop by the refusal destroys the stream: not a byte more is asked for.
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) refuseUpload('upload.tooLarge', { limitMb });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

type Checked = Pick<CheckedFile, 'body' | 'contentType' | 'extension' | 'pages'>;
type Check = (body: Buffer, maxSide: number | undefined) => Checked | Promise<Checked>;

const image =
  (kind: 'jpeg' | 'png' | 'webp', extension: string): Check =>
  async (body, maxSide) => ({
    body: await reencodeImage(body, kind, maxSide),
    contentType: `image/${kind}`,
    extension,
  });

const checks: Record<FileKind, Check> = {
  jpeg: image('jpeg', 'jpg'),
  png: image('png', 'png'),
  webp: image('webp', 'webp'),
  pdf: async (body) => ({
    ...(await checkPdf(body)),
    contentType: 'application/pdf',
    extension: 'pdf',
  }),
  xlsx: (body) => ({
    body: checkXlsx(body),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  }),
  csv: (body) => ({
    body,
    contentType: `text/csv; charset=${textEncoding(body) ?? 'utf-8'}`,
    extension: 'csv',
  }),
};

/** Names and headers are the sender's claims and play no part; only the bytes decide. */
export const inspectUpload = async (
  stream: Readable,
  purpose: UploadPurpose,
): Promise<CheckedFile> => {
  const { kinds, limitMb, maxSide } = purposes[purpose];
  const received = await readUpTo(stream, limitMb);
  if (received.length === 0) refuseUpload('upload.broken', { reason: 'empty' });
  const kind = await detectKind(received, kinds);
  if (!kind) return refuseUpload('upload.wrongType', { allowed: kinds.join(', ') });
  const checked = await checks[kind](received, maxSide);
  const sha256 = createHash('sha256').update(checked.body).digest('hex');
  return { ...checked, bytes: checked.body.length, sha256 };
};
