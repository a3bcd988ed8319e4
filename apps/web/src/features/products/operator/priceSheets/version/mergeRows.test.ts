import { expect, test } from 'vitest';
import { mergeRows } from './mergeRows.ts';

const row = (zone: string, perKg: string) => ({ zone, perKg });
const merge = (base: string[][], mine: string[][], theirs: string[][]) => {
  const rows = (list: string[][]) => list.map(([zone = '', perKg = '']) => row(zone, perKg));
  return mergeRows(
    { base: rows(base), mine: rows(mine), theirs: rows(theirs) },
    ({ zone }) => zone,
  ).map(({ zone, perKg }) => `${zone} ${perKg}`);
};

test('each keeps what only they changed; where both did, mine stands', () => {
  const base = [
    ['A', '48'],
    ['B', '50'],
    ['C', '60'],
  ];
  const mine = [
    ['A', '49'],
    ['B', '51'],
    ['C', '60'],
  ];
  const theirs = [
    ['A', '48'],
    ['B', '52'],
    ['C', '61'],
  ];
  expect(merge(base, mine, theirs)).toEqual(['A 49', 'B 51', 'C 61']);
});

test('rows added by either are there, and rows removed by either are not', () => {
  const base = [
    ['A', '1'],
    ['B', '2'],
    ['C', '3'],
  ];
  const mine = [
    ['A', '1'],
    ['B', '2'],
    ['M', '9'],
  ];
  const theirs = [
    ['B', '2'],
    ['C', '3'],
    ['T', '8'],
  ];
  expect(merge(base, mine, theirs)).toEqual(['B 2', 'M 9', 'T 8']);
});

test('a row changed here that they removed is kept: nothing typed is lost', () => {
  expect(merge([['A', '1']], [['A', '2']], [])).toEqual(['A 2']);
});
