import { crc32, deflateRawSync } from 'node:zlib';
import { mainType, zipOf } from '../../platform/uploads/zipTestFiles.ts';

type Part = Parameters<typeof zipOf>[0][number];

const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${mainType.xlsx}"/></Types>`;
const rels = (sheet = 'worksheets/sheet1.xml', more = '') =>
  `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${sheet}"/>${more}</Relationships>`;
const workbook = (more = '') =>
  `<workbook>${more}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`;

export const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
export const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
export const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const two = row(text('name'), text('phone')) + row(text('Ann'), text('13800138000'));

interface Book {
  types?: string;
  workbook?: string;
  rels?: string;
  sheet?: string;
  more?: Part[];
}

export const parts = (book: Book = {}): Part[] => [
  { name: '[Content_Types].xml', body: book.types ?? types },
  { name: 'xl/workbook.xml', body: book.workbook ?? workbook() },
  { name: 'xl/_rels/workbook.xml.rels', body: book.rels ?? rels() },
  { name: 'xl/worksheets/sheet1.xml', body: book.sheet ?? sheet(two) },
  ...(book.more ?? []),
];
const book = (given: Book = {}) => zipOf(parts(given));
const withSheet = (xml: string) => book({ sheet: xml });
const withRows = (rows: string) => withSheet(sheet(two + rows));
const shared = (xml: string) => ({
  rels: rels(
    'worksheets/sheet1.xml',
    '<Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/>',
  ),
  more: [{ name: 'xl/sharedStrings.xml', body: xml }],
});
const withPart = (name: string, body = 'x') => book({ more: [{ name, body }] });

/** The same bytes with one number of the directory's first entry changed. */
const directoryAt = (zip: Buffer) => zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
const patched = (zip: Buffer, offset: number, value: number, bytes: 2 | 4) => {
  const copy = Buffer.from(zip);
  copy.writeUIntLE(value, directoryAt(copy) + offset, bytes);
  return copy;
};
/** The directory and the part itself say two names: two readers would see two archives. */
const renamed = (zip: Buffer) => {
  const copy = Buffer.from(zip);
  copy.write('xl/worksheets/sheet2.xml', copy.indexOf('xl/worksheets/sheet1.xml', 0, 'latin1'));
  return copy;
};
const cut = (zip: Buffer, share: number) => zip.subarray(0, Math.floor(zip.length * share));
const end = (zip: Buffer) => zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
const patchedEnd = (zip: Buffer, offset: number, value: number, bytes: 2 | 4) => {
  const copy = Buffer.from(zip);
  copy.writeUIntLE(value, end(copy) + offset, bytes);
  return copy;
};

/** Many entries over the same packed bytes. */
const overlapping = () => {
  const raw = Buffer.from(' '.repeat(2_000_000));
  const data = deflateRawSync(raw);
  const zip = zipOf(parts());
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  const names = Array.from({ length: 50 }, (_, at) => `xl/media/${at}`);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(raw), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(raw.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(end(zip), 42);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const tail = Buffer.from(zip.subarray(end(zip)));
  const directory = zip.subarray(zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')), end(zip));
  const body = Buffer.concat([zip.subarray(0, end(zip)), local, data]);
  const whole = Buffer.concat([directory, ...entries]);
  tail.writeUInt16LE(parts().length + names.length, 8);
  tail.writeUInt16LE(parts().length + names.length, 10);
  tail.writeUInt32LE(whole.length, 12);
  tail.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, whole, tail]);
};

const billionLaughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${`&a${at ? at - 1 : ''};`.repeat(10)}">`,
).join('')}]>`;
const doctype = (body: string) => `<!DOCTYPE x SYSTEM "file:///etc/passwd">${body}`;

// Numbers that don't pack well: what is tried here is not the size.
const noise = (at: number) => Math.imul(at + 1, 0x9e3779b1) >>> 0;
const many = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => make(noise(at))).join('');

const refs = (count: number) => `<row>${many(count, (n) => `<c t="n"><v>${n}</v></c>`)}</row>`;

/** What is made of a file: `read` where it is harmless once the harmful part is passed over. */
export type Hostile = readonly [what: string, file: () => Buffer, outcome: string];

export const hostileFiles: readonly Hostile[] = [
  ['a bomb of 300 MB of spaces in the sheet', () => withSheet(sheet(' '.repeat(3e8))), 'tooBig'],
  [
    'a bomb that declares itself small',
    () =>
      zipOf([
        ...parts().slice(0, 3),
        { name: 'xl/worksheets/sheet1.xml', body: ' '.repeat(3e8), declared: 1000 },
      ]),
    'unsafe',
  ],
  [
    'a bomb in the shared texts',
    () => book(shared(`<sst><si><t>${'x'.repeat(2e8)}</t></si></sst>`)),
    'tooBig',
  ],
  [
    'a bomb in a part that nobody reads',
    () => withPart('xl/media/image1.png', '0'.repeat(2e8)),
    'tooBig',
  ],
  ['a bomb in the list of types', () => book({ types: types + ' '.repeat(1e8) }), 'tooBig'],
  [
    'a bomb in an archive inside the archive',
    () =>
      withPart('xl/embeddings/inner.xlsx', withSheet(sheet(' '.repeat(1e7))).toString('latin1')),
    'read',
  ],
  ['fifty entries over the same bytes', overlapping, 'unsafe'],
  ['an entry that begins inside another', () => patched(book(), 42, 10, 4), 'unsafe'],
  ['an entry that lies outside the file', () => patched(book(), 42, 0x7fffffff, 4), 'broken'],
  ['an entry of four gigabytes', () => patched(book(), 24, 0xfffffff0, 4), 'tooBig'],
  ['an entry longer than the file', () => patched(book(), 20, 0x00ffffff, 4), 'unsafe'],
  ['an encrypted entry', () => patched(book(), 8, 1, 2), 'broken'],
  ['an unknown way of packing', () => patched(book(), 10, 99, 2), 'broken'],
  ['a directory that says ten entries', () => patchedEnd(book(), 10, 10, 2), 'broken'],
  ['a directory that hides entries', () => patchedEnd(book(), 10, 1, 2), 'broken'],
  ['a part of two names', () => renamed(book()), 'broken'],
  ['a directory outside the file', () => patchedEnd(book(), 16, 0x7fffffff, 4), 'broken'],
  ['sixty-five thousand entries', () => patchedEnd(book(), 10, 0xffff, 2), 'broken'],
  [
    'three thousand empty entries',
    () => book({ more: Array.from({ length: 3000 }, (_, at) => ({ name: `p${at}`, body: '' })) }),
    'broken',
  ],
  ['an archive cut in half', () => cut(book(), 0.5), 'broken'],
  ['an archive without its last byte', () => book().subarray(0, -1), 'broken'],
  ['four letters of an archive', () => Buffer.from('PK\x03\x04'), 'broken'],
  [
    'an archive of noise',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000, 0xa5)]),
    'broken',
  ],
  ['two sheets of one name', () => zipOf([...parts(), ...parts().slice(3)]), 'broken'],
  ['two names that differ by case', () => withPart('XL/Workbook.xml', workbook()), 'broken'],
  ['a name that climbs out', () => withPart('../../etc/cron.d/x'), 'unsafe'],
  ['a name from the root', () => withPart('/etc/passwd'), 'unsafe'],
  ['a name with backslashes', () => withPart('..\\..\\x.exe'), 'unsafe'],
  ['a name with a control character', () => withPart('xl/\u0001x'), 'unsafe'],
  ['macros', () => withPart('xl/vbaProject.bin'), 'macros'],
  ['macros in another case', () => withPart('XL/VBAPROJECT.BIN'), 'macros'],
  ['a sheet of old macros', () => withPart('xl/macrosheets/sheet1.xml', '<x/>'), 'macros'],
  [
    'a billion laughs in the sheet',
    () => withSheet(billionLaughs + sheet(row(text('&a8;')))),
    'unsafe',
  ],
  [
    'a billion laughs in the shared texts',
    () => book(shared(`${billionLaughs}<sst><si><t>&a8;</t></si></sst>`)),
    'unsafe',
  ],
  ['a document type in the workbook', () => book({ workbook: doctype(workbook()) }), 'unsafe'],
  ['a document type in the relations', () => book({ rels: doctype(rels()) }), 'unsafe'],
  ['an entity that nobody declared', () => withRows(row(text('&secret;'))), 'unsafe'],
  ['a character that is none', () => withRows(row(text('&#0;'))), 'broken'],
  ['half a character', () => withRows(row(text('&#xD800;'))), 'broken'],
  [
    'bytes that are no UTF-8',
    () =>
      zipOf([
        ...parts().slice(0, 3),
        {
          name: 'xl/worksheets/sheet1.xml',
          body: Buffer.from(sheet(two).replace('Ann', '\xff'), 'latin1') as never,
        },
      ]),
    'broken',
  ],
  [
    'a sheet outside the file',
    () =>
      book({
        rels: '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="http://127.0.0.1/s.xml" TargetMode="External"/></Relationships>',
      }),
    'empty',
  ],
  ['a sheet above the archive', () => book({ rels: rels('../../../../etc/passwd') }), 'broken'],
  [
    'a workbook without sheets',
    () => book({ workbook: '<workbook><sheets/></workbook>' }),
    'empty',
  ],
  [
    'a workbook whose sheets are all hidden',
    () =>
      book({
        workbook:
          '<workbook><sheets><sheet name="S" state="veryHidden" r:id="rId1"/></sheets></workbook>',
      }),
    'empty',
  ],
  [
    'a workbook without a workbook',
    () => zipOf(parts().filter(({ name }) => name !== 'xl/workbook.xml')),
    'broken',
  ],
  [
    'tags that do not match',
    () => withSheet('<worksheet><sheetData><row><c></row></sheetData></worksheet>'),
    'broken',
  ],
  ['a sheet that never ends', () => withSheet('<worksheet><sheetData><row>'), 'broken'],
  [
    'a tag that never ends',
    () => withSheet(`<worksheet ${many(50_000, (n) => `a${n}="${n}" `)}`),
    'unsafe',
  ],
  ['ten thousand levels', () => withSheet('<a>'.repeat(10_000)), 'unsafe'],
  ['no XML at all', () => withSheet('hello'), 'broken'],
  ['a million columns', () => withRows(refs(1_000_000)), 'tooManyColumns'],
  [
    'a column past the last',
    () => withRows('<row><c r="ZZZZ3" t="n"><v>1</v></c></row>'),
    'tooManyColumns',
  ],
  ['a column that is none', () => withRows('<row><c r="-1" t="n"><v>1</v></c></row>'), 'broken'],
  ['a row before the first', () => withRows('<row r="-5"><c t="n"><v>1</v></c></row>'), 'broken'],
  [
    'a row past the last',
    () => withRows('<row r="99999999999"><c t="n"><v>1</v></c></row>'),
    'broken',
  ],
  [
    'rows that go backwards',
    () => withSheet(sheet(`<row r="5">${text('a')}</row><row r="2">${text('b')}</row>`)),
    'broken',
  ],
  [
    'one cell twice',
    () => withRows('<row><c r="A3" t="n"><v>1</v></c><c r="A3" t="n"><v>2</v></c></row>'),
    'broken',
  ],
  [
    'seventy thousand rows',
    () => withRows(many(70_000, (n) => `<row><c t="n"><v>${n}</v></c></row>`)),
    'tooManyRows',
  ],
  ['a million empty rows', () => withRows(many(1_000_000, (n) => `<row ht="${n}"/>`)), 'read'],
  [
    'a text of a million characters',
    () => withRows(row(text(Array.from({ length: 1e5 }, (_, at) => `word ${at}`).join(' ')))),
    'cellTooLong',
  ],
  [
    'a shared text that is too long, used',
    () =>
      book({
        sheet: sheet(`${two}<row><c t="s"><v>0</v></c></row>`),
        ...shared(
          `<sst><si><t>${Array.from({ length: 2e4 }, (_, at) => at).join(',')}</t></si></sst>`,
        ),
      }),
    'cellTooLong',
  ],
  [
    'a shared text that does not exist',
    () => withRows('<row><c t="s"><v>123456789</v></c><c t="n"><v>7</v></c></row>'),
    'read',
  ],
  [
    'a formula that starts a program',
    () => withRows('<row><c t="str"><f>cmd|"/c calc"!A1</f><v>x</v></c></row>'),
    'read',
  ],
  ['a text that looks like a formula', () => withRows(row(text('=HYPERLINK("http://x")'))), 'read'],
  ['marks that turn the text around', () => withRows(row(text('\u202egpj.exe\u2066'))), 'read'],
  [
    'numbers that are none',
    () => withRows('<row><c t="n"><v>NaN</v></c><c t="n"><v>1e999</v></c></row>'),
    'read',
  ],
  [
    'a dimension of four billion',
    () =>
      withSheet(
        `<worksheet><dimension ref="A1:XFD4294967295"/><sheetData>${two}</sheetData></worksheet>`,
      ),
    'read',
  ],
  [
    'negative dimensions',
    () =>
      withSheet(`<worksheet><dimension ref="A-1:B-9"/><sheetData>${two}</sheetData></worksheet>`),
    'read',
  ],
  [
    'a text file with a quote left open',
    () => Buffer.from(`name,phone\n"Ann,1\n${'x,1\n'.repeat(1000)}`),
    'broken',
  ],
  [
    'a text file of a million columns',
    () => Buffer.from(`name\n${'a,'.repeat(1_000_000)}`),
    'tooManyColumns',
  ],
  ['a text file with zero bytes', () => Buffer.from('name,phone\nAnn\0,1\n'), 'broken'],
  [
    'a text file of one endless line',
    () => Buffer.from(`name\n${'x'.repeat(5_000_000)}`),
    'cellTooLong',
  ],
  ['nothing but a byte order mark', () => Buffer.from('\ufeff'), 'empty'],
  ['an empty file', () => Buffer.alloc(0), 'empty'],
];
