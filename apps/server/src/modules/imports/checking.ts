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
import { knownSheetOf } from './knownSheets.ts';
import { plain } from './plain.ts';

export interface CheckedRow {
  issues: Issues;
  /** A digest, so that any text fits the index. */
  key: string;
  otherKey?: string;
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

const yes = new Set(['1', 'true', 'yes', 'y', '是']);
const no = new Set(['0', 'false', 'no', 'n', '否']);
const thousands = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;

const between = /[,，、;；|\n]+/;

/** Several in one cell, such as "DE, FR" or 德国、法国; each stands in it once. */
const listOf = (text: string, choice: ((text: string) => string | undefined) | undefined) => {
  // A name may have a comma in it.
  const whole = choice?.(text);
  if (whole !== undefined) return [whole];
  const parts = text.split(between).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== '').map((part) => choice?.(part) ?? part))];
};

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
  const names = meaningsOf(list, ({ zh, en, names = [] }) => [zh, en, ...names]);
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

// What a spreadsheet shows where a formula failed; nobody means it as a text.
const cellError =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;

export interface WrittenRow {
  values: Record<string, unknown>;
  /** Cells that hold an error instead of a text. */
  errors: Issues;
}

/** What the texts of a row mean, by field; what is left empty is missing. */
const openWritten = async (ctx: Ctx, kind: ImportKind) => {
  const options = await kind.options(ctx);
  const fields = fieldsOf(kind).map((field) => ({
    ...field,
    choice: choiceOf(options[field.name]),
  }));
  return (texts: Texts): WrittenRow => {
    const values: Record<string, unknown> = {};
    const errors: Issues = {};
    // A plain loop: it is done for every cell of a sheet.
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at] as (typeof fields)[number];
      const text = texts[at] ?? '';
      if (text === '') continue;
      if (text.startsWith('#') && cellError.test(text))
        errors[field.name] = 'importIssue.cellError';
      else if (field.type === 'list') values[field.name] = listOf(text, field.choice);
      else values[field.name] = field.choice?.(text) ?? convert(field, text);
    }
    return { values, errors };
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

const hasAny = (issues: Issues) => Object.keys(issues).length > 0;

/** Each row by itself, held against the schema of its form. */
const openAlone = async (ctx: Ctx, kind: ImportKind) => {
  const fields = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  const required = [...fields.values()].filter((field) => field.required);
  const read = await openWritten(ctx, kind);
  return (texts: Texts): Checked => {
    const { values: written, errors } = read(texts);
    for (const { name } of required) written[name] ??= '';
    const parsed = kind.schema.safeParse(written);
    if (parsed.success && !hasAny(errors)) {
      const key = digest(kind.key(parsed.data, ctx));
      const otherKey = digest(kind.otherKey?.(parsed.data, ctx) ?? '');
      return { rows: [{ issues: {}, key, otherKey }], value: parsed.data, price: null };
    }
    const told = (parsed.error?.issues ?? []) as Told[];
    const issues = { ...issuesOf(told, fields), ...errors };
    for (const { path, key } of kind.across?.(written) ?? []) issues[path] ??= key;
    return { rows: [{ issues, key: '' }], value: null, price: null };
  };
};

/** Held against the books too; what they have stays known by its key. */
const withBooks = async (
  ctx: Ctx,
  { against }: ImportKind,
  checked: readonly Checked[],
): Promise<readonly Checked[]> => {
  const good = checked.filter(({ value }) => value !== null);
  if (!against || good.length === 0) return checked;
  const told = await against(
    ctx,
    good.map(({ value }) => value),
  );
  const wrong = new Map(good.map((each, at) => [each, told[at]]));
  return checked.map((each) => {
    const issues = wrong.get(each);
    return issues
      ? { ...each, value: null, rows: each.rows.map((row) => ({ ...row, issues })) }
      : each;
  });
};

/** A row without fault of its own stays behind with the others of its thing. */
const heldBack = (issues: Issues): Issues => (hasAny(issues) ? issues : { '': heldBackIssue });

const openTogether = async (
  ctx: Ctx,
  kind: ImportKind,
  { field, open }: NonNullable<ImportKind['together']>,
  headers: readonly string[],
): Promise<Check> => {
  const sheet = knownSheetOf(kind, headers);
  const [readRow, check] = await Promise.all([openWritten(ctx, kind), open(ctx, sheet)]);
  const column = fieldsOf(kind).findIndex(({ name }) => name === field);
  return async (things) => {
    const read = things.map((rows) => rows.map(readRow));
    const checked = await check(read.map((rows) => rows.map(({ values }) => values)));
    return checked.map(({ issues, value, price }, at) => {
      const isGood = value !== null && !read[at]?.some(({ errors }) => hasAny(errors));
      const wrongIn = (row: number) => heldBack({ ...issues[row], ...read[at]?.[row]?.errors });
      return {
        value: isGood ? value : null,
        price: isGood ? price : null,
        rows: (things[at] ?? []).map((texts, row) => ({
          issues: isGood ? {} : wrongIn(row),
          key: digest(texts[column] ?? ''),
        })),
      };
    });
  };
};

/** How things of a kind are checked: by the schema of its form, alone or with all their rows. */
export const openCheck = async (
  ctx: Ctx,
  kind: ImportKind,
  headers: readonly string[],
): Promise<Check> => {
  if (kind.together) return openTogether(ctx, kind, kind.together, headers);
  const alone = await openAlone(ctx, kind);
  return async (things) =>
    withBooks(
      ctx,
      kind,
      things.map(([texts = []]) => alone(texts)),
    );
};
