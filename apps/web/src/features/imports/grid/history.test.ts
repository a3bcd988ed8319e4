import { expect, test } from 'vitest';
import { type Change, noHistory, noted, stepBack, stepOn, turned, without } from './history.ts';

const cell = (rowNo: number, from: string, to: string): Change => ({
  cells: [{ rowNo, field: 'city', from, to }],
});

test('what was done is taken back and done again, the latest first', () => {
  const both = noted(noted(noHistory, cell(2, 'a', 'b')), cell(3, 'c', 'd'));
  const back = stepBack(both);
  expect(back.undone).toEqual([cell(3, 'c', 'd')]);
  expect(stepOn(back)).toEqual(both);
  expect(noted(back, cell(4, 'e', 'f')).undone).toEqual([]);
});

test('a change turned round leads back, its last step first', () => {
  const change = {
    cells: [
      { rowNo: 2, field: 'city', from: 'a', to: 'b' },
      { rowNo: 2, field: 'city', from: 'b', to: 'c' },
    ],
  };
  expect(turned(change)).toEqual({
    cells: [
      { rowNo: 2, field: 'city', from: 'c', to: 'b' },
      { rowNo: 2, field: 'city', from: 'b', to: 'a' },
    ],
  });
  expect(turned({ rowNos: [3], skipped: true })).toEqual({ rowNos: [3], skipped: false });
});

test('what was lost on its way can not be taken back; the rest can', () => {
  const skip: Change = { rowNos: [2], skipped: true };
  const history = noted(noted(noted(noHistory, cell(2, 'a', 'b')), cell(3, 'c', 'd')), skip);
  expect(without(history, [{ rowNo: 2, field: 'city' }]).done).toEqual([cell(3, 'c', 'd'), skip]);
});
