import { hash } from 'node:crypto';
import { countText, type Language, languages } from '@alpaca/contract';
import { fullCell } from '../cells/load.ts';
import { Html, html } from '../http/html.ts';
import { framedStyle } from '../http/pageStyle.ts';
import { words } from '../i18n/i18n.ts';
import type { CellSeen, Overview } from './overview.ts';

const style = framedStyle(import.meta.dirname, 'operationsPage.css');

/** Nothing runs here, and nothing comes from elsewhere. */
export const operationsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const tags: Readonly<Record<Language, string>> = { zh_CN: 'zh-CN', en_US: 'en' };
const ownNames: Readonly<Record<Language, string>> = { zh_CN: '中文', en_US: 'English' };

type Tone = '' | 'good' | 'care' | 'bad';
interface Figure {
  /** Its name below `operations.` */
  name: string;
  text: string;
  tone?: Tone;
}

const say = (lang: Language, key: string, params = {}) => words(lang, `operations.${key}`, params);

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
const sizeText = (bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const text = (bytes / 1024 ** power).toFixed(power < 3 ? 0 : 1).replace(/\.0$/, '');
  return `${text} ${units[power]}`;
};
const rateText = (rate: number) => (rate < 10 ? rate.toFixed(1) : countText(Math.round(rate)));
const over = (value: number, most: number): Tone => (value > most ? 'care' : '');

/** Beyond these somebody should look; what wakes people stands in ops/seeing/rules.yml. */
const most = { load: 0.8, lagSeconds: 10, jobSeconds: 60, relaySeconds: 10, directorySeconds: 60 };

const replicas = (lang: Language, told: NonNullable<CellSeen['told']>): Figure => {
  const { replicas: count, replicaLagSeconds: lag } = told;
  if (count === 0) return { name: 'replicas', text: say(lang, 'none') };
  const text = say(lang, 'lag', { count, seconds: lag.toFixed(1) });
  return { name: 'replicas', text, tone: over(lag, most.lagSeconds) };
};

const directory = (lang: Language, isHome: boolean, age: number | null): Figure => {
  const name = 'directory';
  if (isHome) return { name, text: say(lang, 'home') };
  if (age === null) return { name, text: say(lang, 'never'), tone: 'care' };
  return { name, text: seconds(lang, age), tone: over(age, most.directorySeconds) };
};

const seconds = (lang: Language, value: number) =>
  say(lang, 'seconds', { seconds: value < 10 ? value.toFixed(1) : countText(Math.round(value)) });

const figuresOf = (lang: Language, seen: CellSeen): Figure[] => {
  const { told, isHome } = seen;
  const always = [
    { name: 'tenants', text: countText(seen.tenants) },
    { name: 'calls', text: rateText(seen.callsASecond) },
  ];
  if (!told) return always;
  const { transactionsASecond: transactions } = told;
  return [
    {
      name: 'load',
      text: `${Math.round(told.load * 100)} %`,
      tone: over(told.load, most.load),
    },
    ...always,
    {
      name: 'transactions',
      text: transactions === null ? say(lang, 'unknown') : rateText(transactions),
    },
    { name: 'ordersAMinute', text: rateText(told.ordersAMinute) },
    { name: 'ordersADay', text: countText(Math.round(told.ordersADay)) },
    { name: 'size', text: sizeText(told.bytes) },
    replicas(lang, told),
    directory(lang, isHome, told.directoryAgeSeconds),
    {
      name: 'oldestJob',
      text: seconds(lang, told.oldestJobSeconds),
      tone: over(told.oldestJobSeconds, most.jobSeconds),
    },
    {
      name: 'relay',
      text: seconds(lang, told.relayLagSeconds),
      tone: over(told.relayLagSeconds, most.relaySeconds),
    },
  ];
};

const takes = (lang: Language, { takesTenants, told }: CellSeen) => {
  if (told && told.load >= 1) return say(lang, 'full');
  return say(lang, takesTenants ? 'open' : 'closed');
};

const card = (
  lang: Language,
  seen: CellSeen,
): Html => html`<section class="card${!seen.told && ' gone'}" aria-labelledby="${seen.cell}">
<h2 id="${seen.cell}">${seen.cell}</h2>
<p class="tag ${seen.told ? 'good' : 'bad'}">${say(lang, seen.told ? 'answers' : 'gone')}</p>
<p class="soft">${takes(lang, seen)}</p>
<dl>${figuresOf(lang, seen).map(
  ({ name, text, tone }) =>
    html`<div><dt>${say(lang, name)}</dt><dd class="${tone}">${text}</dd></div>
`,
)}</dl>
</section>`;

/** The whole page: readable as it comes, without a script; it comes again by itself. */
export const operationsPage = (lang: Language, seen: Overview): string => {
  const other = languages.find((one) => one !== lang) as Language;
  return html`<!doctype html>
<html lang="${tags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="15">
<title>${say(lang, 'title')} · Alpaca</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>
<h1>${say(lang, 'title')}</h1>
<a href="?lang=${other}" lang="${tags[other]}" hreflang="${tags[other]}">${ownNames[other]}</a>
</header>
<main>
<p class="soft">${say(lang, 'about')} · ${say(lang, 'node', { node: seen.node, at: seen.at })}</p>
<div class="cells">${seen.cells.map((one) => card(lang, one))}</div>
</main>
<footer><p>${say(lang, 'rules', { orders: countText(fullCell.ordersADay), size: sizeText(fullCell.bytes) })}</p></footer>
</body>
</html>
`.text;
};
