import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaries } from '../apps/server/seeds/dictionaries.ts';
import { type MenuSeed, menus } from '../apps/server/seeds/menus.ts';
import { type Texts, textsIn } from '../apps/server/src/platform/i18n/texts.ts';
import { readTexts } from './texts.ts';

const root = join(import.meta.dirname, '..');
export const languages = ['zh_CN', 'en_US'] as const;
export type Lang = (typeof languages)[number];

/** A text that a person reads, and where it stands: `imports:steps.map`. */
export interface Said {
  place: string;
  text: string;
}

const flat = (tree: Texts, prefix: string): Said[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ place: prefix + key, text: value }]
      : flat(value, `${prefix}${key}.`),
  );

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const word = { zh_CN: 'zh', en_US: 'en' } as const;

const inMenus = (lang: Lang, entries: readonly MenuSeed[]): Said[] =>
  entries.flatMap((entry) => [
    { place: `menus:${entry.key}`, text: entry[word[lang]] },
    ...(entry.buttons ?? []).map((button) => ({
      place: `menus:${button.permission}`,
      text: button[word[lang]],
    })),
    ...inMenus(lang, entry.children ?? []),
  ]);

const inDictionaries = (lang: Lang): Said[] =>
  Object.entries(dictionaries).flatMap(([code, items]) =>
    items.map((item) => ({ place: `dictionaries:${code}.${item.value}`, text: item[word[lang]] })),
  );

/** The text of a page of help, without its marks and its style; the link to the other language too. */
const inHelp = (lang: Lang): Said[] =>
  ['', 'chat.'].flatMap((kind) =>
    read(`apps/web/public/help/${kind}${lang}.html`)
      .replace(/<style>.*?<\/style>|<footer>.*?<\/footer>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, at) => ({ place: `help:${kind}${at}`, text })),
  );

/** What the pages of help say, and the list of changes in Chinese. What people may type is theirs. */
const inTopics = (lang: Lang): Said[] =>
  readdirSync(join(root, 'docs/help', word[lang]))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      read(`docs/help/${word[lang]}/${name}`)
        .replace(/^<!--.*?-->/s, '')
        .replaceAll('**', '')
        .split('\n')
        .map((line) => line.replace(/^(#+|-|\d+\.) /, '').trim())
        .filter((line) => line !== '')
        .map((text, at) => ({ place: `topics:${name}.${at}`, text })),
    );

/** Every text of the product in one language. */
export const everyText = (lang: Lang): Said[] => [
  ...Object.entries({
    ...readTexts(join(root, 'apps/web/src'), lang),
    ...readTexts(join(root, 'packages/contract/texts'), lang),
  }).flatMap(([feature, texts]) => flat(texts, `${feature}:`)),
  ...textsIn(lang).flatMap((texts) => flat(texts, 'server:')),
  ...inMenus(lang, menus),
  ...inDictionaries(lang),
  ...inHelp(lang),
  ...inTopics(lang),
];

/** A word that a text must not say, the phrases in which it may, and what to say instead. */
export interface Avoided {
  word: string;
  but: readonly string[];
  say: string;
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim());

/** `customer (but customer number, customer service), client` → two words, one with two phrases. */
const avoidedIn = (cell: string, say: string): Avoided[] =>
  cell
    .split(/[,、](?![^(（]*[)）])/)
    .map((part) => /^([^(（]*)(?:[(（](?:but |除)(.*)[)）])?$/.exec(part.trim()))
    .flatMap((match) => {
      const [, avoided = '', but = ''] = match ?? [];
      const phrases = but.split(/[,、]/).map((phrase) => phrase.trim());
      return avoided.trim() === ''
        ? []
        : [{ word: avoided.trim(), but: phrases.filter((phrase) => phrase !== ''), say }];
    });

/** The words of the trade, from the table in the glossary that people read. */
export const readGlossary = (lang: Lang, text = read('docs/glossary.md')): Avoided[] => {
  const [, table = ''] = text.split('## In texts');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [, en = '', zh = '', notEn = '', notZh = ''] = cells(line);
      return lang === 'en_US' ? avoidedIn(notEn, en) : avoidedIn(notZh, zh);
    });
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const variables = /\{\{[^}]*\}\}/g;

const pattern = (text: string) =>
  /\p{Script=Han}/u.test(text)
    ? new RegExp(escaped(text), 'g')
    : new RegExp(`(?<![\\w-])${escaped(text)}(?![\\w-])`, 'gi');

/** What a text says that it must not. */
export const faultsOf = (text: string, glossary: readonly Avoided[]): Avoided[] =>
  glossary.filter(({ word: avoided, but }) => {
    const rest = but.reduce((left, phrase) => left.replace(pattern(phrase), ''), text);
    return pattern(avoided).test(rest.replace(variables, ' '));
  });

const han = '\\p{Script=Han}';

/** How a text is written, whatever it says. */
const shapes: readonly (readonly [string, RegExp, readonly Lang[]])[] = [
  ['has two spaces in a row', / {2}/, languages],
  ['has three dots for an ellipsis', /\.\.\./, languages],
  ['has straight double quotes', /"/, languages],
  ['has a word of the code', /(?<![\w.])[a-z]+[A-Z]\w*/, languages],
  [
    'has half-width marks between Chinese',
    new RegExp(`${han}[,;:!?]|[,;:!?]${han}`, 'u'),
    ['zh_CN'],
  ],
  ['has half-width brackets at Chinese', new RegExp(`${han}\\(|\\)${han}`, 'u'), ['zh_CN']],
  [
    'has no space between Chinese and Latin',
    new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, 'u'),
    ['zh_CN'],
  ],
  ['is a label and ends with a full stop', /^\S{1,6}。$/, ['zh_CN']],
  ['is a label and ends with a full stop', /^\S+( \S+){0,1}\.$/, ['en_US']],
  ['has full-width marks', /[，。；：！？（）]/, ['en_US']],
];

export const shapeFaults = (text: string, lang: Lang): string[] => {
  const bare = text.replace(variables, '…');
  return shapes.flatMap(([fault, shape, langs]) =>
    langs.includes(lang) && shape.test(bare) ? [fault] : [],
  );
};
