import type { ImportField, ImportView } from '@alpaca/contract';

export interface Column extends GridField {
  width: number;
  /** Where it begins behind what stands before the fields. */
  left: number;
  /** Its place among a row's cells. */
  at: number;
  /** It stays when the others are scrolled; only the first one can. */
  frozen: boolean;
}

/** A field as a grid shows it: figures stand at the right. */
export type GridField = ImportField & { kind?: 'text' | 'number' };

export const headWidth = 96;
const least = 104;
// No wider than the narrowest column: a small screen scrolls it away, and one column more is drawn.
export const priceWidth = least;
/** What stands before the fields: a row's number, and its price where rows have one. */
export const headsWidth = (priced: boolean) => headWidth + (priced ? priceWidth : 0);
/** What does not move: these, and the frozen column. */
export const leadWidth = (priced: boolean, [first]: readonly Column[]) =>
  headsWidth(priced) + (first?.frozen ? first.width : 0);
/** The column at the other end that says what is wrong, or what has become of the row. */
export const reasonsWidth = 220;
const most = 280;
const besides = 44;
const letter = 7.6;

// Chinese signs are as wide as two letters.
const lengthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

interface Shown extends Pick<ImportView, 'mapping' | 'preview'> {
  fields: readonly GridField[];
  /** The name of the field that stays in sight. */
  frozen?: string | undefined;
  hidden?: ReadonlySet<string> | undefined;
}

/** Columns as wide as their title and the file's first values ask for. */
export const columnsOf = ({ fields, mapping, preview, frozen, hidden }: Shown): Column[] => {
  const widthOf = ({ name, label }: ImportField) => {
    const at = mapping.indexOf(name);
    const texts = [label, ...preview.map((row) => row[at] ?? '')];
    const wish = Math.max(...texts.map(lengthOf)) * letter + besides;
    return Math.round(Math.max(least, Math.min(most, wish)));
  };
  const shown = fields
    .map((field, at) => ({ field, at, frozen: field.name === frozen }))
    .filter(({ field, frozen }) => frozen || !hidden?.has(field.name))
    .sort((a, b) => Number(b.frozen) - Number(a.frozen));
  let left = 0;
  return shown.map(({ field, ...rest }) => {
    const width = widthOf(field);
    const column = { ...field, ...rest, width, left };
    if (!rest.frozen) left += width;
    return column;
  });
};

/** What a cell shows: the words of a chosen value, or the text as it stands. */
export const shownText = ({ options }: ImportField, text: string): string =>
  options?.find(({ value }) => value === text)?.text ?? text;
