import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { mainType, typesPart, zipOf } from '../uploads/zipTestFiles.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';
import { readSheet } from './read.ts';
import { readInThread } from './readInThread.ts';

const read = async (body: Buffer, limits: SheetLimits = sheetLimits) => {
  const rows: [number, ...string[]][] = [];
  await readSheet(body, limits, ({ rowNo, cells }) => rows.push([rowNo, ...cells]));
  return rows;
};
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.reason ?? error,
  );

const book = (sheet: string, workbook = '', more: Parameters<typeof zipOf>[0] = []) =>
  zipOf([
    typesPart(mainType.xlsx),
    {
      name: 'xl/workbook.xml',
      body: `<x:workbook>${workbook}<x:sheets><x:sheet name="a > b" state='hidden' r:id="rId9"/><x:sheet name="S" r:id="rId1"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      body: `<Relationships><Relationship Target="/xl/sheet.xml" Id="rId1"/><Relationship Id="rId9" Target="hidden.xml"/><Relationship Id="rId2" Type="a/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/sheet.xml', body: sheet },
    ...more,
  ]);

test('texts, numbers, dates and truths are read as a spreadsheet shows them', async () => {
  const day = new Date(Date.UTC(2026, 0, 31));
  const body = await writeXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['text', 'number', 'date', 'truth', 'gap', 'last'],
          [' 深圳 & "x" ', 0.1 + 0.2, day, true, null, 13_800_138_000],
        ],
      },
    ],
  });
  expect(await read(Buffer.from(body))).toEqual([
    [1, 'text', 'number', 'date', 'truth', 'gap', 'last'],
    [2, '深圳 & "x"', '0.3', '2026-01-31', 'TRUE', '', '13800138000'],
  ]);
});

test('prefixes, hidden sheets, missing references, comments and empty rows are understood', async () => {
  const sheet = `<?xml version="1.0"?><!-- <row> --><x:worksheet><x:sheetData>
    <x:row r="3"><x:c t="inlineStr"><x:is><x:r><x:t>na</x:t></x:r><x:r><x:t>me</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c></x:row>
    <x:row r="4"/><x:row r="7"><x:c r='C7' t="str"><x:f>A1&amp;B1</x:f><x:v><![CDATA[<b>]]></x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
  expect(await read(book(sheet))).toEqual([
    [3, 'name'],
    [7, '', '', '<b>'],
  ]);
});

test('a failed formula is read as the error that it shows, so that it can be told', async () => {
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>city</v></c></row>
    <row r="2"><c r="A2" t="e"><f>VLOOKUP(1,B:C,2,0)</f><v>#N/A</v></c></row></sheetData></worksheet>`;
  expect(await read(book(sheet))).toEqual([
    [1, 'city'],
    [2, '#N/A'],
  ]);
});

test('a style makes a number a date or a time, by either calendar', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="[$-804]yyyy&quot;年&quot;"/><numFmt numFmtId="201" formatCode="0.00&quot;days&quot;"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs></styleSheet>`;
  const cells = [0, 1, 2, 3].map((s) => `<c s="${s}"><v>45000.5</v></c>`).join('');
  const sheet = `<worksheet><sheetData><row><c><v>1</v></c></row><row>${cells}<c s="1"><v>0.25</v></c></row></sheetData></worksheet>`;
  const more = [{ name: 'xl/styles.xml', body: styles }];
  const noon = '2023-03-15 12:00:00';
  expect((await read(book(sheet, '', more)))[1]).toEqual([
    2,
    '45000.5',
    noon,
    noon,
    '45000.5',
    '06:00:00',
  ]);
  const later = await read(book(sheet, '<workbookPr date1904="1"/>', more));
  expect(later[1]?.[2]).toBe('2027-03-16 12:00:00');
});

test.each([
  [
    'commas, quotes and lines in a cell',
    'a,b\r\n"x, ""y""\nz",2\r\n',
    [
      [1, 'a', 'b'],
      [2, 'x, "y"\nz', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'semicolons and a byte order mark',
    '\ufeffa;b\n1;\n\n2;3',
    [
      [1, 'a', 'b'],
      [2, '1'],
      [4, '2', '3'],
    ],
  ],
])('a text file with %s', async (_, text, rows) => {
  expect(await read(Buffer.from(text))).toEqual(rows);
});

test('what nobody sees is taken out of a cell', async () => {
  expect(await read(Buffer.from('a\n\u202a138\u202c \u200b'))).toEqual([
    [1, 'a'],
    [2, '138'],
  ]);
});

test('each limit has its reason', async () => {
  const csv = Buffer.from('a,b,c\n1,2,3\n4,5,6\n');
  const reason = (over: Partial<SheetLimits>) => reasonOf(read(csv, { ...sheetLimits, ...over }));
  expect(await reason({ rows: 1 })).toBe('tooManyRows');
  expect(await reason({ rows: 2 })).toBe('read');
  expect(await reason({ columns: 2 })).toBe('tooManyColumns');
  expect(await reason({ cellChars: 0 })).toBe('cellTooLong');
  expect(await reason({ totalChars: 3 })).toBe('tooBig');
});

const collect = async (reading: AsyncIterable<unknown>) => {
  for await (const _ of reading) {
    // Only how it ends matters.
  }
};

test('a thread that takes too long or too much ends with a reason', async () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `${at},${'y'.repeat(400)}`).join('\n');
  const body = Buffer.from(`a,b\n${lines}`);
  const slow = readInThread(body, { limits: { ...sheetLimits, seconds: 0 } });
  expect(await reasonOf(collect(slow))).toBe('tooSlow');
  const small = { ...sheetLimits, heapMb: 4 };
  expect(await reasonOf(collect(readInThread(body, { limits: small })))).toBe('tooBig');
});
