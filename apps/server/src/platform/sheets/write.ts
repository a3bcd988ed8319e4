import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { zipStream } from '../zipStream.ts';
import { type CellValue, columnName, openRows, openStyles, type SheetColumn } from './sheetXml.ts';
import { workbookParts } from './workbookXml.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// Text stays text: it is written as a string and formatted as text, so '=1+1' is neither computed
// when the file is opened nor when somebody edits the cell. Nothing is put before it, because what
// is downloaded here is often mended and sent in again.
const asText = { numFmt: '@' };

const rowsOfSheet = 1_048_576;
const chunkChars = 64 * 1024;

const encoder = new TextEncoder();

/** One row after the other, and one that was looked at and belongs to the next sheet. */
const lookAhead = (rows: AsyncIterable<CellValue[]>) => {
  const iterator = rows[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<CellValue[]>> | undefined;
  const peek = () => {
    next ??= iterator.next();
    return next;
  };
  return {
    peek,
    async take() {
      const { done, value } = await peek();
      next = undefined;
      return done ? undefined : value;
    },
    end: () => iterator.return?.(),
  };
};

type Rows = ReturnType<typeof lookAhead>;

/**
 * A sheet of any length, made row by row: headings that stay in sight, a filter over all, numbers
 * and dates that can be reckoned with. What doesn't fit one sheet goes on in the next.
 */
export const writeRows = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<CellValue[]>,
  perSheet = rowsOfSheet,
): AsyncIterable<Uint8Array> => {
  const styles = openStyles();
  const write = openRows(columns, styles);
  const lastColumn = columnName(columns.length - 1);

  async function* sheetXml(source: Rows, told: { rows: number }): AsyncGenerator<Uint8Array> {
    let text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${write.columns}<sheetData>${write.head}`;
    while (told.rows < perSheet) {
      const row = await source.take();
      if (!row) break;
      told.rows += 1;
      text += write.row(told.rows, row);
      if (text.length < chunkChars) continue;
      yield encoder.encode(text);
      text = '';
    }
    yield encoder.encode(
      `${text}</sheetData><autoFilter ref="A1:${lastColumn}${told.rows}"/></worksheet>`,
    );
  }

  async function* parts() {
    const source = lookAhead(rows);
    const sheets: { rows: number }[] = [];
    try {
      do {
        const told = { rows: 1 };
        sheets.push(told);
        yield { name: `xl/worksheets/sheet${sheets.length}.xml`, data: sheetXml(source, told) };
      } while (!(await source.peek()).done);
    } finally {
      await source.end();
    }
    const filtered = sheets.map(({ rows }) => `$A$1:$${lastColumn}$${rows}`);
    for (const { name: path, xml } of workbookParts(name, filtered, styles.xml())) {
      yield { name: path, data: [encoder.encode(xml)] };
    }
  }
  return zipStream(parts());
};

// The same content is the same file, whenever it is made.
const noDay = new Date(Date.UTC(2000, 0, 1));

/** A small workbook of several sheets. */
export const writeBook = (sheets: WriteSheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets, properties: { created: noDay, modified: noDay } });

export type { CellValue, SheetColumn, WriteSheet };
export { asText, columnName };
