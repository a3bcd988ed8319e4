import { expect, test } from 'vitest';
import { areaOf, isOne, laidOver, textColumns } from './area.ts';

test('an area lies between its corners, whichever comes first', () => {
  const area = { top: 2, bottom: 5, left: 1, right: 3 };
  expect(areaOf({ row: 5, column: 1 }, { row: 2, column: 3 }, 9)).toEqual(area);
  expect(areaOf({ row: 2, column: 3 }, { row: 5, column: 1 }, 9)).toEqual(area);
  expect(isOne(area)).toBe(false);
  expect(isOne(areaOf({ row: 2, column: 3 }, null, 9))).toBe(true);
});

test('a row number stands for its whole row', () => {
  const area = areaOf({ row: 2, column: 0 }, { row: 3, column: 0 }, 4);
  expect(area).toEqual({ top: 2, bottom: 3, left: 0, right: 4 });
  expect(textColumns(area)).toEqual([1, 2, 3, 4]);
  expect(isOne(areaOf({ row: 2, column: 0 }, null, 4))).toBe(true);
});

test('a block is repeated over an area that is a multiple of it, and else lies as it is', () => {
  const area = { top: 0, bottom: 3, left: 2, right: 3 };
  expect(laidOver([['x']], area)).toEqual(Array(4).fill(['x', 'x']));
  expect(
    laidOver(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      area,
    ),
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const three = [['a'], ['b'], ['c']];
  expect(laidOver(three, area)).toBe(three);
});
