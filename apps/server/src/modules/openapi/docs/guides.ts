import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, sandboxCases } from '@alpaca/contract';
import { Html, html } from '../../../platform/http/html.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** The example as it is run by a test. */
const example = (file: string) => html`<pre><code>${read('examples', file)}</code></pre>`;

const inserts: Readonly<Record<string, (argument: string) => Html>> = {
  example,
  cases: () => html`${sandboxCases.map((name) => html`<code>${name}</code> `)}`,
};

/** By keyboard one scrolls what one can be in. */
const scrollable = (text: string) => text.replaceAll('<pre>', '<pre tabindex="0">');

/** What people wrote about it, with the examples put in: `{{example first-order.py}}`. */
export const guide = (lang: Language, page: string): Html =>
  new Html(
    scrollable(
      read('guides', lang === 'zh_CN' ? 'zh' : 'en', `${page}.html`).replaceAll(
        /\{\{(\w+) ?([\w.-]*)\}\}/g,
        (_, name: string, argument: string) => inserts[name]?.(argument).text ?? '',
      ),
    ),
  );
