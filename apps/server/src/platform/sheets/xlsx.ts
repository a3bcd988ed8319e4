import { openArchive } from './archive.ts';
import { boundedRows, cleanText, dateText, numberText, type SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';
import { openWorkbook, type Workbook } from './workbook.ts';
import { attribute, readXml, type XmlReader } from './xml.ts';

const reference = attribute('r');
const type = attribute('t');
const style = attribute('s');

const mostRows = 1_048_576;

/** The column that a reference such as AB12 names, from 0. */
const columnOf = (ref: string): number => {
  let column = 0;
  for (let at = 0; at < ref.length; at += 1) {
    const letter = ref.charCodeAt(at) & ~0x20;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
    if (column > 16_384) return refuseSheet('tooManyColumns', { most: 16_384 });
  }
  return column > 0 ? column - 1 : refuseSheet('broken');
};

const cellText = (book: Workbook, kind: string, styleNo: number, text: string): string => {
  if (kind === 's') return book.strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (kind !== '' && kind !== 'n') return text;
  return book.isDate[styleNo] ? dateText(text, book.system) : numberText(text);
};

/** Reads the cells of a sheet. A formula's own text is passed over; its last value counts. */
const sheetReader = (
  book: Workbook,
  limits: SheetLimits,
  row: (rowNo: number, cells: string[]) => void,
): XmlReader => {
  let over = false;
  let inData = false;
  let rowNo = 0;
  let column = -1;
  let cells: string[] = [];
  let kind = '';
  let styleNo = -1;
  let value = '';
  let inValue = false;
  let phonetic = false;

  const openRow = (tag: string) => {
    const given = reference(tag);
    const next = given === undefined ? rowNo + 1 : Number(given);
    if (!Number.isInteger(next) || next <= rowNo || next > mostRows) refuseSheet('broken');
    rowNo = next;
    column = -1;
    cells = [];
  };
  const openCell = (tag: string) => {
    const ref = reference(tag);
    const next = ref === undefined ? column + 1 : columnOf(ref);
    // Cells come in order; one that comes twice would leave open which of them counts.
    if (next <= column) refuseSheet('broken');
    column = next;
    kind = type(tag) ?? '';
    const s = style(tag);
    styleNo = s === undefined ? -1 : Number(s);
    value = '';
  };
  const closeCell = () => {
    if (value === '') return;
    const text = cleanText(cellText(book, kind, styleNo, value));
    if (text === '') return;
    if (column >= limits.columns) refuseSheet('tooManyColumns', { most: limits.columns });
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };

  return {
    open(name, tag) {
      if (name === 'sheetData') inData = true;
      else if (!inData) return;
      else if (name === 'c') openCell(tag);
      else if (name === 'row') openRow(tag);
      else if (name === 'v' || (name === 't' && !phonetic)) inValue = true;
      else if (name === 'rPh') phonetic = true;
    },
    text(text) {
      if (!inValue) return;
      value += text;
      if (value.length > limits.cellChars * 2) {
        refuseSheet('cellTooLong', { row: rowNo, most: limits.cellChars });
      }
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') row(rowNo, cells);
      else if (name === 'rPh') phonetic = false;
      else if (name === 'sheetData') over = true;
    },
    done: () => over,
  };
};

/** Reads the first visible sheet of a workbook, row by row while it is unpacked. */
export const readXlsx = async (
  zip: Buffer,
  limits: SheetLimits,
  emit: (row: SheetRow) => void,
): Promise<void> => {
  const archive = openArchive(zip, limits);
  const book = await openWorkbook(archive, limits);
  const reader = sheetReader(book, limits, boundedRows(limits, emit));
  await readXml(archive.text(book.sheetPath), reader, limits);
};
