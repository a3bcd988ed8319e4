import { hash, randomBytes } from 'node:crypto';

/** A key as it is made: shown once, kept only as its hash. */
export interface MadeKey {
  key: string;
  prefix: string;
  hash: Buffer;
}

const shownOfSecret = 4;

// 32 random bytes are found by nobody who tries, so a fast hash keeps them as well as a slow one.
export const hashOf = (key: string) => hash('sha256', key, 'buffer');

/** The cell stands in front, so that a door knows whom to ask before it knows the tenant. */
export const makeKey = (mode: string, cell: string): MadeKey => {
  const start = `alp_${mode}_${cell}_`;
  const key = start + randomBytes(32).toString('base64url');
  return { key, prefix: key.slice(0, start.length + shownOfSecret), hash: hashOf(key) };
};
