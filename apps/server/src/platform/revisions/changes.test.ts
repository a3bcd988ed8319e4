import { expect, test } from 'vitest';
import { changesBetween, mergeChanges } from './changes.ts';

test('only what differs is told, by its place in the form', () => {
  const before = { name: 'A', tags: ['x'], terms: { divisor: 6000, limits: { maxKg: 30 } } };
  const after = { name: 'B', tags: ['x'], terms: { divisor: 6000, limits: { maxKg: 20 } } };
  expect(changesBetween(before, after)).toEqual([
    { field: 'name', from: 'A', to: 'B' },
    { field: 'terms.limits.maxKg', from: 30, to: 20 },
  ]);
});

test('empty, null and left out are the same nothing', () => {
  const changes = changesBetween({ a: '', b: null, c: [], d: 'x' }, { a: undefined, b: '', d: '' });
  expect(changes).toEqual([{ field: 'd', from: 'x', to: null }]);
});

test('items of a list are told apart by their names, or by their place', () => {
  const before = { rows: [{ zone: 'A', perKg: '48' }, { zone: 'B' }], boxes: [{ weight: 1 }] };
  const after = { rows: [{ zone: 'C' }, { zone: 'A', perKg: '49' }], boxes: [{ weight: 2 }] };
  const names = { rows: ({ zone }: { zone: string }) => zone };
  expect(changesBetween(before, after, names)).toEqual([
    { field: 'rows.perKg', item: 'A', from: '48', to: '49' },
    { field: 'rows', item: 'B', from: 'B', to: null },
    { field: 'rows', item: 'C', from: null, to: 'C' },
    { field: 'boxes.weight', item: '1', from: 1, to: 2 },
  ]);
});

test('a secret is never told', () => {
  const before = { password: 'a', settings: { apiToken: '1' } };
  expect(changesBetween(before, { password: 'b', settings: { apiToken: '2' } })).toEqual([]);
});

test('several changes are one: from what it was first to what it is now', () => {
  const steps = [
    [
      { field: 'a', from: 1, to: 2 },
      { field: 'b', from: 'x', to: 'y' },
    ],
    [
      { field: 'a', from: 2, to: 3 },
      { field: 'b', from: 'y', to: 'x' },
    ],
  ];
  expect(mergeChanges(steps)).toEqual([{ field: 'a', from: 1, to: 3 }]);
});
