import type { Readable } from 'node:stream';
import { AbortMultipartUploadCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

type Target = { Bucket: string; Key: string; ContentType: string };

// S3 refuses parts under 5 MiB except the last, and more than 10,000 of them: 80 GiB a file here.
const partSize = 8 * 1024 * 1024;

/** A stream that fits into one part is sent whole, a longer one part by part as it comes. */
export const uploadStream = async (
  client: S3Client,
  target: Target,
  stream: Readable,
): Promise<{ bytes: number }> => {
  const upload = new Upload({
    client,
    params: { ...target, Body: stream },
    partSize,
    // One part at a time: whoever streams a long file must not hold much of it.
    queueSize: 1,
    // Left by the library and removed below: it leaves them too when the last request is refused,
    // and where removing fails it tells of that instead of the reason.
    leavePartsOnError: true,
  });
  let bytes = 0;
  upload.on('httpUploadProgress', ({ loaded = 0 }) => {
    bytes = loaded;
  });
  try {
    await upload.done();
    return { bytes };
  } catch (error) {
    // The first failure is the one to tell. Parts that stay behind (this abort failed, or the
    // process died) are invisible, and swept by a bucket rule for incomplete uploads.
    await abort(client, target, upload.uploadId).catch(() => {});
    throw error;
  } finally {
    // Ends the source as well when the server refused half-way.
    stream.destroy();
  }
};

const abort = async (client: S3Client, { Bucket, Key }: Target, UploadId: string | undefined) => {
  if (UploadId) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
};
