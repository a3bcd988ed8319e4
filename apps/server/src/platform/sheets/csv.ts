import { textEncoding } from '../uploads/text.ts';
import { boundedRows, cleanText, type SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';

const delimiters = [',', '\t', ';'] as const;

/** The mark that parts the headings: what stands in the first line most often. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.slice(0, 20_000).split(/\r?\n/, 1);
  const count = (mark: string) => line.split(mark).length;
  return delimiters.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
};

/** Reads text in UTF-8 or GB18030, with quotes as spreadsheets write them. */
export const readCsv = (body: Buffer, limits: SheetLimits, emit: (row: SheetRow) => void): void => {
  const text = new TextDecoder(textEncoding(body) ?? refuseSheet('broken')).decode(body);
  const delimiter = delimiterOf(text);
  const row = boundedRows(limits, emit);
  let rowNo = 0;
  let cells: string[] = [];
  let at = 0;

  const quoted = () => {
    let value = '';
    for (;;) {
      const end = text.indexOf('"', at + 1);
      if (end < 0) return refuseSheet('broken');
      value += text.slice(at + 1, end);
      at = end + 1;
      if (text[at] !== '"') return value;
      value += '"';
    }
  };
  const plain = () => {
    const start = at;
    while (at < text.length) {
      const mark = text[at];
      if (mark === delimiter || mark === '\n' || mark === '\r') break;
      at += 1;
    }
    return text.slice(start, at);
  };

  while (at < text.length) {
    // What follows a closing quote up to the next mark belongs to the cell.
    const value = text[at] === '"' ? quoted() + plain() : plain();
    if (cells.length > limits.columns * 2) {
      refuseSheet('tooManyColumns', { most: limits.columns });
    }
    cells.push(cleanText(value));
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rowNo += 1;
    row(rowNo, cells);
    cells = [];
  }
};
