import { boxesMax, goodsMax, toCentiCm, toGrams } from '@alpaca/contract';
import { figureOf } from './records.ts';
import { type BoxRow, type Row, rowOf } from './values.ts';

export const mostRows = { boxes: boxesMax, goods: goodsMax } as const;

export const edited = <F extends string>(
  rows: readonly Row<F>[],
  key: number,
  change: { readonly [N in F]?: string | undefined },
): Row<F>[] => rows.map((row) => (row.key === key ? { ...row, ...change } : row));

export const without = <F extends string>(rows: readonly Row<F>[], key: number): Row<F>[] =>
  rows.filter((row) => row.key !== key);

/** A copy stands below its original; a number that must be its own is not copied. */
export const copied = <F extends string>(
  rows: readonly Row<F>[],
  key: number,
  unlike: { readonly [N in F]?: string | undefined } = {},
): Row<F>[] =>
  rows.flatMap((row) => (row.key === key ? [row, rowOf<F>({ ...row, ...unlike })] : [row]));

interface Block<F extends string> {
  rows: readonly Row<F>[];
  fields: readonly F[];
  /** The cell where it begins. */
  at: { key: number; field: F };
  cells: readonly (readonly string[])[];
  fresh: () => Row<F>;
  most: number;
}

/** A block of a sheet put in from a cell on; it may reach beyond the last row, to the most there may be. */
export const pasted = <F extends string>(block: Block<F>): Row<F>[] => {
  const { rows, fields, at, cells, fresh, most } = block;
  const next = [...rows];
  const first = Math.max(
    0,
    rows.findIndex(({ key }) => key === at.key),
  );
  const column = fields.indexOf(at.field);
  for (const [down, texts] of cells.entries()) {
    const index = first + down;
    if (index >= most) break;
    const said = texts.flatMap((text, across) => {
      const field = fields[column + across];
      return field === undefined ? [] : [[field, text] as const];
    });
    next[index] = { ...(next[index] ?? fresh()), ...Object.fromEntries(said) } as Row<F>;
  }
  return next;
};

const number = (text: string | undefined) => {
  const figure = figureOf(text ?? '');
  return typeof figure === 'number' ? figure : 0;
};

// Hundredths of centimetres, three times, in a cubic metre.
const cubicMetre = 1e12;

/** In cubic metres; nothing while a side is missing. */
export const volumeOf = ({ length, width, height }: BoxRow): number =>
  [length, width, height].reduce((product, side) => product * toCentiCm(number(side)), 1) /
  cubicMetre;

export const totalsOf = (rows: readonly BoxRow[]) => ({
  count: rows.length,
  kg: rows.reduce((sum, { weight }) => sum + toGrams(number(weight)), 0) / 1000,
  cbm: rows.reduce((sum, row) => sum + volumeOf(row), 0),
});
