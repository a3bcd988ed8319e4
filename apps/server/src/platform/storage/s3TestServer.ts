import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
// @ts-expect-error s3rver ships no types
import S3rver from 's3rver';

type Call = { method: string; path: string; status: number };

const forward = (port: number, from: IncomingMessage, to: ServerResponse, seen: Call[]) => {
  const { method = '', url = '', headers } = from;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    seen.push({ method, path: url, status: answer.statusCode ?? 0 });
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
};

/**
 * A real S3 server, seen through a door that notes every request. s3rver knows no
 * AbortMultipartUpload (it answers 405), so the door carries that one out as S3 documents it.
 */
export const startS3 = async (directory: string, bucket: string) => {
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const inner: AddressInfo = await s3.run();
  const uploads = join(directory, bucket, '._S3rver_uploads');
  const calls: Call[] = [];
  const refused: RegExp[] = [];

  const door = createServer(async (from, to) => {
    const url = new URL(from.url ?? '', 'http://door');
    const uploadId = url.searchParams.get('uploadId');
    if (refused.some((asked) => asked.test(`${from.method} ${from.url}`))) {
      calls.push({ method: from.method ?? '', path: from.url ?? '', status: 403 });
      return from.resume().on('end', () => to.writeHead(403).end());
    }
    if (from.method !== 'DELETE' || !uploadId) return forward(inner.port, from, to, calls);
    await rm(join(uploads, uploadId), { recursive: true });
    calls.push({ method: 'DELETE', path: from.url ?? '', status: 204 });
    to.writeHead(204).end();
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));

  return {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    uploads,
    calls,
    /** What is answered with 403 while it stands here, as `METHOD path`. */
    refused,
    stop: async () => {
      door.closeAllConnections();
      await new Promise((done) => door.close(done));
      await s3.close();
    },
  };
};
