import type { Column } from './types.ts';

const widestOnPhone = 164;

/** On a small screen only what names a row and what can be done to it stay while the rest passes beneath. */
export const onSmallScreen = <T>(
  columns: readonly (Column<T> & { width: number })[],
  phone: boolean,
) =>
  columns.map(({ pin, ...column }, index) => {
    if (index > 0) return pin === 'end' && !phone ? { ...column, pin } : column;
    const width = phone ? Math.min(column.width, widestOnPhone) : column.width;
    return { ...column, pin: 'start' as const, width };
  });
