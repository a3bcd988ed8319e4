import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

export type Target = { Bucket: string; Key: string; ContentType: string };

// S3 refuses parts under 5 MiB except the last, and more than 10,000 of them: 80 GiB a file here.
const partBytes = 8 * 1024 * 1024;

async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    pending.push(bytes);
    size += bytes.length;
    while (size >= partBytes) {
      const whole = Buffer.concat(pending, size);
      yield whole.subarray(0, partBytes);
      pending = [whole.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(pending, size);
}

/** A stream that fits into one part is sent whole, a longer one part by part as it comes. */
export const uploadStream = async (
  client: S3Client,
  target: Target,
  stream: Readable,
  putWhole: (target: Target, body: Buffer) => Promise<{ bytes: number }>,
): Promise<{ bytes: number }> => {
  const parts = inParts(stream);
  try {
    const first = await parts.next();
    const body = first.done ? Buffer.alloc(0) : first.value;
    if (body.length < partBytes) return await putWhole(target, body);
    return await uploadParts(client, target, body, parts);
  } finally {
    // Ends the source as well when the server refused half-way.
    stream.destroy();
  }
};

const uploadParts = async (
  client: S3Client,
  { Bucket, Key, ContentType }: Target,
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
) => {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType }),
  );
  const upload = { Bucket, Key, UploadId };
  const done: { ETag: string | undefined; PartNumber: number }[] = [];
  let bytes = 0;
  const send = async (Body: Buffer) => {
    const PartNumber = done.length + 1;
    const part = new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length });
    done.push({ ETag: (await client.send(part)).ETag, PartNumber });
    bytes += Body.length;
  };
  try {
    await send(first);
    for await (const body of rest) await send(body);
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }),
    );
    return { bytes };
  } catch (error) {
    // The first failure is the one to tell. Parts that stay behind (this abort failed, or the
    // process died) are invisible, and swept by a bucket rule for incomplete uploads.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
};
