import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import { pinyin } from 'pinyin-pro';
import type { Block, Piece } from '../apps/web/src/features/help/topics.ts';

const folder = join(import.meta.dirname, '../docs/help');
const pictures = join(import.meta.dirname, '../apps/web/public/help');
const languages = { zh_CN: 'zh', en_US: 'en' } as const;
type HelpLang = keyof typeof languages;

interface Listed {
  id: string;
  for: string[];
  pages: string[];
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const topics = JSON.parse(read('topics.json')) as Listed[];

/** Throws at what the panel cannot show, so that whoever writes a page hears of it. */
const unknown = (token: Token): never => {
  throw new Error(`help has no way to show ${token.type}: ${token.raw}`);
};

const pieces = (tokens: readonly Token[] = []): Piece[] =>
  tokens.flatMap((token): Piece[] => {
    if (token.type === 'strong') return [{ strong: token.text }];
    if (token.type === 'codespan') return [token.text];
    if (token.type !== 'text') return unknown(token);
    return 'tokens' in token && token.tokens ? pieces(token.tokens) : [token.raw];
  });

const listOf = (list: Tokens.List): Block => ({
  kind: list.ordered ? 'steps' : 'list',
  items: list.items.map((item) => pieces(item.tokens)),
});

/** Width and height stand in the file: its place on the page is kept before it comes. */
const pictureOf = (lang: HelpLang, { href, text }: Tokens.Image): Block => {
  const file = basename(href);
  const bytes = readFileSync(join(pictures, lang, file));
  // As a browser writes it.
  if (bytes.toString('latin1', 12, 16) !== 'VP8X') throw new Error(`${href} is no such picture`);
  const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return { kind: 'picture', file, says: text, width, height };
};

const blockOf = (lang: HelpLang, token: Token): Block[] => {
  if (token.type === 'space') return [];
  if (token.type === 'list') return [listOf(token as Tokens.List)];
  if (token.type === 'heading') return [{ kind: 'heading', text: token.text }];
  if (token.type !== 'paragraph') return unknown(token);
  const [first] = token.tokens ?? [];
  if (first?.type === 'image') return [pictureOf(lang, first as Tokens.Image)];
  return [{ kind: 'text', pieces: pieces(token.tokens) }];
};

const words = (line: string) => line.split(',').map((word) => word.trim());

/** A page of help as it was written: what else it is called, its title, what it says. */
const pageOf = (lang: HelpLang, id: string) => {
  const text = read(`${languages[lang]}/${id}.md`);
  const [, also = '', body = ''] = /^<!-- also: (.*) -->\n\n(.*)$/s.exec(text) ?? [];
  const [title, ...rest] = lexer(body);
  if (title?.type !== 'heading') throw new Error(`${lang} ${id} has no title`);
  return {
    title: title.text as string,
    also: words(also),
    blocks: rest.flatMap((token) => blockOf(lang, token)),
  };
};

/** 充值 → chong zhi. Whole syllables need a dictionary, so they are looked up here. */
const soundOf = (phrase: string) =>
  pinyin(phrase, { toneType: 'none', nonZh: 'removed', v: true, type: 'array' }).join(' ');

const soundsOf = (phrases: readonly string[]) => [
  ...new Set(phrases.map(soundOf).filter((sound) => sound.includes(' '))),
];

/** All of help in one language, as the web loads it: what is read and what it is found by. */
export const helpPages = (lang: HelpLang) =>
  topics.map(({ id, for: kinds, pages }) => {
    const page = pageOf(lang, id);
    const other = pageOf(lang === 'zh_CN' ? 'en_US' : 'zh_CN', id);
    return {
      id,
      for: kinds,
      pages,
      ...page,
      // Who reads one language may well type a word of the other.
      other: [other.title, ...other.also],
      sounds: lang === 'zh_CN' ? soundsOf([page.title, ...page.also]) : [],
    };
  });
