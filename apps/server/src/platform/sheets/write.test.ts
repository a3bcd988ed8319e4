import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { formats, money, moneyNamed, time } from './formats.ts';
import { type CellValue, type SheetColumn, writeRows } from './write.ts';

const columns: SheetColumn[] = [
  { title: '订单号' },
  { title: '重量', format: formats.kg },
  { title: '费用', format: '#,##0.00' },
  { title: '时间', format: formats.time },
];

async function* from(rows: CellValue[][]) {
  yield* rows;
}
const bytesOf = async (rows: AsyncIterable<CellValue[]>, perSheet?: number) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeRows('订单/a', columns, rows, perSheet)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
// hucre's reader is none of ours, as a merchant's spreadsheet program is none of ours.
const opened = async (rows: CellValue[][], perSheet?: number) =>
  readXlsx(await bytesOf(from(rows), perSheet), { readStyles: true });

test('numbers, money and dates are such, each with its format; text is text', async () => {
  const at = time('2026-11-15 23:59:59');
  const { sheets } = await opened([
    ['00123', 0.28, money('28.00', 'CNY'), at],
    ['=1+1', 12, money('1200', 'JPY'), null],
    ['+86 138', 1, moneyNamed('-1.234', 'KWD'), ''],
  ]);
  const [sheet] = sheets;
  expect(sheet?.rows[0]).toEqual(columns.map(({ title }) => title));
  const cell = (row: number, column: number) => sheet?.cells?.get(`${row},${column}`);
  const told = (row: number, column: number) => [
    cell(row, column)?.value,
    cell(row, column)?.style?.numFmt,
  ];
  expect(told(1, 0)).toEqual(['00123', '@']);
  expect(told(1, 1)).toEqual([0.28, '0.000']);
  expect(told(1, 2)).toEqual([28, '#,##0.00']);
  expect(told(1, 3)).toEqual([new Date('2026-11-15T23:59:59Z'), formats.time]);
  expect(told(2, 0)).toEqual(['=1+1', '@']);
  expect(cell(2, 0)?.formula).toBeUndefined();
  expect(told(2, 2)).toEqual([1200, '#,##0']);
  expect(told(3, 2)).toEqual([-1.234, '#,##0.000 "KWD"']);
});

test('the headings stay in sight and filter all rows', async () => {
  const { sheets } = await opened([
    ['a', 1, 2, null],
    ['b', 1, 2, null],
  ]);
  expect(sheets[0]?.freezePane).toEqual({ rows: 1 });
  expect(sheets[0]?.autoFilter).toMatchObject({ range: 'A1:D3' });
  expect(sheets[0]?.name).toBe('订单 a');
});

test('what does not fit one sheet goes on in the next, under the same headings', async () => {
  const rows = Array.from({ length: 7 }, (_, n): CellValue[] => [`A${n}`, n, null, null]);
  const { sheets } = await opened(rows, 4);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['订单 a', 4],
    ['订单 a_2', 4],
    ['订单 a_3', 2],
  ]);
  expect(sheets[2]?.rows).toEqual([
    columns.map(({ title }) => title),
    expect.arrayContaining(['A6', 6]),
  ]);
  expect(sheets[2]?.autoFilter).toMatchObject({ range: 'A1:D2' });
});

test('nothing to write is a sheet of headings', async () => {
  expect((await opened([])).sheets.map(({ rows }) => rows.length)).toEqual([1]);
});

test('text that XML or a spreadsheet would take otherwise comes back as it was', async () => {
  const texts = [
    '<b>&"\'</b>',
    ' two  spaces ',
    'line\nbreak',
    '_x0041_',
    '😀 é',
    'a\u0000b\ud800',
  ];
  const { sheets } = await opened(texts.map((text) => [text, null, null, null]));
  expect(sheets[0]?.rows.slice(1).map(([text]) => text)).toEqual([
    '<b>&"\'</b>',
    ' two  spaces ',
    'line\nbreak',
    '_x0041_',
    '😀 é',
    'ab\ufffd',
  ]);
});

test('who stops reading ends what gives the rows; what fails there is told', async () => {
  let ended = false;
  async function* endless(): AsyncGenerator<CellValue[]> {
    try {
      for (let n = 0; ; n += 1) yield [`${n}`, n, n, null];
    } finally {
      ended = true;
    }
  }
  let chunks = 0;
  for await (const _ of writeRows('S', columns, endless())) {
    chunks += 1;
    if (chunks > 5) break;
  }
  await expect.poll(() => ended).toBe(true);
  async function* failing(): AsyncGenerator<CellValue[]> {
    yield ['a', 1, 1, null];
    throw new Error('gone');
  }
  await expect(bytesOf(failing())).rejects.toThrow('gone');
});
