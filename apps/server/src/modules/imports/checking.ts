import { hash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { type Field, fieldsOf, type ImportKind, type Option } from './kinds.service.ts';

/** Field → key of what is wrong; '' for the row as a whole. */
export type Issues = Record<string, string>;

export interface Checked {
  issues: Issues;
  /** A digest, so that any text fits the index. */
  key: string;
  /** Null where something is wrong. */
  value: unknown;
}

export type Check = (texts: readonly string[]) => Checked;

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

type Told = { path: PropertyKey[]; message: string; code?: string | undefined };
const hasWords = /^web\.verify\.\d+$/;
const keyOf = (issue: Told, field: Field | undefined): string => {
  if (hasWords.test(issue.message)) return issue.message;
  if (field?.type === 'number') return 'importIssue.number';
  if (field?.type === 'boolean' || issue.code === 'invalid_value') return 'importIssue.option';
  return 'importIssue.invalid';
};

const digest = (key: string) => key && hash('sha256', key, 'base64url').slice(0, 22);

const rememberedMost = 1_000;

/** A choice is understood by its value and by its words in either language. */
const choiceOf = (list: readonly Option[] | undefined) => {
  if (!list) return undefined;
  const meanings = new Map(
    list.flatMap(({ value, zh, en }) => [zh, en, value].map((said) => [plain(said), value])),
  );
  // A column says the same few things over and over.
  const seen = new Map<string, string | undefined>();
  return (text: string): string | undefined => {
    if (seen.has(text)) return seen.get(text);
    const value = meanings.get(plain(text));
    if (seen.size < rememberedMost) seen.set(text, value);
    return value;
  };
};

/** How rows of a kind are checked: texts in the order of its fields, by the schema of its form. */
export const openCheck = async (ctx: Ctx, kind: ImportKind): Promise<Check> => {
  const fields = fieldsOf(kind);
  const options = await kind.options(ctx);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const choices = fields.map(({ name }) => choiceOf(options[name]));
  const key = kind.key as (value: unknown) => string;

  return (texts) => {
    const input: Record<string, unknown> = {};
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at] as Field;
      const text = texts[at] ?? '';
      if (text === '') {
        if (field.required) input[field.name] = '';
        continue;
      }
      const chosen = choices[at]?.(text);
      input[field.name] = chosen ?? convert(field, text);
    }
    const parsed = kind.schema.safeParse(input);
    if (parsed.success) return { issues: {}, key: digest(key(parsed.data)), value: parsed.data };
    const issues: Issues = {};
    for (const issue of parsed.error.issues as Told[]) {
      const name = String(issue.path[0] ?? '');
      // The first thing wrong with a cell is enough to mend it by.
      issues[name] ??= keyOf(issue, byName.get(name));
    }
    for (const { path, key } of kind.across?.(input) ?? []) issues[path] ??= key;
    return { issues, key: '', value: null };
  };
};
