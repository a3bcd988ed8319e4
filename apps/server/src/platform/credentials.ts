import { createHash, randomBytes } from 'node:crypto';

/** Tokens and tickets: where to look (cell and tenant), then 256 bits that only their holder knows. */
export interface Credential {
  text: string;
  hash: Buffer;
}

export interface Located {
  cell: string;
  tenantId: string;
  hash: Buffer;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const shortId = (uuid: string) =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

const longId = (short: string) =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const newCredential = (cell: string, tenantId: string): Credential => {
  const secret = randomBytes(32).toString('base64url');
  return { text: `${cell}.${shortId(tenantId)}.${secret}`, hash: hashOf(secret) };
};

/** Only says where to look; whether it is good is known where it is kept. */
export const readCredential = (text: string): Located | null => {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(text);
  if (!match) return null;
  const [, cell = '', tenant = '', secret = ''] = match;
  return { cell, tenantId: longId(tenant), hash: hashOf(secret) };
};
