import * as z from 'zod/mini';
import { isBlank } from '../lib/isBlank.ts';

/** A filter's rule: an object of the contract in which every field may be left out. */
export type FilterSchema = z.ZodMiniObject;

type Field = z.core.$ZodType;

// Optional, default and the like wrap the field that says what kind of value it is.
const core = (field: Field): Field => {
  const { innerType } = field._zod.def as { innerType?: Field };
  return innerType ? core(innerType) : field;
};

const literalOf = (field: Field, text: string): unknown => {
  const { values = [] } = core(field)._zod.def as { values?: readonly unknown[] };
  return values.find((value) => String(value) === text) ?? text;
};

const one = (field: Field, text: string): unknown => {
  const { type } = core(field)._zod.def;
  if (type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (type === 'literal') return literalOf(field, text);
  return text;
};

const fieldValue = (field: Field, texts: string[]): unknown => {
  const { type, element } = core(field)._zod.def as { type: string; element?: Field };
  if (type === 'array' && element) return texts.map((text) => one(element, text));
  return one(field, texts[0] ?? '');
};

const wanted = (schema: FilterSchema, params: URLSearchParams) =>
  Object.entries(schema.shape).flatMap(([name, field]): [string, unknown][] => {
    const texts = params.getAll(name).filter((text) => text !== '');
    if (texts.length === 0) return [];
    const value = fieldValue(field, texts);
    return z.safeParse(field, value).success ? [[name, value]] : [];
  });

/** What an address asks for; parts that the rule refuses are dropped, so any address is usable. */
export const readFilter = <S extends FilterSchema>(
  schema: S,
  params: URLSearchParams,
): z.output<S> => {
  const parts = wanted(schema, params);
  const whole = schema.safeParse(Object.fromEntries(parts));
  if (whole.success) return whole.data as z.output<S>;
  // Each part is fine but together they are not, say an end before its start: drop those named.
  const named = new Set(whole.error.issues.map((issue) => issue.path[0]));
  const rest = schema.safeParse(Object.fromEntries(parts.filter(([name]) => !named.has(name))));
  return (rest.success ? rest.data : schema.parse({})) as z.output<S>;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The address for a filter: without what is empty or the default; foreign parts stay. */
export const writeFilter = (
  schema: FilterSchema,
  params: URLSearchParams,
  value: Readonly<Record<string, unknown>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, field] of Object.entries(schema.shape)) {
    next.delete(name);
    const chosen = value[name];
    if (isBlank(chosen) || same(chosen, z.safeParse(field, undefined).data)) continue;
    for (const part of [chosen].flat()) next.append(name, String(part));
  }
  return next;
};
