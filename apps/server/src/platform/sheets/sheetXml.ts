import { type Figure, formats } from './formats.ts';

export type CellValue = string | number | null | Figure;

export interface SheetColumn {
  title: string;
  /** In characters. */
  width?: number;
  /** Of its numbers; a column without is text. */
  format?: string;
}

/** Excel's own limits. */
const longestText = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replace(unwritable, '')
    // Spreadsheets read _x0041_ as the letter A.
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => special[sign] as string);

export const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const headStyle = 1;
const builtIn: Record<string, number> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '@': 49,
};
const firstOwn = 164;

/** The styles of a workbook: 0 is none, 1 the headings', then one for each format. */
export const openStyles = () => {
  const known = new Map<string, number>();
  const codeOf = (format: string) =>
    builtIn[format] ?? firstOwn + [...known.keys()].indexOf(format);
  return {
    of(format: string): number {
      const style = known.get(format) ?? known.size + 2;
      known.set(format, style);
      return style;
    },
    xml(): string {
      const own = [...known.keys()].filter((format) => builtIn[format] === undefined);
      const codes = own.map(
        (format) => `<numFmt numFmtId="${codeOf(format)}" formatCode="${escaped(format)}"/>`,
      );
      const styles = [...known.keys()].map(
        (format) =>
          `<xf numFmtId="${codeOf(format)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
      );
      return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${
        codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : ''
      }<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
};
export type Styles = ReturnType<typeof openStyles>;

const textCell = (place: string, text: string, style: number) =>
  text === ''
    ? ''
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const numberCell = (place: string, value: number, style: number) =>
  Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : '';

/** Writes rows of the columns as XML. */
export const openRows = (columns: readonly SheetColumn[], styles: Styles) => {
  const names = columns.map((_, at) => columnName(at));
  const asText = styles.of(formats.text);
  const ofColumn = columns.map(({ format }) => (format ? styles.of(format) : 0));
  const cell = (value: CellValue | undefined, at: number, rowNo: number) => {
    const place = `${names[at]}${rowNo}`;
    if (value === null || value === undefined) return '';
    if (typeof value === 'string') return textCell(place, value, asText);
    if (typeof value === 'number') return numberCell(place, value, ofColumn[at] as number);
    return numberCell(place, value.figure, styles.of(value.format));
  };
  return {
    // What somebody types into an empty cell of a text column stays text as well.
    columns: `<cols>${columns
      .map(
        ({ width = 18, format }, at) =>
          `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${styles.of(format ?? formats.text)}" customWidth="1"/>`,
      )
      .join('')}</cols>`,
    head: `<row r="1">${columns
      .map(({ title }, at) => textCell(`${names[at]}1`, title, headStyle))
      .join('')}</row>`,
    row(rowNo: number, values: readonly CellValue[]): string {
      let cells = '';
      for (let at = 0; at < columns.length; at += 1) cells += cell(values[at], at, rowNo);
      return `<row r="${rowNo}">${cells}</row>`;
    },
  };
};
