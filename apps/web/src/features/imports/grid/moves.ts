/** A cell by its place in the grid; column 0 is the row's number. */
export interface At {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
  /** How many rows are in sight. */
  page: number;
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** Where a key leads from a cell; null for a key that leads nowhere. */
export const moved = (key: string, far: boolean, at: At, size: Size): At | null => {
  const { row, column } = at;
  const to = (nextRow: number, nextColumn: number) => ({
    row: within(nextRow, size.rows),
    column: within(nextColumn, size.columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(far ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(far ? size.rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, far ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, far ? size.columns - 1 : column + 1);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? size.rows - 1 : row, size.columns - 1);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    default:
      return null;
  }
};
