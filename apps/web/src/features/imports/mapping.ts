import type { ImportField, ImportView } from '@alpaca/contract';

/** For each heading of the file the field it stands for, or null where it is left out. */
export type Mapping = readonly (string | null)[];

/** A field stands under one heading only: choosing it here takes it away from where it was. */
export const assigned = (mapping: Mapping, column: number, field: string | null): Mapping =>
  mapping.map((one, index) => {
    if (index === column) return field;
    return one === field ? null : one;
  });

/**
 * Fields that are needed and that no heading stands for yet, nor one that they are found by. What a
 * known sheet never has is filled in later.
 */
export const missingFields = (
  fields: readonly ImportField[],
  mapping: Mapping,
  known: ImportView['known'],
): readonly ImportField[] => {
  const isThere = (name: string) => mapping.includes(name) || known?.lacks.includes(name) === true;
  return fields.filter(
    ({ name, required, unless }) =>
      required && !isThere(name) && !(unless !== null && isThere(unless)),
  );
};

const samplesShown = 3;

/** A few different values of a column, to tell by what it holds. */
export const samplesOf = (
  preview: readonly (readonly string[])[],
  column: number,
): readonly string[] =>
  [
    ...new Set(preview.map((row) => (row[column] ?? '').trim()).filter((text) => text !== '')),
  ].slice(0, samplesShown);

/** What has no column yet is what people look for: it comes first, and what is needed before that. */
export const offeredFields = (
  fields: readonly ImportField[],
  mapping: Mapping,
): readonly ImportField[] => {
  const rank = ({ name, required }: ImportField) => (mapping.includes(name) ? 2 : required ? 0 : 1);
  return fields.toSorted((a, b) => rank(a) - rank(b));
};
