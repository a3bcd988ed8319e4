import { languages, openCalls, refusals } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { docsPages, pagePath } from './docsPage.ts';
import { docsWords } from './docsWords.ts';
import { allRefusals } from './operations.ts';
import { groupOf } from './referencePage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** All of the docs' script, in bytes. */
const scriptMost = 100_000;

const see = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: 'yunling.localhost', ...headers } });

describe.each(languages)('%s', (lang) => {
  test.each(docsPages.filter((page) => page !== 'playground'))(
    '%s is a whole page without a script',
    async (page) => {
      const reply = await see(pagePath(lang, page));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
      expect(reply.body).toContain('</html>');
      const text = reply.body.replaceAll(/<pre.*?<\/pre>/gs, '');
      expect(text).not.toMatch(/<script|\{\{|undefined|\[object/);
      const again = await see(pagePath(lang, page), {
        'if-none-match': String(reply.headers.etag),
      });
      expect(again.statusCode).toBe(304);
    },
  );

  test('the playground has its script within, and little of it', async () => {
    const { body } = await see(pagePath(lang, 'playground'));
    const scripts = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, attributes]) => attributes)).not.toContainEqual(
      expect.stringContaining('src'),
    );
    const bytes = Buffer.byteLength(scripts.map(([, , code]) => code).join(''));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(scriptMost);
  });

  test('every link within leads somewhere', async () => {
    const pages = await Promise.all(docsPages.map((page) => see(pagePath(lang, page))));
    const ids = new Map(
      docsPages.map((page, at) => [
        pagePath(lang, page),
        new Set([...(pages[at]?.body ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    for (const [at, { body }] of pages.entries()) {
      const here = pagePath(lang, docsPages[at] as (typeof docsPages)[number]);
      for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g)) {
        const [path = '', anchor] = href.split('#');
        const known = ids.get(path === '' ? here : path);
        if (anchor !== undefined) expect(known?.has(anchor), `${here} → ${href}`).toBe(true);
      }
    }
  });

  test('every call, group and refusal is told of', () => {
    const { calls, groups } = docsWords[lang];
    expect(Object.keys(calls).sort()).toEqual(Object.keys(openCalls).sort());
    expect(new Set(Object.keys(groups))).toEqual(new Set(Object.values(openCalls).map(groupOf)));
    expect(allRefusals().filter((key) => !(key in refusals))).toEqual([]);
  });
});

test('both languages say the same things', () => {
  const keysOf = (lang: (typeof languages)[number]) =>
    Object.entries(docsWords[lang]).map(([part, words]) =>
      typeof words === 'string' ? part : [part, Object.keys(words)],
    );
  expect(keysOf('zh_CN')).toEqual(keysOf('en_US'));
});
