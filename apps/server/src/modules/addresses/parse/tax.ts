import type { Draft } from './draft.ts';
import { fill } from './draft.ts';

const shapes: [string, RegExp][] = [
  ['CNPJ', /(?<![\d.])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/],
  ['CPF', /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/],
  ['IOSS', /(?<![A-Z\d])IM\d{10}(?!\d)/i],
];

/** A tax number that its shape gives away. */
export const takeTax = (draft: Draft, text: string): string => {
  for (const [type, shape] of shapes) {
    const found = text.match(shape);
    if (!found) continue;
    fill(draft, 'taxType', type);
    fill(draft, 'taxNo', found[0]);
    return text.replace(found[0], '\n');
  }
  return text;
};

const typeByWord: [RegExp, string][] = [
  [/cpf\/cnpj/, ''],
  [/cpf/, 'CPF'],
  [/cnpj/, 'CNPJ'],
  [/rfc/, 'RFC'],
  [/eori/, 'EORI'],
  [/ioss/, 'IOSS'],
  [/vat|ust/, 'VAT'],
];

const byLength = (number: string) => {
  const { length } = number.replace(/\D/g, '');
  return length === 11 ? 'CPF' : length === 14 ? 'CNPJ' : '';
};

/** What a label calls a tax number; the rest of its text is handed back. */
export const labelledTax = (draft: Draft, word: string, text: string): string => {
  const number = text.match(/^(?:[A-Z]{2} ?)?[A-Z\d][\dA-Z./-]{4,20}/i)?.[0];
  if (!number) return text;
  const type = typeByWord.find(([said]) => said.test(word))?.[1] ?? '';
  fill(draft, 'taxType', type || (/cpf/.test(word) ? byLength(number) : ''));
  fill(draft, 'taxNo', number.replace(/[./-]+$/, ''));
  return text.slice(number.length);
};
