import { escaped } from './sheetXml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const longestName = 31;
const sheetName = (name: string, at: number) => {
  const suffix = at === 0 ? '' : `_${at + 1}`;
  const allowed = name.replace(/[\\/?*[\]:']/g, ' ');
  return `${allowed.slice(0, longestName - suffix.length)}${suffix}`;
};

/** What makes sheets one file; each has a filter over the range that is told of it. */
export const workbookParts = (name: string, filtered: readonly string[], styles: string) => {
  const names = filtered.map((_, at) => escaped(sheetName(name, at)));
  const sheets = names.map(
    (sheet, at) => `<sheet name="${sheet}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  // Where Excel looks for what a sheet's filter is over.
  const filters = names.map(
    (sheet, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${sheet}'!${filtered[at]}</definedName>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const overrides = names.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  const parts = {
    'xl/styles.xml': styles,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relations.join('')}<Relationship Id="rId0" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${overrides.join('')}</Types>`,
  };
  return Object.entries(parts).map(([path, xml]) => ({
    name: path,
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`,
  }));
};
