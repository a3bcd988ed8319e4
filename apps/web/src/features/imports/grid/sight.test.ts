import { expect, test } from 'vitest';
import { columnsInSight, rowHeight, rowsInSight, windowsOf } from './sight.ts';

test('draws what is in sight and a little more', () => {
  expect(rowsInSight(0, 360, 10_000)).toEqual({ from: 0, to: 16 });
  expect(rowsInSight(rowHeight * 500, 360, 10_000)).toEqual({ from: 494, to: 516 });
  expect(rowsInSight(rowHeight * 9_990, 360, 10_000)).toEqual({ from: 9_984, to: 10_000 });
  expect(rowsInSight(0, 360, 0)).toEqual({ from: 0, to: 0 });
});

test('and of the columns the same', () => {
  const widths = [100, 200, 100, 100, 100, 100];
  expect(columnsInSight(widths, 0, 250)).toEqual({ from: 0, to: 3 });
  expect(columnsInSight(widths, 320, 100)).toEqual({ from: 1, to: 5 });
  expect(columnsInSight(widths, 600, 100)).toEqual({ from: 4, to: 6 });
  expect(columnsInSight([], 0, 100)).toEqual({ from: 0, to: 0 });
});

test('rows come in windows of a hundred', () => {
  expect(windowsOf({ from: 0, to: 30 })).toEqual([0]);
  expect(windowsOf({ from: 90, to: 130 })).toEqual([0, 1]);
  expect(windowsOf({ from: 100, to: 200 })).toEqual([1]);
  expect(windowsOf({ from: 0, to: 0 })).toEqual([0]);
});
