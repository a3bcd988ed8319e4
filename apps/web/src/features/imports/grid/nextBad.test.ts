import type { ImportField, ImportRow } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { badColumns, nextBad, type Rows } from './nextBad.ts';

const fields = ['name', 'phone', 'city'].map(
  (name): ImportField => ({ name, label: name, required: false, unless: null, options: null }),
);

const row = (rowNo: number, ...bad: string[]): ImportRow => ({
  rowNo,
  state: bad.length > 0 ? 'bad' : 'valid',
  cells: ['', '', ''],
  issues: Object.fromEntries(bad.map((name) => [name, 'wrong'])),
  repeated: false,
  price: null,
  head: rowNo,
  heldBack: false,
  made: null,
});

const list = (rows: ImportRow[]) => {
  const asked: number[] = [];
  const source: Rows = {
    count: rows.length,
    at: async (index) => {
      asked.push(index);
      return rows[index];
    },
  };
  return { source, asked };
};

// Every third line of the file is empty and has no row; a bad row comes seldom.
const sheet = Array.from({ length: 15_000 }, (_, n) => n + 2)
  .filter((rowNo) => rowNo % 3 !== 0)
  .map((rowNo) =>
    rowNo % 1_000 === 2
      ? row(rowNo, 'phone', 'city')
      : rowNo === 5_000
        ? row(rowNo, '')
        : row(rowNo),
  );
const badRows = sheet.filter(({ state }) => state === 'bad');
const walk = (at: { row: number; column: number }, rows = sheet) => {
  const shown = list(rows);
  const bad = list(badRows);
  return nextBad(at, fields, { shown: shown.source, bad: bad.source }).then((found) => ({
    found: found && { rowNo: rows[found.row]?.rowNo, column: found.column },
    asked: shown.asked.length + bad.asked.length,
  }));
};
const placeOf = (rowNo: number) => sheet.findIndex((one) => one.rowNo === rowNo);

test('the row as a whole comes before its cells', () => {
  expect(badColumns(row(2, 'city', '', 'name'), fields)).toEqual([0, 1, 3]);
});

test('goes on in the row, then to the next bad one however far', async () => {
  expect((await walk({ row: 0, column: 0 })).found).toEqual({ rowNo: 2, column: 2 });
  expect((await walk({ row: 0, column: 2 })).found).toEqual({ rowNo: 2, column: 3 });
  const far = await walk({ row: 0, column: 3 });
  expect(far.found).toEqual({ rowNo: 2_002, column: 2 });
  expect(far.asked).toBeLessThan(40);
  expect((await walk({ row: placeOf(4_999), column: 3 })).found).toEqual({
    rowNo: 5_000,
    column: 0,
  });
});

test('behind the last comes the first', async () => {
  const last = sheet.length - 1;
  expect((await walk({ row: last, column: 0 })).found).toEqual({ rowNo: 2, column: 2 });
});

test('among the bad rows alone it works as well', async () => {
  expect((await walk({ row: 0, column: 3 }, badRows)).found?.rowNo).toBe(badRows[1]?.rowNo);
});

test('where nothing is wrong it leads nowhere', async () => {
  const rows: Rows = { count: 2, at: async (index) => [row(2), row(3)][index] };
  const none: Rows = { count: 0, at: async () => undefined };
  expect(await nextBad({ row: 0, column: 0 }, fields, { shown: rows, bad: none })).toBeNull();
});
