import { useCallback, useMemo, useState } from 'react';
import type { RowKey } from './types.ts';

export interface Selection<T> {
  keys: readonly RowKey[];
  rows: readonly T[];
  count: number;
  /** Takes over the chosen keys; rows that are not on this page are known from before. */
  choose: (keys: readonly RowKey[], rows: readonly (T | undefined)[]) => void;
  /** Chosen rows that came again are as they are now. */
  renew: (rows: readonly T[], keyOf: (row: T) => RowKey) => void;
  /** One row in or out. */
  toggle: (key: RowKey, row: T) => void;
  clear: () => void;
}

type Chosen<T> = ReadonlyMap<RowKey, T>;

const choosing =
  <T>(keys: readonly RowKey[], rows: readonly (T | undefined)[]) =>
  (before: Chosen<T>): Chosen<T> =>
    new Map(
      keys.flatMap((key, index): [RowKey, T][] => {
        const row = rows[index] ?? before.get(key);
        return row === undefined ? [] : [[key, row]];
      }),
    );

const renewing =
  <T>(rows: readonly T[], keyOf: (row: T) => RowKey) =>
  (before: Chosen<T>): Chosen<T> => {
    const fresh = rows.filter((row) => {
      const old = before.get(keyOf(row));
      return old !== undefined && old !== row;
    });
    if (fresh.length === 0) return before;
    return new Map([...before, ...fresh.map((row): [RowKey, T] => [keyOf(row), row])]);
  };

const toggling =
  <T>(key: RowKey, row: T) =>
  (before: Chosen<T>): Chosen<T> => {
    const rest = [...before].filter(([one]) => one !== key);
    return new Map(before.has(key) ? rest : [...rest, [key, row]]);
  };

const none: ReadonlyMap<RowKey, never> = new Map<RowKey, never>();

/** Rows chosen for an action, kept over pages. */
export const useSelection = <T>(): Selection<T> => {
  const [chosen, setChosen] = useState<Chosen<T>>(none);
  const choose = useCallback<Selection<T>['choose']>(
    (keys, rows) => setChosen(choosing(keys, rows)),
    [],
  );
  const renew = useCallback<Selection<T>['renew']>(
    (rows, keyOf) => setChosen(renewing(rows, keyOf)),
    [],
  );
  const toggle = useCallback<Selection<T>['toggle']>(
    (key, row) => setChosen(toggling(key, row)),
    [],
  );
  const clear = useCallback(() => setChosen(none), []);
  return useMemo(
    () => ({
      keys: [...chosen.keys()],
      rows: [...chosen.values()],
      count: chosen.size,
      choose,
      renew,
      toggle,
      clear,
    }),
    [chosen, choose, renew, toggle, clear],
  );
};
