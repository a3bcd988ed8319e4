import type { Column } from './types.ts';

const widestOnPhone = 164;

/** On a small screen only the first column stays while the others pass beneath it. */
export const onSmallScreen = <T>(
  columns: readonly (Column<T> & { width: number })[],
  phone: boolean,
) =>
  columns.map(({ pin: _, ...column }, index) => {
    if (index > 0) return column;
    const width = phone ? Math.min(column.width, widestOnPhone) : column.width;
    return { ...column, pin: 'start' as const, width };
  });
