import type { ImportField, ImportRow, ImportView } from '@alpaca/contract';
import { useMemo, useState } from 'react';
import { usePhone } from '../../shared/lib/usePhone.ts';
import { columnsOf } from './grid/columns.ts';
import { kindOf } from './kinds.ts';

/** Fields in which rows have a text or a mistake. */
const usedIn = (rows: readonly ImportRow[], fields: readonly ImportField[], among: Set<string>) =>
  fields.flatMap(({ name }, at) =>
    among.has(name) && rows.some(({ cells, issues }) => cells[at] || name in issues) ? [name] : [],
  );

/** The columns of an import's grid: those that nobody has filled in are left out until asked for. */
export const useColumns = ({ kind, fields, mapping, preview, empty }: ImportView) => {
  // A small screen has no room for two fixed columns.
  const isSmall = usePhone();
  const keyField = isSmall ? undefined : kindOf(kind).keyField;
  const [showEmpty, setShowEmpty] = useState(false);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  // Their widths are by the first look: an edit must not move the columns under the hand.
  const [first] = useState(preview);
  const unused = useMemo(() => {
    const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
    return new Set(empty.filter((name) => !required.has(name) && !used.has(name)));
  }, [fields, empty, used]);
  const columns = useMemo(() => {
    const frozen = empty.includes(keyField ?? '') ? undefined : keyField;
    const hidden = showEmpty ? undefined : unused;
    return columnsOf({ fields, mapping, preview: first, frozen, hidden });
  }, [fields, mapping, first, keyField, empty, showEmpty, unused]);
  const hidden = useMemo(() => {
    const shown = new Set(columns.map(({ name }) => name));
    return fields.filter(({ name }) => !shown.has(name));
  }, [fields, columns]);

  const reveal = (names: readonly string[]) => {
    const more = names.filter((name) => unused.has(name));
    if (more.length > 0) setUsed((before) => new Set([...before, ...more]));
  };
  return {
    columns,
    hidden,
    reveal,
    /** What rows are seen to use is shown. */
    onRows: (rows: readonly ImportRow[]) => reveal(usedIn(rows, fields, unused)),
    showEmpty,
    setShowEmpty,
  };
};
