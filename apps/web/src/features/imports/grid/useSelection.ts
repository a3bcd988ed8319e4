import { useState } from 'react';
import { areaOf } from './area.ts';
import type { Column } from './columns.ts';
import type { At } from './moves.ts';

/** A cell by its field's name, which stays when columns come or go; null is the row's number. */
interface Named {
  row: number;
  name: string | null;
}

/** The chosen cell, and the far corner where a range is chosen. */
export const useSelection = (columns: readonly Column[]) => {
  const [{ active, anchor, moved }, setPlace] = useState<{
    active: Named;
    anchor: Named | null;
    moved: boolean;
  }>({ active: { row: 0, name: columns[0]?.name ?? null }, anchor: null, moved: false });

  const atOf = ({ row, name }: Named): At => {
    const index = columns.findIndex((column) => column.name === name);
    return { row, column: name === null ? 0 : Math.max(0, index) + 1 };
  };
  const namedAt = ({ row, column }: At): Named => ({
    row,
    name: columns[column - 1]?.name ?? null,
  });
  const here = atOf(active);
  const corner = anchor && atOf(anchor);
  return {
    active: here,
    anchor: corner,
    area: areaOf(here, corner, columns.length),
    /** Somebody has chosen a cell themselves. */
    moved,
    choose: (at: At, from: At | null = null) =>
      setPlace({ active: namedAt(at), anchor: from && namedAt(from), moved: true }),
    /** By name: its column may only now come into sight. */
    chooseField: (row: number, name: string | null) =>
      setPlace({ active: { row, name }, anchor: null, moved: true }),
    reset: () =>
      setPlace({
        active: { row: 0, name: columns[0]?.name ?? null },
        anchor: null,
        moved: false,
      }),
  };
};
