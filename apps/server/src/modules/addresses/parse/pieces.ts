import { type Draft, fill } from './draft.ts';
import type { Piece } from './labels.ts';
import { takeLabelled } from './phones.ts';
import { labelledTax, takeTax } from './tax.ts';
import { trimMarks } from './tidy.ts';

const email = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/;
const postCode =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}(?![A-Za-z])|\d{3,8}(?:-\d{3,4})?)/i;

const takeEmail = (draft: Draft, text: string) => {
  const found = text.match(email);
  if (!found) return text;
  fill(draft, 'email', found[0].replace(/[.-]+$/, ''));
  return text.replace(found[0], '\n');
};

const isPartOfName = /^(?:first|last) name$/;
/** A name ends at a comma or a number; one in characters also where a longer word follows. */
const splitName = (text: string) =>
  text
    .replace(/(?<=[\u4e00-\u9fff)\]]) (?=\S{4})/, '\n')
    .replace(/(?<![[【(\d]) ?(?=[+(]?\d{3})/, '\n')
    .split(/[,;|\n]/);

const kinds = [
  'free',
  'region',
  'province',
  'city',
  'area',
  'address',
  'country',
  'words',
] as const;
export type Texts = Record<(typeof kinds)[number], string[]>;

/** Sorts labelled values into their fields; what remains is free text or text about the place. */
export const sortPieces = (draft: Draft, pieces: Piece[]): Texts => {
  const texts = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Texts;
  const chinese = pieces.some(({ text }) => /[\u4e00-\u9fff]{3}/.test(text));
  for (const { kind, word, text } of pieces) {
    if (kind === 'none') continue;
    texts.words.push(word);
    if (kind === 'taxNo') {
      texts.free.push(takeEmail(draft, labelledTax(draft, word, text)));
      continue;
    }
    const rest = takeTax(draft, takeEmail(draft, text));
    if (kind === 'phone') {
      const found = takeLabelled(rest, chinese);
      fill(draft, 'phone', found.phones[0] ?? '');
      if (found.phones.length > 0) texts.free.push(found.rest);
    } else if (kind === 'postCode') {
      const code = rest.match(postCode)?.[0] ?? '';
      fill(draft, 'postCode', code);
      texts.free.push(rest.slice(code.length));
    } else if (kind === 'name' || kind === 'company') {
      const [first = '', ...others] = splitName(rest);
      if (isPartOfName.test(word)) draft.fields.name = trimMarks(`${draft.fields.name} ${first}`);
      else fill(draft, kind, trimMarks(first));
      texts.free.push(...others);
    } else if (kind === 'houseNumber' || kind === 'address2') fill(draft, kind, rest);
    else texts[kind === 'email' ? 'free' : kind].push(rest);
  }
  for (const kind of kinds) texts[kind] = texts[kind].filter((text) => text.trim() !== '');
  return texts;
};
