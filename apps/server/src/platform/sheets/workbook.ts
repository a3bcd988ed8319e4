import type { Archive } from './archive.ts';
import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';
import { attribute, readXml, type XmlReader } from './xml.ts';

const nothing = () => {};
const part = (reader: Partial<XmlReader>): XmlReader => ({
  open: nothing,
  text: nothing,
  close: nothing,
  ...reader,
});

const id = attribute('id');
const wholeId = attribute('Id');
const target = attribute('Target');
const mode = attribute('TargetMode');
const type = attribute('Type');
const state = attribute('state');
const date1904 = attribute('date1904');
const numFmtId = attribute('numFmtId');
const formatCode = attribute('formatCode');

/** A relation's target as a path in the archive; it can't lead out of it. */
const resolve = (path: string) => {
  const parts: string[] = path.startsWith('/') ? [] : ['xl'];
  for (const step of path.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '' && step !== '.') parts.push(step);
  }
  return parts.join('/');
};

const relations = async (archive: Archive, limits: SheetLimits) => {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  const open = (name: string, tag: string) => {
    const path = target(tag);
    // What lies outside the file is never asked for.
    if (name !== 'Relationship' || !path || mode(tag) === 'External') return;
    byId.set(wholeId(tag) ?? '', resolve(path));
    byType.set((type(tag) ?? '').replace(/^.*\//, ''), resolve(path));
  };
  await readXml(archive.text('xl/_rels/workbook.xml.rels'), part({ open }), limits);
  return { byId, byType };
};

/** Built-in formats that show a number as a date or a time. */
const builtInDates = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

const isDateCode = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').replace(/general/gi, ''));

/** For each style of a cell, whether it shows a date. */
const dateStyles = async (archive: Archive, path: string, limits: SheetLimits) => {
  const custom = new Set<number>();
  const styles: boolean[] = [];
  let inCells = false;
  await readXml(
    archive.text(path),
    part({
      open(name, tag) {
        if (name === 'numFmt' && isDateCode(formatCode(tag) ?? '')) {
          custom.add(Number(numFmtId(tag)));
        }
        if (name === 'cellXfs') inCells = true;
        if (name !== 'xf' || !inCells) return;
        const format = Number(numFmtId(tag));
        styles.push(custom.has(format) || builtInDates(format));
      },
      close(name) {
        if (name === 'cellXfs') inCells = false;
      },
    }),
    limits,
  );
  return styles;
};

/** Texts that cells refer to by number; of one that is too long just enough is kept to say so. */
const sharedStrings = async (archive: Archive, path: string, limits: SheetLimits) => {
  const strings: string[] = [];
  let chars = 0;
  let current = '';
  let inText = false;
  let phonetic = false;
  await readXml(
    archive.text(path),
    part({
      open(name) {
        if (name === 'si') current = '';
        if (name === 'rPh') phonetic = true;
        if (name === 't') inText = !phonetic;
      },
      text(text) {
        if (inText && current.length <= limits.cellChars) current += text;
      },
      close(name) {
        if (name === 't') inText = false;
        if (name === 'rPh') phonetic = false;
        if (name !== 'si') return;
        const kept = current.slice(0, limits.cellChars + 1);
        chars += kept.length;
        if (chars > limits.totalChars) refuseSheet('tooBig');
        strings.push(kept);
      },
    }),
    limits,
  );
  return strings;
};

export interface Workbook {
  sheetPath: string;
  system: 1900 | 1904;
  isDate: boolean[];
  strings: string[];
}

/** What must be known before the first visible sheet can be read. */
export const openWorkbook = async (archive: Archive, limits: SheetLimits): Promise<Workbook> => {
  let sheetId: string | undefined;
  let system: Workbook['system'] = 1900;
  const open = (name: string, tag: string) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(date1904(tag) ?? '')) system = 1904;
    if (name === 'sheet' && !sheetId && !/hidden/i.test(state(tag) ?? '')) sheetId = id(tag);
  };
  await readXml(archive.text('xl/workbook.xml'), part({ open }), limits);
  const { byId, byType } = await relations(archive, limits);
  const sheetPath = byId.get(sheetId ?? '') ?? refuseSheet('empty');
  const [styles, strings] = [byType.get('styles'), byType.get('sharedStrings')];
  return {
    sheetPath,
    system,
    isDate: styles && archive.has(styles) ? await dateStyles(archive, styles, limits) : [],
    strings: strings && archive.has(strings) ? await sharedStrings(archive, strings, limits) : [],
  };
};
