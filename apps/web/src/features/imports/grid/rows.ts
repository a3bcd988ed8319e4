import type { ImportField, ImportRow, importRowFilters } from '@alpaca/contract';
import type { Column } from './columns.ts';
import type { Edit } from './editQueue.ts';

export type RowFilter = (typeof importRowFilters)[number];

/** A row as it is shown: with what was typed, though the server has not answered yet. */
export type GridRow = ImportRow & { saving?: readonly string[] };

/** Whether a row is among those that a filter shows. */
export const belongs = (
  { state, repeated }: Pick<ImportRow, 'state' | 'repeated'>,
  only: RowFilter,
): boolean => {
  if (only === 'all') return true;
  if (only === 'repeated') return repeated;
  return only === 'bad' ? state === 'bad' || state === 'refused' : state === only;
};

/** Whether a row goes on with the thing of the row that is shown above it. */
export const joins = (row: Pick<ImportRow, 'rowNo' | 'head'>, above?: Pick<ImportRow, 'head'>) =>
  row.head !== row.rowNo && row.head === above?.head;

/** The row with edits on top that have not been answered; what they are worth is not known yet. */
export const edited = (
  row: GridRow,
  edits: readonly Edit[],
  fields: readonly ImportField[],
): GridRow => {
  const mine = edits.filter(({ rowNo }) => rowNo === row.rowNo);
  if (mine.length === 0) return row;
  const texts = new Map(mine.map(({ field, value }) => [field, value]));
  const issues = Object.entries(row.issues).filter(([field]) => !texts.has(field));
  return {
    ...row,
    cells: fields.map(({ name }, index) => texts.get(name) ?? row.cells[index] ?? ''),
    issues: Object.fromEntries(issues),
    saving: [...new Set([...(row.saving ?? []), ...texts.keys()])],
  };
};

/** Whether its cells can be changed. */
export const isOpen = ({ state }: Pick<ImportRow, 'state'>) =>
  state !== 'committed' && state !== 'skipped';

type Place = Pick<Column, 'name' | 'at'>;

/** Edits that put a block of texts into the grid, from a column on to the right and down. */
export const blockEdits = (
  block: readonly (readonly string[])[],
  rows: readonly (GridRow | undefined)[],
  columns: readonly Place[],
  first: number,
): Edit[] =>
  rows.flatMap((row, down) => {
    if (!row || !isOpen(row)) return [];
    return (block[down] ?? []).flatMap((value, right): Edit[] => {
      const column = columns[first + right];
      const seen = (column && row.cells[column.at]) ?? '';
      if (!column || seen === value) return [];
      return [{ rowNo: row.rowNo, field: column.name, value, seen }];
    });
  });

/** All that is wrong with a row, in words. */
export const reasonsOf = (
  { issues }: Pick<ImportRow, 'issues'>,
  fields: readonly Pick<ImportField, 'name' | 'label'>[],
  between: string,
): string[] => {
  const named = fields.flatMap(({ name, label }) => {
    const reason = issues[name];
    if (!reason) return [];
    // Where a reason names its column by itself, that is enough.
    return [reason.includes(label) ? reason : `${label}${between}${reason}`];
  });
  return issues[''] ? [issues[''], ...named] : named;
};
