import type { ChangedMeanwhile, FieldChange, PlainValue } from '@alpaca/contract';
import { isBlank } from '../lib/isBlank.ts';

export type Fields = Readonly<Record<string, unknown>>;

const parts = (field: string) => field.split('.');

export const valueAt = (fields: Fields, field: string): unknown =>
  parts(field).reduce<unknown>(
    (place, part) => (place as Fields | undefined | null)?.[part],
    fields,
  );

const put = (fields: Fields, [first = '', ...rest]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [first]: rest.length > 0 ? put((fields[first] as Fields) ?? {}, rest, value) : value,
});

// What forms leave out, empty or null is nothing alike.
const plain = (value: unknown) => (isBlank(value) ? null : value);

/** Whether the person left the field as the form was filled; a list's items are not told apart. */
export const isUntouched = (mine: Fields, { field, item, from }: FieldChange): boolean =>
  item === undefined && JSON.stringify(plain(valueAt(mine, field))) === JSON.stringify(from);

/** What the person changed on top of what the other one saved: fields left alone become theirs. */
export const onTopOf = (mine: Fields, { changes }: ChangedMeanwhile): Fields =>
  changes
    .filter((change) => isUntouched(mine, change))
    .reduce((fields, { field, to }) => put(fields, parts(field), to ?? undefined), mine);

export interface Words {
  yes: string;
  no: string;
  none: string;
  comma: string;
}

/** A value as it reads where the form has no words of its own for it. */
export const plainText = (value: PlainValue, words: Words): string => {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return Array.isArray(value) ? value.join(words.comma) : String(value);
};
