import { fieldIndex, optionalIndex, type Sealing } from '../../platform/fields/index.ts';

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

const searched = ['name', 'company', 'code', 'alias', 'warehouseCode', 'city', 'postCode'];

/** What an address is found by, a field to the line; its post code also without what stands between. */
export const searchText = (form: Texts): string => {
  const lines = searched.map((field) => plain(String(form[field] ?? '')));
  const postCode = compact(String(form.postCode ?? ''));
  return [...new Set([...lines, postCode])].filter((line) => line !== '').join('\n');
};

/** By which an address is found by its whole phone, and by nothing less; '' where it has none. */
export const phoneIndexOf = (sealing: Sealing, form: Texts): string =>
  optionalIndex(sealing, 'phoneEnd', String(form.phone ?? '')) ?? '';

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
const phoneGram = (index: string) => `=${index}`;

/** The numbers by which an address is found: its pairs of characters, its tags and its phone's index. */
export const gramsFor = (
  merchantId: string,
  search: string,
  tags: readonly string[],
  phoneIndex = '',
): number[] =>
  numbered(merchantId, [
    ...wordsIn(search).flatMap(gramsOf),
    ...tags.map(tagGram),
    ...(phoneIndex === '' ? [] : [phoneGram(phoneIndex)]),
  ]);

// "138-0013" and "+1 (415)" are looked for as they are dialled.
const isNumber = /^[+\d().\-/]+$/;
const lookedFor = (word: string) => (isNumber.test(word) && /\d/.test(word) ? compact(word) : word);

const wantedGrams = (word: string) => {
  const chars = [...word];
  if (chars.length > 1) return pairsOf(chars);
  return isHan(word) ? [word] : [`^${word}`];
};

// With fewer digits it is a house's number, a code or a piece of one.
const phoneLeast = 7;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Words with their neighbours where those together are a number: "(408) 555-0123", "408 555 0123". */
const runsIn = (words: readonly string[]): string[][] => {
  const runs: string[][] = [];
  for (const [at, word] of words.entries()) {
    const goesOn = at > 0 && isNumber.test(word) && isNumber.test(words[at - 1] as string);
    if (goesOn) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** A number that may be a phone, and how it is looked for where it is none. */
export interface WantedNumber {
  index: string;
  gram: number;
  words: string[];
  grams: number[];
}

/**
 * What to look for, given what was typed: every word, and the numbers that its rows must have. What may be
 * a phone is looked for as a whole as well.
 */
export const wantedBy = (merchantId: string, keyword = '', tag = '', sealing?: Sealing) => {
  const runs = runsIn(wordsIn(plain(keyword)));
  const isPhone = (run: readonly string[]) =>
    sealing !== undefined &&
    run.every((word) => isNumber.test(word)) &&
    digitsIn(run.join('')) >= phoneLeast;
  const words = runs
    .filter((run) => !isPhone(run))
    .flat()
    .map(lookedFor);
  const numbers = runs.filter(isPhone).map((run): WantedNumber => {
    const index = fieldIndex(sealing as Sealing, 'phoneEnd', run.join(''));
    const typed = run.map(lookedFor);
    const [gram] = numbered(merchantId, [phoneGram(index)]) as [number];
    return { index, gram, words: typed, grams: numbered(merchantId, typed.flatMap(wantedGrams)) };
  });
  const grams = [...words.flatMap(wantedGrams), ...(tag.trim() === '' ? [] : [tagGram(tag)])];
  return { words, numbers, grams: numbered(merchantId, grams) };
};

const alike = ['name', 'phone', 'countryCode', 'postCode', 'address1', 'address2', 'address3'];

/**
 * Two addresses with the same number read the same, but for width, case, spaces and signs. Without the
 * tenant's key nobody can try phones until one gives the number of an address that they know.
 */
export const fingerprintOf = (sealing: Sealing, form: Texts): string => {
  const text = [...alike, 'houseNumber'].map((field) => compact(String(form[field] ?? '')));
  // Address lines count as one text: some break it, others don't.
  const [name, phone, country, postCode, ...lines] = text;
  const whole = [name, phone, country, postCode, lines.join('')].join('\n');
  const index = fieldIndex(sealing, 'text', whole);
  return Buffer.from(index, 'base64url').readBigInt64BE(0).toString();
};
