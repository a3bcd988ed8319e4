import { expect, test } from 'vitest';
import { arranged, inOrder, move, show, type TableSettings } from './settings.ts';
import type { Column } from './types.ts';

const columns: Column<object>[] = [
  { key: 'no', title: 'No', keep: true, pin: 'start' },
  { key: 'name', title: 'Name' },
  { key: 'status', title: 'Status', width: 90 },
  { key: 'note', title: 'Note', hidden: true },
];
const keys = (settings: TableSettings) => arranged(columns, settings).map(({ key }) => key);

test('without settings the page decides', () => {
  expect(keys({})).toEqual(['no', 'name', 'status']);
  expect(arranged(columns, {})[2]).toMatchObject({ width: 90, pin: undefined });
});

test('a person hides, shows, orders, pins and widens', () => {
  expect(keys({ hidden: ['name', 'no'] })).toEqual(['no', 'status']);
  expect(keys({ shown: ['note'] })).toEqual(['no', 'name', 'status', 'note']);
  expect(keys({ order: ['status', 'name', 'no'] })).toEqual(['no', 'status', 'name']);
  expect(keys({ pins: { status: 'start', no: 'none' } })).toEqual(['status', 'no', 'name']);
  expect(arranged(columns, { widths: { name: 5 } })[1]?.width).toBe(56);
});

test('a column that came after the settings were saved stands beside its neighbour', () => {
  const order = ['status', 'no'];
  expect(inOrder(columns, order).map(({ key }) => key)).toEqual(['status', 'note', 'no', 'name']);
  expect(inOrder(columns, ['gone']).map(({ key }) => key)).toEqual([
    'no',
    'name',
    'status',
    'note',
  ]);
});

test('showing and hiding twice leaves no trace', () => {
  const [, name, , note] = columns as [Column<object>, Column<object>, unknown, Column<object>];
  expect(show(show({}, name, false), name, true)).toEqual({ hidden: [] });
  expect(show(show({}, note, true), note, false)).toEqual({ shown: [] });
});

test('a column moves within the list and never out of it', () => {
  expect(move(columns, {}, 'status', 0).order).toEqual(['status', 'no', 'name', 'note']);
  expect(move(columns, {}, 'no', 99).order).toEqual(['name', 'status', 'note', 'no']);
});
