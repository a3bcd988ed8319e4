import { type ClipboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../../shared/store/notice.ts';
import { readCells } from '../../imports/index.ts';
import { copied, edited, pasted, without } from '../model/rows.ts';
import type { Row } from '../model/values.ts';
import type { Wanted } from './useWanted.ts';

type Rows<F extends string> = readonly Row<F>[];
type Texts<F extends string> = { readonly [N in F]?: string | undefined };

interface Kind<F extends string> {
  /** Where they are in the order. */
  part: string;
  fields: readonly F[];
  fresh: () => Row<F>;
  most: number;
  pageSize: number;
  /** What a copy does not take over. */
  unlike?: Texts<F>;
}

/**
 * Lines that come and go, a page of them on show: the one with the field that is wanted. `kind` stays
 * the same object.
 */
export const useRows = <F extends string>(
  rows: Rows<F>,
  change: (how: (rows: Rows<F>) => Rows<F>) => void,
  kind: Kind<F>,
  wanted: Wanted,
) => {
  const { t } = useTranslation('orders');
  const { part, most, pageSize } = kind;
  const [chosen, setPage] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / pageSize)));
  const first = (page - 1) * pageSize;
  const goTo = useEffectEvent((index: number) => setPage(Math.floor(index / pageSize) + 1));
  useEffect(() => {
    const [of, index] = wanted?.path.split('.') ?? [];
    if (of === part && index) goTo(Number(index));
  }, [wanted, part]);
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
      /** A block from a sheet; a single word is the input's own affair. */
      paste: (event: ClipboardEvent, at: { key: number; field: F }) => {
        const text = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        const cells = readCells(text);
        change((before) => pasted({ rows: before, fields, at, cells, fresh, most }));
        say('success', t('rows.pasted', { count: cells.length }));
      },
    };
  }, [change, kind, most, t]);
  return {
    ...acts,
    shown: rows.slice(first, first + pageSize),
    first,
    page,
    pageSize,
    setPage,
    total: rows.length,
    left: most - rows.length,
  };
};

export type Lines = Pick<
  ReturnType<typeof useRows>,
  'add' | 'left' | 'page' | 'pageSize' | 'setPage' | 'total'
>;
