import { languages, openCalls, refusals } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages as measuredPages } from '../../../../../../scripts/lighthouseBudgets.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventBody } from '../webhooks/saying/eventBody.ts';
import type { Note } from '../webhooks/saying/notes.repository.ts';
import { docsPages, pagePath } from './docsPage.ts';
import { docsWords } from './docsWords.ts';
import { fieldNames } from './fieldNames.ts';
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

test.each(languages)('every field of the published description is explained, %s', (lang) => {
  const { fields } = docsWords[lang];
  const named = new Set(fieldNames());
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter((name) => !fields[name]).sort()).toEqual([]);
  expect(Object.keys(fields).filter((name) => !named.has(name))).toEqual([]);
});

/** The JSON of an example in a guide, once for each language. */
const jsonOf = async (page: 'errors' | 'webhooks') =>
  Promise.all(
    languages.map(async (lang) => {
      const { body } = await see(pagePath(lang, page));
      const [, text = ''] =
        /<pre[^>]*><code>[^<]*?(\{\s*&?[^<]*"type"[^<]*)<\/code>/.exec(body) ?? [];
      return JSON.parse(text);
    }),
  );

test('the refusal of the guide is one that is answered', async () => {
  const shown = await jsonOf('errors');
  for (const { status, errorKey, type, title, detail } of shown) {
    expect(status).toBe(refusals[errorKey as 'order.customerNoTaken']);
    expect([type, title, detail].every((text) => text.length > 0)).toBe(true);
    const [path, anchor] = type.split('#');
    expect((await see(path)).body).toContain(` id="${anchor}"`);
    expect(anchor).toBe(errorKey);
  }
});

test('the message of the guide has the fields of those that are sent', async () => {
  const note: Note = {
    ...{ id: '1', merchant_id: '1', order_id: '1', currency: null, facts: {} },
    ...{ type: 'order.moved', created_at: new Date() },
  };
  const sent = JSON.parse(eventBody(note, { parcel: undefined, balance: undefined }, 1));
  for (const shown of await jsonOf('webhooks')) {
    expect(Object.keys(sent)).toEqual(Object.keys(shown));
    expect(Object.keys(sent.data)).toEqual(expect.arrayContaining(Object.keys(shown.data)));
  }
});

test('the speed of every page is measured by night, in both languages', () => {
  const measured = Object.values(measuredPages).map(({ path }) => path);
  for (const lang of languages) {
    for (const page of docsPages) expect(measured).toContain(pagePath(lang, page));
  }
});

test('both languages say the same things', () => {
  const keysOf = (lang: (typeof languages)[number]) =>
    Object.entries(docsWords[lang]).map(([part, words]) =>
      typeof words === 'string' ? part : [part, Object.keys(words)],
    );
  expect(keysOf('zh_CN')).toEqual(keysOf('en_US'));
});
