import type { ImportField } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { belongs, blockEdits, edited, type GridRow, joins, reasonsOf } from './rows.ts';

const fields = ['name', 'phone', 'city'].map(
  (name): ImportField => ({ name, label: name, required: false, unless: null, options: null }),
);
const row = (rowNo: number, more: Partial<GridRow> = {}): GridRow => ({
  rowNo,
  state: 'valid',
  cells: ['a', 'b', 'c'],
  issues: {},
  repeated: false,
  price: null,
  head: rowNo,
  heldBack: false,
  made: null,
  ...more,
});

test('a row that its commit refused is among the bad', () => {
  expect(belongs({ state: 'refused', repeated: false }, 'bad')).toBe(true);
  expect(belongs({ state: 'valid', repeated: false }, 'bad')).toBe(false);
  expect(belongs({ state: 'bad', repeated: true }, 'repeated')).toBe(true);
  expect(belongs({ state: 'committed', repeated: false }, 'committed')).toBe(true);
  expect(belongs({ state: 'committed', repeated: false }, 'all')).toBe(true);
});

test('a row joins the one above only where both are of one thing', () => {
  expect(joins(row(3, { head: 2 }), row(2))).toBe(true);
  expect(joins(row(4, { head: 2 }), row(3, { head: 2 }))).toBe(true);
  expect(joins(row(4), row(3, { head: 2 }))).toBe(false);
  // Its first row is filtered out.
  expect(joins(row(9, { head: 8 }), row(3, { head: 2 }))).toBe(false);
  expect(joins(row(9, { head: 8 }))).toBe(false);
});

test('an edit shows at once, without what was wrong before', () => {
  const before = row(5, { issues: { phone: 'wrong', city: 'wrong' } });
  expect(
    edited(before, [{ rowNo: 5, field: 'phone', value: 'x', seen: 'b' }], fields),
  ).toMatchObject({
    cells: ['a', 'x', 'c'],
    issues: { city: 'wrong' },
    saving: ['phone'],
  });
  expect(edited(before, [{ rowNo: 6, field: 'phone', value: 'x', seen: 'b' }], fields)).toBe(
    before,
  );
});

test('a pasted block fills what it covers and leaves alone what it can not change', () => {
  const rows = [
    row(2),
    row(4, { state: 'committed' }),
    row(5),
    row(6, { state: 'skipped' }),
    undefined,
  ];
  const block = [['1', 'b2', 'over'], ['3'], ['b', '6'], ['7'], ['8']];
  const columns = [
    { name: 'phone', at: 1 },
    { name: 'city', at: 2 },
  ];
  expect(blockEdits(block, rows, columns, 0)).toEqual([
    { rowNo: 2, field: 'phone', value: '1', seen: 'b' },
    { rowNo: 2, field: 'city', value: 'b2', seen: 'c' },
    { rowNo: 5, field: 'city', value: '6', seen: 'c' },
  ]);
});

test('all reasons of a row stand together, those of the whole row first', () => {
  const issues = { city: 'no city', '': 'twice', phone: 'too short' };
  expect(reasonsOf({ issues }, fields, '：')).toEqual(['twice', 'phone：too short', 'no city']);
  expect(reasonsOf({ issues: {} }, fields, ': ')).toEqual([]);
});
