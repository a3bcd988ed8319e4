import { hash } from 'node:crypto';
import {
  type Language,
  languages,
  type TrackStage,
  type TrackStatus,
  trackActionBy,
} from '@alpaca/contract';
import type { Tenant } from '../../../platform/context.ts';
import { Html, html } from '../../../platform/http/html.ts';
import { framedStyle } from '../../../platform/http/pageStyle.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { pagePath } from './pagePath.ts';
import type { PublicEvent, PublicTrack } from './publicTrack.service.ts';

const style = framedStyle(import.meta.dirname, 'trackPage.css');

/** Nothing runs here, and nothing comes from elsewhere: the page is this text and a logo of ours. */
export const trackPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export type Found = PublicTrack | 'nothing' | 'tooMany' | null;

export interface Asked {
  tenant: Tenant | null;
  lang: Language;
  number: string;
  code: string;
}

const tags: Readonly<Record<Language, string>> = { zh_CN: 'zh-CN', en_US: 'en' };
const ownNames: Readonly<Record<Language, string>> = { zh_CN: '中文', en_US: 'English' };

const say = (lang: Language, key: string) => words(lang, `trackPage.${key}`);

const nameOf = ({ tenant, lang }: Asked) =>
  tenant ? (lang === 'en_US' && tenant.nameEn) || tenant.nameZh : say(lang, 'title');

/** The same in the other language. */
const otherLanguage = ({ lang, number, code }: Asked) => {
  const other = languages.find((one) => one !== lang) as Language;
  const query = new URLSearchParams({ ...(number && { number }), lang: other });
  const path = code ? `${pagePath}/${encodeURIComponent(code)}` : pagePath;
  const tag = tags[other];
  return html`<a href="${path}?${query.toString()}" lang="${tag}" hreflang="${tag}">${ownNames[other]}</a>`;
};

const head = (asked: Asked) => html`<header>
${asked.tenant?.logoUrl && html`<img src="${asked.tenant.logoUrl}" alt="" width="40" height="40">`}
<p>${nameOf(asked)}</p>
${otherLanguage(asked)}
</header>`;

const form = ({ lang, number }: Asked) => html`<form action="${pagePath}" role="search">
<label for="number">${say(lang, 'number')}</label>
<div><input id="number" name="number" value="${number}" required maxlength="64" autocomplete="off" autocapitalize="characters" spellcheck="false" enterkeyhint="search">
<button type="submit">${say(lang, 'find')}</button></div>
<input type="hidden" name="lang" value="${lang}">
</form>`;

const tones: Partial<Record<TrackStage, string>> = {
  delivered: 'good',
  attemptFailed: 'care',
  readyForPickup: 'care',
  returning: 'care',
  returned: 'care',
};

/** By what it means to whoever waits for it. */
const toneOf = ({ stage, reason }: PublicTrack) =>
  trackActionBy(reason) ? 'care' : ((stage && tones[stage]) ?? '');

const step =
  (lang: Language, { way, status }: PublicTrack) =>
  (one: TrackStatus) => {
    const text = say(lang, `way.${one}`);
    if (one === status) return html`<li aria-current="step">${text}</li>`;
    return way.indexOf(one) < way.indexOf(status)
      ? html`<li class="past">${text}</li>`
      : html`<li>${text}</li>`;
  };

// Seconds are nobody's, and a line without them is read faster.
const minutes = (statedTime: string) => statedTime.slice(0, 16);

const line = ({ statedTime, text, place, words: said }: PublicEvent) => html`<li>
<strong>${text}</strong>
<span><time datetime="${minutes(statedTime)}">${minutes(statedTime)}</time>${place && ` · ${place}`}</span>
${said && html`<q>${said}</q>`}
</li>`;

const serviceUrl = ({ tenant, lang }: Asked): string => {
  const url = (tenant?.chatUrl || tenant?.helpUrl || '').replaceAll('{lang}', lang);
  return /^(https:\/\/|\/(?!\/))/.test(url) ? url : '';
};

const service = (asked: Asked) => {
  const url = serviceUrl(asked);
  return url && html`<p class="service"><a href="${url}">${say(asked.lang, 'service')}</a></p>`;
};

const expected = (lang: Language, { arrival }: PublicTrack) => {
  if (!arrival) return null;
  const { from, to } = arrival;
  return html`<p>${words(lang, from === to ? 'trackPage.expectedOn' : 'trackPage.expected', { from, to })}</p>`;
};

const track = (asked: Asked, found: PublicTrack) => {
  const { lang } = asked;
  const { numbers, status, stage, reason, events, isHolder } = found;
  const statusText = say(lang, `way.${status}`);
  const where = stage ? words(lang, `trackStage.${stage}`) : statusText;
  return html`<section class="card" aria-labelledby="where">
<ul class="numbers">${numbers.map((number) => html`<li>${number}</li>`)}</ul>
${where !== statusText && html`<span class="tag ${toneOf(found)}">${statusText}</span>`}
<h2 class="where ${where === statusText && toneOf(found)}" id="where">${where}</h2>
${reason && html`<p>${words(lang, `trackReason.${reason}`)}</p>`}
${expected(lang, found)}
<ol class="way">${found.way.map(step(lang, found))}</ol>
${isHolder && service(asked)}
</section>
<section class="card" aria-labelledby="events">
<h2 id="events">${say(lang, 'events')}</h2>
<p class="soft">${say(lang, 'clocks')}</p>
<ol class="events">${events.map(line)}</ol>
</section>`;
};

const notice = (
  lang: Language,
  about: 'nothing' | 'tooMany',
) => html`<section class="card" role="status">
<h2>${say(lang, about)}</h2>
<p>${say(lang, `${about}Text`)}</p>
</section>`;

const outcome = (asked: Asked, found: Found) => {
  if (found === null) return null;
  return typeof found === 'string' ? notice(asked.lang, found) : track(asked, found);
};

/** The whole page: readable as it comes, without a script. */
export const trackPage = (asked: Asked, found: Found): string => {
  const { lang } = asked;
  return html`<!doctype html>
<html lang="${tags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${say(lang, 'about')}">
<title>${say(lang, 'title')} · ${nameOf(asked)}</title>
${asked.tenant?.logoUrl && html`<link rel="icon" href="${asked.tenant.logoUrl}">`}
<style>${new Html(style)}</style>
</head>
<body>
${head(asked)}
<main>
<h1>${say(lang, 'title')}</h1>
${form(asked)}
${outcome(asked, found)}
</main>
<footer><p>${say(lang, 'questions')}</p></footer>
</body>
</html>
`.text;
};
