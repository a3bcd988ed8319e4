import type { ImportField, ImportView } from '@alpaca/contract';

export interface Column extends ImportField {
  width: number;
  /** Where it begins behind what stands before the fields. */
  left: number;
}

export const headWidth = 96;
const least = 104;
// No wider than the narrowest column: a small screen scrolls it away, and one column more is drawn.
export const priceWidth = least;
/** What stands before the fields: a row's number, and its price where rows have one. */
export const leadWidth = (priced: boolean) => headWidth + (priced ? priceWidth : 0);
const most = 280;
const besides = 44;
const letter = 7.6;

// Chinese signs are as wide as two letters.
const lengthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

/** Columns as wide as their title and the file's first values ask for. */
export const columnsOf = ({
  fields,
  mapping,
  preview,
}: Pick<ImportView, 'fields' | 'mapping' | 'preview'>): Column[] => {
  let left = 0;
  return fields.map((field) => {
    const at = mapping.indexOf(field.name);
    const texts = [field.label, ...preview.map((row) => row[at] ?? '')];
    const wish = Math.max(...texts.map(lengthOf)) * letter + besides;
    const width = Math.round(Math.max(least, Math.min(most, wish)));
    left += width;
    return { ...field, width, left: left - width };
  });
};

/** What a cell shows: the words of a chosen value, or the text as it stands. */
export const shownText = ({ options }: ImportField, text: string): string =>
  options?.find(({ value }) => value === text)?.text ?? text;
