import { faces } from './faces.ts';

const canWrite = (char: string) => faces.some((face) => face.has(char));

const plain: Readonly<Record<string, string>> = { ı: 'i', ħ: 'h', Ħ: 'H' };
// What printers of type set where a character is missing: it is seen that something is.
const missing = '〓';

/** The text in characters that some font has; a letter whose mark is missing goes without it. */
export const legible = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      // Marks of direction and the like: what joins and parts Arabic letters stays.
      .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' '),
    (char) => {
      if (canWrite(char)) return char;
      const base = plain[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
      return base !== '' && Array.from(base).every(canWrite) ? base : missing;
    },
  ).join('');
