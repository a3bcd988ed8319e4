import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { checkedAddresses, checkedLookup, type Egress } from './checkedLookup.ts';

const readMost = 64 * 1024;

export interface Answer {
  status: number;
  /** As a server gave it, in seconds or as a date. */
  retryAfter: string | undefined;
  /** How the body began. */
  text: string;
}

const textOf = async (response: http.IncomingMessage, most: number) => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size >= readMost) break;
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
};

const send = (url: URL, body: Buffer, options: https.RequestOptions) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).on('error', reject).end(body);
  });

export interface PostOut {
  url: string;
  body: Buffer;
  headers: Record<string, string>;
  timeoutMs: number;
  /** How much of the answer is kept. */
  keepMost: number;
}

/**
 * Posts to an address that a stranger gave: every address of its name is checked as it is connected to,
 * redirects are answers like others, the time holds for all of it.
 */
export const postOut = async (egress: Egress, asked: PostOut): Promise<Answer> => {
  const url = new URL(asked.url);
  // Where there is no name, nothing is looked up.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) await checkedAddresses(egress, url.hostname);
  const { body, headers, timeoutMs } = asked;
  const response = await send(url, body, {
    method: 'POST',
    agent: false,
    lookup: checkedLookup(egress),
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...headers, 'content-length': body.length },
  });
  const text = await textOf(response, asked.keepMost);
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text };
};
