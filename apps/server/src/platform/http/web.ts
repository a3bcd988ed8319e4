import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from '@alpaca/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Directory } from '../cells/directory.ts';
import { Refusal } from '../refusal.ts';
import { hostOf } from './host.ts';
import { manifestOf } from './manifest.ts';
import { askedLanguage } from './open.ts';
import { sendRefusal } from './reply.ts';

// Print clients listen on these ports of the user's own machine: QZ Tray with and without a
// certificate, C-Lodop likewise. Only sockets, and no script of theirs: anybody could listen there.
const printClients = [
  ...[8181, 8282, 8383, 8484].map((port) => `wss://localhost:${port}`),
  ...[8182, 8283, 8384, 8485].map((port) => `ws://localhost:${port}`),
  'ws://localhost:8000',
  'ws://localhost:18000',
  'wss://localhost.lodop.net:8443',
  'wss://localhost.lodop.net:8444',
];

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

const policy = (nonce: string, chatUrl: string) => {
  const chat = originOf(chatUrl);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // antd sets style attributes on elements; they can't run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' blob: ${printClients.join(' ')}`,
    `frame-src 'self' blob:${chat ? ` ${chat}` : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Of the pages and drawings beside the web: they run nothing, and only we frame them. */
const quietPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Of scripts and styles: a worker that is made from one has this policy. */
const assetPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built web: hashed assets for a year, the page itself never, with a nonce of its own. */
export const serveWeb = async (server: FastifyInstance, dist: string, directory: Directory) => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  await server.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    // The build has packed its scripts and styles already.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      // Packed it ends otherwise.
      const isScript = hashed || /\/worker\.js(\.br)?$/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('content-security-policy', isScript ? assetPolicy : quietPolicy);
    },
  });
  server.get('/manifest.webmanifest', async (request, reply) => {
    const tenant = await directory.byHost(hostOf(request));
    return reply
      .header('content-type', 'application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify(manifestOf(tenant, askedLanguage(request) ?? constants.defaultLanguage)),
      );
  });
  server.get('/*', async (request, reply) => {
    if (request.url.startsWith(`${constants.basePath}/`)) {
      return sendRefusal(reply, constants.defaultLanguage, new Refusal('request.notFound'));
    }
    const tenant = await directory.byHost(hostOf(request));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce, tenant?.chatUrl ?? ''))
      .send(page.replaceAll('__CSP_NONCE__', nonce));
  });
};

/**
 * Headers that every answer carries, page or call: helmet's, and a policy for what is no page,
 * which pages and files replace by theirs. Here as a table, because they never change and
 * @fastify/helmet works them out again for every answer.
 */
const secure = {
  // Nearly all is somebody's own. What may be kept, the web's files, says so itself.
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

export const secureHeaders = (server: FastifyInstance) => {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(secure);
    done();
  });
};
