import { type CellValue, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SheetColumn {
  title: string;
  /** In characters. */
  width?: number;
}

// Text stays text: it is written as a string and its column is formatted as text, so '=1+1' is
// neither computed when the file is opened nor when somebody edits the cell. Nothing is put before
// it, because what is downloaded here is often mended and sent in again.
const asText = { numFmt: '@' };

const columnOf = ({ title, width = 18 }: SheetColumn) => ({ header: title, width, style: asText });

/** A sheet of any length, made row by row; what doesn't fit one sheet goes on in the next. */
export const writeRows = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<CellValue[]>,
): AsyncIterable<Uint8Array> =>
  writeXlsxStream(rows, {
    name,
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
  }) as unknown as AsyncIterable<Uint8Array>;

// The same content is the same file, whenever it is made.
const noDay = new Date(Date.UTC(2000, 0, 1));

/** A small workbook of several sheets. */
export const writeBook = (sheets: WriteSheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets, properties: { created: noDay, modified: noDay } });

export type { CellValue, WriteSheet };
export { asText };
