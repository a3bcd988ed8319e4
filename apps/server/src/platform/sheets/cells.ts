import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';

// Marks that turn the direction of text, and characters nobody sees: they come along when numbers
// are copied, and they make a text look like another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const unseen = /[\x00-\x08\x0b-\x1f\x7f\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/;
const allUnseen = new RegExp(unseen.source, 'g');

/** A cell's text as people meant it. */
export const cleanText = (text: string): string => {
  const seen = unseen.test(text) ? text.replace(/\r\n?/g, '\n').replace(allUnseen, '') : text;
  return (seen.isWellFormed() ? seen : seen.toWellFormed()).trim();
};

// Fifteen digits are all a spreadsheet keeps; the rest is noise of binary fractions.
export const numberText = (text: string): string => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value)
    ? text
    : String(Number(value.toPrecision(15)));
};

const dayMs = 86_400_000;
const epoch = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** A day count of a spreadsheet as a date, with its time where it has one. */
export const dateText = (text: string, system: keyof typeof epoch): string => {
  const days = Number(text);
  // Spreadsheets know the years up to 9999.
  if (text.trim() === '' || !(days >= 0 && days < 2_958_466)) return text;
  const time = new Date(epoch[system] + Math.round(days * 86_400) * 1000);
  const [date = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  if (days < 1) return clock;
  return time.getTime() % dayMs === 0 ? date : `${date} ${clock}`;
};

export interface SheetRow {
  /** As in the file: the headings of most files are row 1. */
  rowNo: number;
  cells: string[];
}

/** Counts what passes and refuses what is too much; empty rows don't count. */
export const boundedRows = (limits: SheetLimits, emit: (row: SheetRow) => void) => {
  let rows = 0;
  let chars = 0;
  return (rowNo: number, cells: string[]) => {
    let last = -1;
    for (let at = 0; at < cells.length; at += 1) {
      const text = cells[at] ?? '';
      if (!text) continue;
      last = at;
      chars += text.length;
      if (text.length > limits.cellChars) {
        refuseSheet('cellTooLong', { row: rowNo, most: limits.cellChars });
      }
    }
    if (last < 0) return;
    rows += 1;
    if (last >= limits.columns) refuseSheet('tooManyColumns', { most: limits.columns });
    // The first row holds the headings.
    if (rows > limits.rows + 1) refuseSheet('tooManyRows', { most: limits.rows });
    if (chars > limits.totalChars) refuseSheet('tooBig');
    cells.length = last + 1;
    emit({ rowNo, cells });
  };
};
