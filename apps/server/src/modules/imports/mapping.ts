import { hash } from 'node:crypto';
import { languages } from '@alpaca/contract';
import { otherHeadings } from './headings.ts';
import { type Field, fieldsOf, type ImportKind, titleOf } from './kinds.service.ts';
import { knownMapping, knownSheetOf } from './knownSheets.ts';
import { plain } from './plain.ts';

/** For each heading the field it stands for, or null where it is left out. */
export type Mapping = (string | null)[];

/** Two files with the same headings in the same order have the same digest. */
export const digestOf = (headers: readonly string[]): string =>
  hash('sha256', JSON.stringify(headers.map(plain)), 'base64url').slice(0, 22);

type Meanings = ReadonlyMap<string, string>;

/** What each heading means; what could mean two fields means the first of them. */
const meaningsOf = (kind: ImportKind, wordsOf: (field: string) => readonly string[]): Meanings => {
  const meanings = new Map<string, string>();
  for (const { name } of fieldsOf(kind)) {
    for (const said of wordsOf(name).map(plain)) {
      if (!meanings.has(said)) meanings.set(said, name);
    }
  }
  return meanings;
};

/**
 * As the house writes it that made the sheet, where it is known; else as its sender's sheets were read before, by the titles in both languages and the fields' own names first, then by what else people call
 * them; each field is taken once.
 */
export const guessMapping = (
  kind: ImportKind,
  headers: readonly string[],
  learnt: Readonly<Record<string, string>> = {},
): Mapping => {
  const sheet = knownSheetOf(kind, headers);
  if (sheet) return knownMapping(sheet, headers);
  const titles = meaningsOf(kind, (name) => [
    ...languages.map((lang) => titleOf(kind, name, lang)),
    name,
  ]);
  const others = meaningsOf(kind, (name) => otherHeadings[kind.titles]?.[name] ?? []);
  const mapping: Mapping = headers.map(() => null);
  for (const known of [new Map(Object.entries(learnt)), titles, others]) {
    for (const [at, header] of headers.entries()) {
      const field = known.get(plain(header));
      if (mapping[at] === null && field && !mapping.includes(field)) mapping[at] = field;
    }
  }
  return mapping;
};

/** What a mapping says of each heading, for the next sheet of the same sender. */
export const headingsIn = (headers: readonly string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((header, at) => {
      const field = mapping[at];
      return field ? [[plain(header), field] as const] : [];
    }),
  );

/**
 * Every field that can't be left out has a heading, or another by which it is found; what a known
 * sheet never has is filled in row by row.
 */
export const isComplete = (
  kind: ImportKind,
  headers: readonly string[],
  mapping: Mapping,
): boolean => {
  const has = new Set([...mapping, ...(knownSheetOf(kind, headers)?.lacks ?? [])]);
  const isFound = (name: string) => has.has(name) || has.has(kind.unless?.[name] ?? name);
  return (
    mapping.some((field) => field !== null) &&
    fieldsOf(kind).every(({ name, required }) => !required || isFound(name))
  );
};

export const isMapping = (
  kind: ImportKind,
  headers: readonly string[],
  mapping: Mapping,
): boolean => {
  const named = mapping.filter((field) => field !== null);
  const fields = new Set(fieldsOf(kind).map(({ name }) => name));
  return (
    mapping.length === headers.length &&
    new Set(named).size === named.length &&
    named.every((field) => fields.has(field)) &&
    isComplete(kind, headers, mapping)
  );
};

/** The fields that the sheet has come first: of many people fill in few. */
export const shownFields = (kind: ImportKind, mapping: Mapping): readonly Field[] => {
  const isMapped = ({ name }: Field) => mapping.includes(name);
  const fields = fieldsOf(kind);
  return [...fields.filter(isMapped), ...fields.filter((field) => !isMapped(field))];
};

/** Names of fields that have no column, or one without a text in any row. */
export const emptyFields = (
  kind: ImportKind,
  mapping: Mapping,
  filled: readonly number[] | null,
): string[] => {
  const isFilled = (column: number) => column >= 0 && (filled?.includes(column) ?? true);
  return fieldsOf(kind).flatMap(({ name }) => (isFilled(mapping.indexOf(name)) ? [] : [name]));
};

export interface Source {
  cells: readonly string[];
  edits?: Readonly<Record<string, string>>;
}

/** A row's texts in the order of the kind's fields; what was mended counts before the file. */
export const openTexts = (kind: ImportKind, mapping: Mapping, fields = fieldsOf(kind)) => {
  const places = fields.map(({ name }) => ({ name, column: mapping.indexOf(name) }));
  return ({ cells, edits = {} }: Source): string[] =>
    places.map(({ name, column }) => edits[name] ?? (column < 0 ? '' : (cells[column] ?? '')));
};
