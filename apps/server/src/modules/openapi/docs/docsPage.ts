import { hash } from 'node:crypto';
import { apiDocsPath, type Language, languages } from '@alpaca/contract';
import { Html, html } from '../../../platform/http/html.ts';
import { pageStyle } from '../../../platform/http/pageStyle.ts';
import { docsWords } from './docsWords.ts';

const style = pageStyle(import.meta.dirname, 'docs.css');

/** Nothing runs on these pages, and nothing comes from elsewhere. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** In the order in which somebody new reads them; the first is where the docs begin. */
export const docsPages = [
  'first-order',
  'reference',
  'errors',
  'idempotency',
  'webhooks',
  'sandbox',
  'going-live',
  'playground',
] as const;
export type DocsPage = (typeof docsPages)[number];

const tags: Readonly<Record<Language, string>> = { zh_CN: 'zh-CN', en_US: 'en' };
const ownNames: Readonly<Record<Language, string>> = { zh_CN: '中文', en_US: 'English' };

/** Where a page is; the first one at the door. */
export const pagePath = (lang: Language, page: DocsPage) =>
  apiDocsPath(lang) + (page === docsPages[0] ? '' : page);

const menu = (lang: Language, shown: DocsPage) => {
  const { pages, labels } = docsWords[lang];
  return html`<nav aria-label="${labels.menu}"><ul>
${docsPages.map(
  (
    page,
  ) => html`<li><a href="${pagePath(lang, page)}"${page === shown && html` aria-current="page"`}>${pages[page]}</a></li>
`,
)}<li><a href="/open/v1/openapi.json">OpenAPI</a></li>
</ul></nav>`;
};

/** A whole page of the docs. */
export const docsPage = (lang: Language, page: DocsPage, content: Html): string => {
  const { title, pages, labels } = docsWords[lang];
  const other = languages.find((one) => one !== lang) as Language;
  return html`<!doctype html>
<html lang="${tags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pages[page]} · ${title}</title>
<meta name="description" content="${labels.description}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">${labels.skip}</a>
<header><a class="home" href="${apiDocsPath(lang)}">${title}</a>
<a href="${pagePath(other, page)}" lang="${tags[other]}" hreflang="${tags[other]}">${ownNames[other]}</a></header>
<div class="columns">
${menu(lang, page)}
<main id="content">
<h1>${pages[page]}</h1>
${content}
</main>
</div>
</body>
</html>
`.text;
};
