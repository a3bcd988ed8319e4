import type { At } from './moves.ts';

/** Cells between two corners, both among them; column 0 is the row's number. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What is chosen: one cell, all between two, or whole rows where a row's number is among them. */
export const areaOf = (active: At, anchor: At | null, columns: number): Area => {
  const other = anchor ?? active;
  const left = Math.min(active.column, other.column);
  const isRows = left === 0;
  return {
    top: Math.min(active.row, other.row),
    bottom: Math.max(active.row, other.row),
    left,
    right: isRows ? columns : Math.max(active.column, other.column),
  };
};

export const isOne = ({ top, bottom, left, right }: Area) =>
  top === bottom && (left === right || left === 0);

/** The columns of an area that hold texts. */
export const textColumns = ({ left, right }: Area): number[] => {
  const first = Math.max(1, left);
  return Array.from({ length: Math.max(0, right - first + 1) }, (_, n) => first + n);
};

export const rowsOf = ({ top, bottom }: Area): number[] =>
  Array.from({ length: bottom - top + 1 }, (_, n) => top + n);

type Block = readonly (readonly string[])[];

/**
 * A block as it lies over an area: repeated where the area is a multiple of it, as sheets do;
 * otherwise as it is, from the area's first cell on.
 */
export const laidOver = (block: Block, area: Area): Block => {
  const rows = rowsOf(area).length;
  const columns = textColumns(area).length;
  const width = Math.max(...block.map((row) => row.length));
  if (rows % block.length !== 0 || columns % width !== 0) return block;
  return Array.from({ length: rows }, (_, down) =>
    Array.from(
      { length: columns },
      (_, right) => block[down % block.length]?.[right % width] ?? '',
    ),
  );
};
