import { expect, test } from 'vitest';
import { moved } from './moves.ts';

const size = { rows: 100, columns: 5, page: 10 };
const at = { row: 50, column: 2 };

test.each<[string, boolean, [number, number]]>([
  ['ArrowUp', false, [49, 2]],
  ['ArrowDown', false, [51, 2]],
  ['ArrowLeft', false, [50, 1]],
  ['ArrowRight', false, [50, 3]],
  ['ArrowDown', true, [99, 2]],
  ['Home', false, [50, 0]],
  ['End', false, [50, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 4]],
  ['PageUp', false, [40, 2]],
  ['PageDown', false, [60, 2]],
])('%s leads on (far: %s)', (key, far, [row, column]) => {
  expect(moved(key, far, at, size)).toEqual({ row, column });
});

test('nothing leads over the edge, and other keys lead nowhere', () => {
  expect(moved('PageUp', false, { row: 3, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(moved('ArrowRight', false, { row: 3, column: 4 }, size)).toEqual({ row: 3, column: 4 });
  expect(moved('ArrowDown', false, { row: 0, column: 0 }, { ...size, rows: 0 })?.row).toBe(0);
  expect(moved('a', false, at, size)).toBeNull();
});
