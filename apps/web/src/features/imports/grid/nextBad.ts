import type { ImportField, ImportRow } from '@alpaca/contract';
import type { At } from './moves.ts';

/** The columns of a row with something wrong in them; 0 stands for the row as a whole. */
export const badColumns = (
  { issues, heldBack }: Pick<ImportRow, 'issues' | 'heldBack'>,
  fields: readonly ImportField[],
): number[] => [
  // What is wrong there stands in another row.
  ...('' in issues && !heldBack ? [0] : []),
  ...fields.flatMap(({ name }, index) => (name in issues ? [index + 1] : [])),
];

/** The first place in an ascending list whose number is greater; the list's length if none is. */
const firstAfter = async (
  count: number,
  numberAt: (index: number) => Promise<number>,
  after: number,
): Promise<number> => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await numberAt(middle)) > after) high = middle;
    else low = middle + 1;
  }
  return low;
};

export interface Rows {
  count: number;
  at: (index: number) => Promise<ImportRow | undefined>;
  /** The row if it has been loaded already. */
  known?: (index: number) => ImportRow | undefined;
}

const numberIn = (rows: Rows) => async (index: number) =>
  (await rows.at(index))?.rowNo ?? Number.POSITIVE_INFINITY;

// An order's rows may all be held back for one of them; further than this nobody looks.
const lookedThrough = 50;

/** The first row from a place on with something wrong in it itself. */
const firstWrong = async (bad: Rows, from: number, fields: readonly ImportField[]) => {
  for (let index = from; index < Math.min(bad.count, from + lookedThrough); index += 1) {
    const row = await bad.at(index);
    const column = row && badColumns(row, fields)[0];
    if (row && column !== undefined) return { rowNo: row.rowNo, column };
  }
  return undefined;
};

/**
 * The next cell that is wrong, in the shown rows, behind a cell; from the last on to the first
 * again. Only windows are at hand, and bad rows may be thousands apart, so both lists are halved
 * until the place is found.
 */
export const nextBad = async (
  at: At,
  fields: readonly ImportField[],
  { shown, bad }: { shown: Rows; bad: Rows },
): Promise<At | null> => {
  const here = await shown.at(at.row);
  const beside = here && badColumns(here, fields).find((column) => column > at.column);
  if (beside !== undefined) return { row: at.row, column: beside };
  // Most often it is among the rows that are there already.
  for (let row = at.row + 1, next = shown.known?.(row); next; next = shown.known?.(++row)) {
    const [column] = badColumns(next, fields);
    if (column !== undefined) return { row, column };
  }
  const later = await firstAfter(bad.count, numberIn(bad), here?.rowNo ?? 0);
  for (const index of [later, 0]) {
    const found = await firstWrong(bad, index, fields);
    if (!found) continue;
    const place = await firstAfter(shown.count, numberIn(shown), found.rowNo - 1);
    if ((await shown.at(place))?.rowNo === found.rowNo) return { row: place, column: found.column };
  }
  return null;
};
