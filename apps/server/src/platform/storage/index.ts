import { fileURLToPath } from 'node:url';
import { localStorage } from './local.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

export type { Storage } from './port.ts';

const openS3 = (url: URL): Storage => {
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  const pathStyle = url.searchParams.get('forcePathStyle');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!url.hostname) throw new Error('the storage address names no bucket');
  return s3Storage({
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    // Servers of one's own rarely answer to bucket.host names.
    forcePathStyle: pathStyle === null ? endpoint !== undefined : pathStyle === 'true',
  });
};

/**
 * `file:/abs/path`, or `s3://bucket/prefix?endpoint=…&region=…&forcePathStyle=true|false` with the
 * credentials in the standard AWS environment variables.
 */
export const openStorage = (address: string): Storage => {
  const url = new URL(address);
  switch (url.protocol) {
    case 'file:':
      return localStorage(fileURLToPath(url));
    case 's3:':
      return openS3(url);
    default:
      throw new Error(`no storage for ${url.protocol}`);
  }
};
