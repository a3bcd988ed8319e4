import { useCallback, useMemo, useState } from 'react';
import { wordsOf } from '../../../shared/inputs/schemaRule.ts';
import { isBlank } from '../../../shared/lib/isBlank.ts';
import { type Issues, issuesOf } from '../model/issues.ts';
import type { OrderValues } from '../model/values.ts';
import { useKept } from './useKept.ts';

export type Change = Partial<OrderValues> | ((before: OrderValues) => Partial<OrderValues>);
export type ChangeOrder = (change: Change) => void;

const valueAt = (values: OrderValues, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (place, part) => (place as Record<string, unknown> | undefined)?.[part],
      values,
    );

/** How many lines there were when someone wanted to submit: those added since are not yet wrong. */
type Asked = Readonly<Record<'boxes' | 'goods', number>>;

const wasThere = (asked: Asked, path: string) => {
  const [name, index] = path.split('.');
  return name !== 'boxes' && name !== 'goods' ? true : Number(index ?? 0) < asked[name];
};

/** An order while it is filled in: its values, what is wrong with them, and what of that is shown. */
export const useOrder = (shelf: string, start: OrderValues) => {
  const [values, setValues] = useState(start);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState<{ values: OrderValues; words: Issues } | null>(null);
  const kept = useKept(shelf, values, start);

  const change = useCallback<ChangeOrder>(
    (next) =>
      setValues((before) => ({
        ...before,
        ...(typeof next === 'function' ? next(before) : next),
      })),
    [],
  );
  const issues = useMemo(() => issuesOf(values), [values]);
  // What is missing is told once someone wanted to submit; what was typed wrong, at once.
  const words = useMemo(() => {
    const own = Object.entries(issues)
      .filter(([path]) => (asked && wasThere(asked, path)) || !isBlank(valueAt(values, path)))
      .map(([path, key]) => [path, wordsOf(key)]);
    // The server's words hold until their field is changed.
    const theirs = Object.entries(said?.words ?? {}).filter(
      ([path]) => said && valueAt(said.values, path) === valueAt(values, path),
    );
    return Object.fromEntries([...theirs, ...own]) as Issues;
  }, [issues, asked, values, said]);

  return {
    values,
    change,
    issues,
    words,
    /** Whether someone wanted to submit it already. */
    asked: asked !== null,
    ask: () => setAsked({ boxes: values.boxes.length, goods: values.goods.length }),
    tell: (found: Issues) => setSaid({ values, words: found }),
    forget: kept.forget,
  };
};
