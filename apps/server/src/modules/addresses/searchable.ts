import { hash } from 'node:crypto';

type Texts = Readonly<Record<string, unknown>>;

/** As people compare texts: one width, one case, one space. */
export const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

// Most texts of an import: they have one width, and \p{…} costs many times as much as a-z.
const isAscii = /^[ -~]*$/;
const compact = (text: string) =>
  isAscii.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : plain(text).replace(/[^\p{L}\p{N}]/gu, '');

const searched = ['name', 'company', 'code', 'alias', 'warehouseCode', 'city', 'phone', 'postCode'];

/** What an address is found by, a field to the line; numbers also without what stands between. */
export const searchText = (form: Texts): string => {
  const lines = searched.map((field) => plain(String(form[field] ?? '')));
  const numbers = ['phone', 'postCode'].map((field) => compact(String(form[field] ?? '')));
  return [...new Set([...lines, ...numbers])].filter((line) => line !== '').join('\n');
};

const isHan = (char: string) => /\p{Script=Han}/u.test(char);

const pairsOf = (chars: readonly string[]) =>
  chars.slice(1).map((char, at) => `${chars[at]}${char}`);

// One letter alone would be in almost every address: it finds only words that begin with it.
const gramsOf = (word: string) => {
  const chars = [...word];
  return [...pairsOf(chars), `^${chars[0]}`, ...chars.filter(isHan)];
};

const wordsIn = (text: string) => text.split(/\s/).filter((word) => word !== '');

/** FNV-1a in 32 bits; grams that meet by chance are told apart by the text itself. */
const hashed = (text: string, from: number) => {
  let value = from;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
};

const saltOf = (merchantId: string) => hashed(merchantId, 0x811c9dc5 | 0);
const numbered = (merchantId: string, grams: Iterable<string>) => {
  const salt = saltOf(merchantId);
  return [...new Set([...grams].map((gram) => hashed(gram, salt)))];
};

const tagGram = (tag: string) => `#${plain(tag)}`;

/** The numbers by which an address is found: its pairs of characters and its tags. */
export const gramsFor = (merchantId: string, search: string, tags: readonly string[]): number[] =>
  numbered(merchantId, [...wordsIn(search).flatMap(gramsOf), ...tags.map(tagGram)]);

// "138-0013" and "+1 (415)" are looked for as they are dialled.
const isNumber = /^[+\d().\-/]+$/;
const lookedFor = (word: string) => (isNumber.test(word) && /\d/.test(word) ? compact(word) : word);

const wantedGrams = (word: string) => {
  const chars = [...word];
  if (chars.length > 1) return pairsOf(chars);
  return isHan(word) ? [word] : [`^${word}`];
};

/** What to look for, given what was typed: every word, and the numbers that its rows must have. */
export const wantedBy = (merchantId: string, keyword = '', tag = '') => {
  const words = wordsIn(plain(keyword)).map(lookedFor);
  const grams = [...words.flatMap(wantedGrams), ...(tag.trim() === '' ? [] : [tagGram(tag)])];
  return { words, grams: numbered(merchantId, grams) };
};

const alike = ['name', 'phone', 'countryCode', 'postCode', 'address1', 'address2', 'address3'];

/** Two addresses with the same number read the same, but for width, case, spaces and signs. */
export const fingerprintOf = (form: Texts): string => {
  const text = [...alike, 'houseNumber'].map((field) => compact(String(form[field] ?? '')));
  // Address lines count as one text: some break it, others don't.
  const [name, phone, country, postCode, ...lines] = text;
  const whole = [name, phone, country, postCode, lines.join('')].join('\n');
  return hash('sha256', whole, 'buffer').readBigInt64BE(0).toString();
};
