import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkedKey, type Storage } from './port.ts';
import { uploadStream } from './s3Upload.ts';

type S3Options = {
  bucket: string;
  prefix: string;
  region: string;
  endpoint?: string | undefined;
  forcePathStyle: boolean;
};

const openClient = ({ region, endpoint, forcePathStyle }: S3Options) =>
  new S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    // The SDK's default trailing checksums are not understood by many S3-compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a silent server holds a request, and the caller's transaction, for ever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  });

export const s3Storage = (options: S3Options): Storage => {
  const client = openClient(options);
  const { bucket: Bucket, prefix } = options;
  const at = (key: string) => ({ Bucket, Key: prefix + checkedKey(key) });

  return {
    async put(key, body, { contentType }) {
      const target = { ...at(key), ContentType: contentType };
      if (!Buffer.isBuffer(body)) return uploadStream(client, target, body);
      const bytes = body.length;
      await client.send(new PutObjectCommand({ ...target, Body: body, ContentLength: bytes }));
      return { bytes };
    },

    async get(key) {
      try {
        const found = await client.send(new GetObjectCommand(at(key)));
        return {
          // In Node the SDK answers with the socket's own stream; its type covers browsers too.
          body: found.Body as Readable,
          bytes: found.ContentLength ?? 0,
          contentType: found.ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
};
