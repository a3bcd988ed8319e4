import { hash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { keyOf, type Told } from './issueKeys.service.ts';
import {
  type Field,
  fieldsOf,
  heldBackIssue,
  type ImportKind,
  type Issues,
  type Option,
  type Price,
} from './kinds.service.ts';

export interface CheckedRow {
  issues: Issues;
  /** A digest, so that any text fits the index. */
  key: string;
}

/** One thing of the sheet: of one row, or of several that belong together. */
export interface Checked {
  rows: readonly CheckedRow[];
  /** Null where something is wrong. */
  value: unknown;
  price: Price | null;
}

/** The texts of a row, in the order of the kind's fields. */
export type Texts = readonly string[];
export type Check = (things: readonly (readonly Texts[])[]) => Promise<readonly Checked[]>;

/** As people write the same thing: one width, one case, no spaces and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_:()[\].\-/'"]+/g, '');

const yes = new Set(['1', 'true', 'yes', 'y', '是']);
const no = new Set(['0', 'false', 'no', 'n', '否']);
const thousands = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;

// What can't be converted is left as it is: the schema then says what is wrong with it.
const convert = ({ type }: Field, text: string): unknown => {
  if (type === 'text') return text;
  const said = text.toLowerCase();
  if (type === 'boolean') return yes.has(said) ? true : no.has(said) ? false : text;
  const digits = thousands.test(text) ? text.replaceAll(',', '') : text;
  return Number.isFinite(Number(digits)) ? Number(digits) : text;
};

export const digest = (key: string) => key && hash('sha256', key, 'base64url').slice(0, 22);

const rememberedMost = 1_000;

/** Each word with the value it stands for; words that stand for two are nobody's. */
const meaningsOf = (list: readonly Option[], wordsOf: (option: Option) => readonly string[]) => {
  const meanings = new Map<string, string | undefined>();
  for (const option of list) {
    for (const word of new Set(wordsOf(option).map(plain))) {
      const isOther = meanings.has(word) && meanings.get(word) !== option.value;
      meanings.set(word, isOther ? undefined : option.value);
    }
  }
  return meanings;
};

/** A choice is understood by its value or code, and by its words in either language. */
const choiceOf = (list: readonly Option[] | undefined) => {
  if (!list) return undefined;
  const exact = new Map(list.map(({ value, also = value }) => [also, value]));
  const codes = meaningsOf(list, ({ value, also = value }) => [value, also]);
  const names = meaningsOf(list, ({ zh, en }) => [zh, en]);
  const meaningOf = (text: string) =>
    exact.get(text) ?? codes.get(plain(text)) ?? names.get(plain(text));
  // A column says the same few things over and over.
  const seen = new Map<string, string | undefined>();
  return (text: string): string | undefined => {
    if (seen.has(text)) return seen.get(text);
    const value = meaningOf(text);
    if (seen.size < rememberedMost) seen.set(text, value);
    return value;
  };
};

/** What the texts of a row mean, by field; what is left empty is missing. */
const openWritten = async (ctx: Ctx, kind: ImportKind) => {
  const options = await kind.options(ctx);
  const fields = fieldsOf(kind).map((field) => ({
    ...field,
    choice: choiceOf(options[field.name]),
  }));
  return (texts: Texts): Record<string, unknown> => {
    const written: Record<string, unknown> = {};
    // A plain loop: it is done for every cell of a sheet.
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at] as (typeof fields)[number];
      const text = texts[at] ?? '';
      if (text !== '') written[field.name] = field.choice?.(text) ?? convert(field, text);
    }
    return written;
  };
};

/** The issues of a schema by field: the first thing wrong with a cell is enough to mend it by. */
const issuesOf = (told: readonly Told[], fields: ReadonlyMap<string, Field>): Issues => {
  const issues: Issues = {};
  for (const issue of told) {
    const name = String(issue.path[0] ?? '');
    issues[name] ??= keyOf(issue, fields.get(name));
  }
  return issues;
};

/** Each row by itself, held against the schema of its form. */
const openAlone = async (ctx: Ctx, kind: ImportKind) => {
  const fields = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  const required = [...fields.values()].filter((field) => field.required);
  const read = await openWritten(ctx, kind);
  const keyOfValue = kind.key as (value: unknown) => string;
  return (texts: Texts): Checked => {
    const written = read(texts);
    for (const { name } of required) written[name] ??= '';
    const parsed = kind.schema.safeParse(written);
    if (parsed.success) {
      const key = digest(keyOfValue(parsed.data));
      return { rows: [{ issues: {}, key }], value: parsed.data, price: null };
    }
    const issues = issuesOf(parsed.error.issues as Told[], fields);
    for (const { path, key } of kind.across?.(written) ?? []) issues[path] ??= key;
    return { rows: [{ issues, key: '' }], value: null, price: null };
  };
};

/** A row without fault of its own stays behind with the others of its thing. */
const heldBack = (issues: Issues): Issues =>
  Object.keys(issues).length > 0 ? issues : { '': heldBackIssue };

const openTogether = async (
  ctx: Ctx,
  kind: ImportKind,
  { field, open }: NonNullable<ImportKind['together']>,
): Promise<Check> => {
  const [read, check] = await Promise.all([openWritten(ctx, kind), open(ctx)]);
  const column = fieldsOf(kind).findIndex(({ name }) => name === field);
  return async (things) => {
    const checked = await check(things.map((rows) => rows.map(read)));
    return checked.map(({ issues, value, price }, at) => ({
      value,
      price,
      rows: (things[at] ?? []).map((texts, row) => ({
        issues: value === null ? heldBack(issues[row] ?? {}) : {},
        key: digest(texts[column] ?? ''),
      })),
    }));
  };
};

/** How things of a kind are checked: by the schema of its form, alone or with all their rows. */
export const openCheck = async (ctx: Ctx, kind: ImportKind): Promise<Check> => {
  if (kind.together) return openTogether(ctx, kind, kind.together);
  const alone = await openAlone(ctx, kind);
  return async (things) => things.map(([texts = []]) => alone(texts));
};
