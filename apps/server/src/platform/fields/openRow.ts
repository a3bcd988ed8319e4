import { isSealed } from './ring.ts';
import { sealedColumns } from './sealedColumns.ts';
import { openField, openWhole, type Sealing } from './sealing.ts';

type Row = Record<string, unknown>;

/** A row of a table as its owner may have it: numbers as they are, and nothing of what finds them. */
export const openRow = (sealing: Sealing, table: string, row: Row): Row => {
  const opened = { ...row };
  for (const { table: of, column, form, index } of sealedColumns) {
    if (of !== table) continue;
    if (index) delete opened[index.column];
    const value = opened[column];
    if (typeof value !== 'string' || !isSealed(value)) continue;
    const place = `${table}.${column}` as const;
    opened[column] =
      form === 'whole' ? openWhole(sealing, place, value) : openField(sealing, place, value);
  }
  return opened;
};
