import type { Column, Pin } from './types.ts';

export const densities = ['loose', 'middle', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How one person has arranged one table. Only what differs from the page's own arrangement. */
export interface TableSettings {
  order?: string[];
  hidden?: string[];
  /** Columns that the page hides and this person wants. */
  shown?: string[];
  pins?: Record<string, Pin | 'none'>;
  widths?: Record<string, number>;
  density?: Density;
}

export const minWidth = 56;
export const maxWidth = 800;
export const usualWidth = 140;

export const widthWithin = (width: number) =>
  Math.round(Math.min(maxWidth, Math.max(minWidth, width)));

/** Columns in a person's order; those that came later stand after their neighbour in the page. */
export const inOrder = <T>(columns: readonly Column<T>[], order: readonly string[] = []) => {
  const known = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const result = [...known];
  columns.forEach((column, index) => {
    if (known.includes(column)) return;
    const before = columns[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
};

export const isShown = <T>(column: Column<T>, { hidden = [], shown = [] }: TableSettings) =>
  Boolean(column.keep) ||
  (column.hidden ? shown.includes(column.key) : !hidden.includes(column.key));

export const pinOf = <T>(column: Column<T>, { pins = {} }: TableSettings): Pin | undefined => {
  const pin = pins[column.key] ?? column.pin;
  return pin === 'none' ? undefined : pin;
};

export const widthOf = <T>(column: Column<T>, { widths = {} }: TableSettings): number =>
  widthWithin(widths[column.key] ?? column.width ?? usualWidth);

const rank = { start: 0, none: 1, end: 2 };

/** The columns to draw: chosen, in order, the pinned ones at their edges. */
export const arranged = <T>(columns: readonly Column<T>[], settings: TableSettings) =>
  inOrder(columns, settings.order)
    .filter((column) => isShown(column, settings))
    .map((column) => ({
      ...column,
      pin: pinOf(column, settings),
      width: widthOf(column, settings),
    }))
    .sort((a, b) => rank[a.pin ?? 'none'] - rank[b.pin ?? 'none']);

const without = (list: readonly string[] = [], key: string) => list.filter((one) => one !== key);

export const show = <T>(settings: TableSettings, { key, hidden }: Column<T>, on: boolean) => {
  const list = hidden ? 'shown' : 'hidden';
  const listed = hidden ? on : !on;
  return { ...settings, [list]: [...without(settings[list], key), ...(listed ? [key] : [])] };
};

/** Takes a column from one place of the order to another. */
export const move = <T>(
  columns: readonly Column<T>[],
  settings: TableSettings,
  key: string,
  to: number,
): TableSettings => {
  const order = inOrder(columns, settings.order).map((column) => column.key);
  const rest = without(order, key);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, key);
  return { ...settings, order: rest };
};
