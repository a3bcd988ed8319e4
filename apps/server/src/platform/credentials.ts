import { hash, randomBytes } from 'node:crypto';

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

const hashOf = (secret: string) => hash('sha256', secret, 'buffer');

const shortId = (uuid: string) =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

/** Tenants are few and named in every request, so their ids are worked out once. */
const longIds = new Map<string, string>();
const longId = (short: string): string => {
  const known = longIds.get(short);
  if (known) return known;
  if (longIds.size >= 10_000) longIds.clear();
  const hex = Buffer.from(short, 'base64url').toString('hex');
  const long = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  longIds.set(short, long);
  return long;
};

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
