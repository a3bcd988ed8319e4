import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type HsLine = { code: string; zh: string; en: string };

const linesOf = (file: string): HsLine[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', en = '', zh = ''] = /^(\d+) ([^|]+?)(?: \| (.+))?$/.exec(line) ?? [];
      return { code, en, zh };
    });

const chapters = new Map(linesOf('chapters.txt').map((chapter) => [chapter.code, chapter]));

/** Six-digit codes with a name in both languages; where there is no Chinese one, the chapter's. */
export const hsLines: readonly HsLine[] = linesOf('codes.txt').map(({ code, en, zh }) => {
  const chapter = code.slice(0, 2);
  return { code, en, zh: zh || `第${Number(chapter)}章 ${chapters.get(chapter)?.zh}` };
});

const simple = (text: string) => text.normalize('NFKC').toLowerCase();

/** What a word is looked for in: the names, then those of the chapter, which are less telling. */
const searched = hsLines.map((line) => {
  const chapter = chapters.get(line.code.slice(0, 2));
  const names = simple(`${line.en} ${line.zh}`);
  return { line, names, around: simple(`${names} ${chapter?.en} ${chapter?.zh}`) };
});

/** Shirts are found by `shirt`, and a shirt by `shirts`. */
const stem = (word: string) => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/** As a pattern that means nothing but itself. */
const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const beginsWord = (text: string, word: string) =>
  !/^[a-z0-9]/.test(word) || new RegExp(`(^|[^a-z0-9])${literal(word)}`).test(text);

type Searched = (typeof searched)[number];

/** Less is nearer: all words begin one in the names; stand in them; in the chapter's. */
const distance = ({ names, around }: Searched, words: readonly string[]): number => {
  if (!words.every((word) => around.includes(word))) return Number.POSITIVE_INFINITY;
  if (!words.every((word) => names.includes(word))) return 2;
  return words.every((word) => beginsWord(names, word)) ? 0 : 1;
};

const byDigits = (digits: string): HsLine[] =>
  hsLines.filter(({ code }) => code.startsWith(digits.slice(0, 6)));

const byWords = (words: readonly string[]): HsLine[] =>
  searched
    .map((entry) => ({ line: entry.line, far: distance(entry, words) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || (a.line.code < b.line.code ? -1 : 1))
    .map(({ line }) => line);

/** Codes that begin with the digits, or whose words hold the keyword's; the nearest twenty. */
export const findHs = (keyword: string, most = 20): HsLine[] => {
  const digits = keyword.replace(/[\s.]/g, '');
  if (/^\d+$/.test(digits)) return byDigits(digits).slice(0, most);
  const words = simple(keyword)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map(stem);
  return words.length === 0 ? [] : byWords(words).slice(0, most);
};
