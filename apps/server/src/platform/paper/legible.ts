import { faces } from './faces.ts';

const canWrite = (char: string) => faces.some((face) => face.has(char));

// Japanese keyboards write a minus where an address has a hyphen.
const plain: Readonly<Record<string, string>> = { ı: 'i', ħ: 'h', Ħ: 'H', '−': '-' };
// What printers of type set where a character is missing: it is seen that something is.
const missing = '〓';

const mend = (char: string): string => {
  if (canWrite(char)) return char;
  const base = plain[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every(canWrite) ? base : missing;
};

// At most as many as there are characters.
const mended = new Map<string, string>();
const mendOnce = (char: string): string => {
  const known = mended.get(char);
  if (known !== undefined) return known;
  const made = mend(char);
  mended.set(char, made);
  return made;
};

// Most of what is written has nothing to mend.
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** The text in characters that some font has; a letter whose mark is missing goes without it. */
export const legible = (text: string): string => {
  if (isPlain.test(text)) return text;
  const clean = text
    .normalize('NFC')
    // Marks of direction and the like: what joins and parts Arabic letters stays.
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  let said = '';
  for (const char of clean) said += mendOnce(char);
  return said;
};
