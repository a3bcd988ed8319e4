import { type LabelKind, labelWords } from './labels.data.ts';

/** A stretch of text and what the writer said it is. */
export interface Piece {
  kind: LabelKind | 'free';
  /** The word that stood before it. */
  word: string;
  text: string;
}

const isHan = (word: string) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(word);
const kindOf = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(labelWords)) {
  const lines = words.split(/\n\s*/).flatMap((line) => line.split('|'));
  for (const phrase of lines) {
    const parts = isHan(phrase) ? phrase.split(' ') : [phrase];
    // A line may end its phrases of Latin letters with words of Japan.
    const latin = parts.filter((part) => !isHan(part)).join(' ');
    for (const word of [latin, ...parts.filter(isHan)])
      if (word.trim()) kindOf.set(word.trim(), kind as LabelKind);
  }
}

const escaped = (words: string[]) =>
  words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[/.]/g, '\\$&'))
    .join('|');
const words = [...kindOf.keys()];
const han = words.filter(isHan);
const latin = words.filter((word) => !isHan(word));
const numeric = words.filter((word) =>
  ['phone', 'postCode', 'taxNo'].includes(kindOf.get(word) as string),
);
// A single character is a label only with its colon; words of Latin letters need one too, unless a
// number follows that nothing else could explain.
const label = new RegExp(
  [
    `(?:${escaped(han)})[ (]{0,2}:`,
    `(?<=^|[\\s,;|】\\]])(?:${escaped(han.filter((word) => word.length > 1))})(?=[\\s】\\]])`,
    `(?:${escaped(numeric.filter(isHan))})(?=[+(\\d])`,
    '(?<=^|[\\s,;|])(?:收件人|收货人|联系人|姓名)(?=[\\u4e00-\\u9fff]{2,4}(?:[\\s,;|\\d]|$))',
    '(?<![\\p{L}\\d])(?:attn\\.?(?= )|order(?: no\\.?| number| id)? ?#(?=\\d))',
    `(?<![\\p{L}\\d])(?:${escaped(latin)})\\.? {0,2}(?::|#:)`,
    `(?<![\\p{L}\\d])(?:${escaped(numeric.filter((word) => !isHan(word)))})\\.? {0,2}(?=[+(\\d]|[A-Z]{2}\\d)`,
  ].join('|'),
  'giu',
);

const wordOf = (match: string) => match.toLowerCase().replace(/[\s:(#.]+$/, '');

/** Splits a text at its labels; a label reaches to the next one or to the end of its line. */
export const splitLabels = (text: string): Piece[] =>
  text.split('\n').flatMap((line) => {
    const found = [...line.matchAll(label)];
    const pieces: Piece[] = [];
    const before = line.slice(0, found[0]?.index ?? line.length);
    if (before.trim()) pieces.push({ kind: 'free', word: '', text: before.trim() });
    for (const [at, match] of found.entries()) {
      const word = wordOf(match[0]);
      const end = found[at + 1]?.index ?? line.length;
      const value = line.slice(match.index + match[0].length, end);
      pieces.push({
        kind: kindOf.get(word) ?? 'free',
        word,
        text: value.replace(/^[\s:;\]】]+/, '').replace(/[\s,;|[【]+$/, ''),
      });
    }
    return pieces;
  });
