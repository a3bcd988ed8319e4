import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; bytes: number; contentType: string };

export type Storage = {
  put(
    key: string,
    body: Buffer | Readable,
    options: { contentType: string },
  ): Promise<{ bytes: number }>;
  /** The caller reads the body to its end or destroys it; it holds a file handle or a socket. */
  get(key: string): Promise<StoredFile | null>;
  /** Removing what is not there succeeds, so that a repeated clean-up is harmless. */
  remove(key: string): Promise<void>;
  check(): Promise<void>;
};

// Every segment starts with a letter or digit, so no key can climb out of its folder or hide in it.
const keyPattern = /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/;

// S3 allows 1,024 bytes for prefix and key together, file systems 255 for one name.
const longestKey = 512;
const longestSegment = 200;

export const checkedKey = (key: string): string => {
  const fits =
    key.length <= longestKey && key.split('/').every((part) => part.length <= longestSegment);
  if (!fits || !keyPattern.test(key) || key.includes('..')) throw new Error('invalid storage key');
  return key;
};
