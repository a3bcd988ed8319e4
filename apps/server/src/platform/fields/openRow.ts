import { placeOf, type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { openField, openWhole, type Sealing } from './sealing.ts';
import { turnFields } from './turnFields.ts';

type Row = Record<string, unknown>;

const openColumn = (sealing: Sealing, column: SealedColumn, value: unknown) => {
  const place = placeOf(column);
  if (column.form === 'fields' && typeof value === 'object' && value !== null) {
    const open = (text: string) => openField(sealing, place, text);
    return turnFields(value, column.parts ?? [], open);
  }
  if (column.form === 'whole') return openWhole(sealing, place, value);
  return typeof value === 'string' ? openField(sealing, place, value) : value;
};

/** A row of a table as its owner may have it: numbers as they are, and nothing of what finds them. */
export const openRow = (sealing: Sealing, table: string, row: Row): Row => {
  const opened = { ...row };
  for (const sealed of sealedColumns) {
    if (sealed.table !== table) continue;
    if (sealed.index) delete opened[sealed.index.column];
    opened[sealed.column] = openColumn(sealing, sealed, opened[sealed.column]);
  }
  return opened;
};
