import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Language, languages } from '@alpaca/contract';
import type { FastifyInstance } from 'fastify';
import { type DocsPage, docsPage, docsPages, docsPolicy, pagePath } from './docsPage.ts';
import { errorsPage } from './errorsPage.ts';
import { guide } from './guides.ts';
import { playgroundPage, playgroundPolicy } from './playgroundPage.ts';
import { referencePage } from './referencePage.ts';

const contentOf = (lang: Language, page: Exclude<DocsPage, 'playground'>) => {
  if (page === 'reference') return referencePage(lang);
  if (page === 'errors') return errorsPage(lang, guide(lang, page));
  return guide(lang, page);
};

interface Written {
  text: string;
  packed: Buffer;
  etag: string;
}

const write = (lang: Language, page: DocsPage): Written => {
  const text =
    page === 'playground' ? playgroundPage(lang) : docsPage(lang, page, contentOf(lang, page));
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  return { text, packed: gzipSync(text), etag };
};

/**
 * What merchants' developers read: written once, the first time that somebody asks, and the same for
 * everybody. It stands outside the contract, because what it answers are pages.
 */
export const addDocs = (server: FastifyInstance) => {
  for (const lang of languages) {
    for (const page of docsPages) {
      let written: Written | undefined;
      server.get(pagePath(lang, page), (request, reply) => {
        request.callName = 'openDocs';
        written ??= write(lang, page);
        reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('content-security-policy', page === 'playground' ? playgroundPolicy : docsPolicy)
          .header('cache-control', 'public, max-age=600')
          .header('vary', 'accept-encoding')
          .header('etag', written.etag);
        if (request.headers['if-none-match'] === written.etag) return reply.code(304).send();
        return /\bgzip\b/.test(String(request.headers['accept-encoding']))
          ? reply.header('content-encoding', 'gzip').send(written.packed)
          : reply.send(written.text);
      });
    }
  }
};
