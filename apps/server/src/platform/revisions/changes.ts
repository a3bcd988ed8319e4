import type { FieldChange, PlainValue } from '@alpaca/contract';

type Fields = Readonly<Record<string, unknown>>;

/** What the items of a form's lists are called; where a list has no names, by their place. */
export type ItemNames = Readonly<Record<string, (item: never) => string>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.some(isFields);

// What forms leave out, empty or null is nothing alike.
const plain = (value: unknown): PlainValue => {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String) : null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
};

const isSame = (one: PlainValue, other: PlainValue) =>
  JSON.stringify(one) === JSON.stringify(other);

const secret = /password|secret|token/i;

/** All that an item says, in one line. */
const inOneLine = (item: Fields): string =>
  Object.values(item)
    .flatMap((value) => (isFields(value) ? inOneLine(value) : (plain(value) ?? [])))
    .filter((text) => text !== '')
    .join(' · ');

const itemChanges = (
  field: string,
  [before, after]: readonly [readonly Fields[], readonly Fields[]],
  names: ItemNames,
): FieldChange[] => {
  const nameOf = (item: Fields, at: number) => names[field]?.(item as never) ?? String(at + 1);
  const [was, now] = [before, after].map(
    (list) => new Map(list.map((i, at) => [nameOf(i, at), i])),
  );
  return [...new Set([...(was?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((item) => {
    const [old, fresh] = [was?.get(item), now?.get(item)];
    if (old && fresh)
      return changesBetween(old, fresh, {}, `${field}.`).map((change) => ({ ...change, item }));
    return [
      { field, item, from: old ? inOneLine(old) : null, to: fresh ? inOneLine(fresh) : null },
    ];
  });
};

/** What two states of a form say differently, field by field; secrets are never told. */
export const changesBetween = (
  before: Fields,
  after: Fields,
  names: ItemNames = {},
  above = '',
): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): FieldChange[] => {
    const [was, now] = [before[name], after[name]];
    const field = above + name;
    if (secret.test(name)) return [];
    if (isList(was) || isList(now))
      return itemChanges(field, [(was as Fields[]) ?? [], (now as Fields[]) ?? []], names);
    if (isFields(was) || isFields(now))
      return changesBetween((was as Fields) ?? {}, (now as Fields) ?? {}, names, `${field}.`);
    const [from, to] = [plain(was), plain(now)];
    return isSame(from, to) ? [] : [{ field, from, to }];
  });

/** Changes one after another as one: each field from what it was first to what it is now. */
export const mergeChanges = (steps: readonly (readonly FieldChange[])[]): FieldChange[] => {
  const merged = new Map<string, FieldChange>();
  for (const change of steps.flat()) {
    const key = `${change.field}\0${change.item ?? ''}`;
    merged.set(key, { ...change, from: (merged.get(key) ?? change).from });
  }
  return [...merged.values()].filter(({ from, to }) => !isSame(from, to));
};
