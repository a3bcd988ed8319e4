import { type ClipboardEvent, useMemo, useState } from 'react';
import { readCells } from '../../imports/index.ts';
import { copied, edited, pasted, without } from '../model/rows.ts';
import type { Row } from '../model/values.ts';

type Rows<F extends string> = readonly Row<F>[];
type Texts<F extends string> = { readonly [N in F]?: string | undefined };

interface Kind<F extends string> {
  fields: readonly F[];
  fresh: () => Row<F>;
  most: number;
  pageSize: number;
  /** What a copy does not take over. */
  unlike?: Texts<F>;
}

/** Lines that come and go, a page of them on show. `kind` stays the same object. */
export const useRows = <F extends string>(
  rows: Rows<F>,
  change: (how: (rows: Rows<F>) => Rows<F>) => void,
  kind: Kind<F>,
) => {
  const { most, pageSize } = kind;
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / pageSize)));
  const first = (page - 1) * pageSize;
  const acts = useMemo(() => {
    const { fields, fresh, unlike } = kind;
    return {
      add: (count: number) =>
        change((before) => [
          ...before,
          ...Array.from({ length: Math.min(count, most - before.length) }, fresh),
        ]),
      edit: (key: number, texts: Texts<F>) => change((before) => edited(before, key, texts)),
      remove: (key: number) => change((before) => without(before, key)),
      copy: (key: number) =>
        change((before) => (before.length < most ? copied(before, key, unlike) : before)),
      /** A block from a sheet; a single word is the input's own affair. Tells how many rows it had. */
      paste: (event: ClipboardEvent, at: { key: number; field: F }): number => {
        const text = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(text.trim())) return 0;
        event.preventDefault();
        const cells = readCells(text);
        change((before) => pasted({ rows: before, fields, at, cells, fresh, most }));
        return cells.length;
      },
    };
  }, [change, kind, most]);
  return {
    ...acts,
    shown: rows.slice(first, first + pageSize),
    first,
    page,
    pageSize,
    setPage,
    goTo: (index: number) => setPage(Math.floor(index / pageSize) + 1),
    left: most - rows.length,
  };
};
