import { createHash, createHmac } from 'node:crypto';

// Alibaba Cloud's "signature method V3": a digest of the request in one agreed spelling, signed
// with the secret. https://www.alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature
const algorithm = 'ACS3-HMAC-SHA256';

type AcsRequest = {
  method: 'GET' | 'POST';
  host: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: string;
  action: string;
  version: string;
  /** ISO 8601 in UTC without fractions; the server refuses one 15 minutes off. */
  date: string;
  nonce: string;
};

export type AcsKey = { id: string; secret: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

// RFC 3986: encodeURIComponent leaves five characters alone that the signature wants encoded.
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );

// By code unit, not by a language's alphabet: the server sorts bytes.
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : a > b ? 1 : 0;

const queryString = (query: AcsRequest['query']) =>
  Object.entries(query)
    .sort(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

/** The query to send, spelled as it was signed, and the headers beside `host`, which fetch sets. */
export const signAcs3 = (request: AcsRequest, key: AcsKey) => {
  const query = queryString(request.query);
  const bodyHash = sha256(request.body);
  const headers = {
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const sorted = Object.entries({ host: request.host, ...headers }).sort(byName);
  const names = sorted.map(([name]) => name).join(';');
  const lines = sorted.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = [request.method, request.path, query, lines, names, bodyHash].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
};
